import type { Draft } from './draft.schema.ts'

/**
 * Puts kept answers into these fields of the form. A field that somebody has changed since the page arrived stays as it is,
 * and what the page arrived with is not replaced by nothing. Returns whether there was anything to put back.
 */
export function putBack(
  form: HTMLFormElement,
  answers: Draft['answers'],
  fields: readonly string[],
): boolean {
  let isAny = false
  for (const field of fields) {
    const values = Object.hasOwn(answers, field) ? answers[field] : undefined
    if (!values?.some((value) => value !== '')) continue
    const controls = [...form.elements].filter(isControl).filter(({ name }) => name === field)
    if (controls.some(isTouched)) continue
    for (const control of controls) {
      if (control instanceof HTMLInputElement && control.type === 'checkbox') {
        control.checked = values.includes(control.value)
        isAny ||= control.checked
      } else {
        control.value = values[0] ?? ''
        isAny ||= control.value !== ''
      }
    }
  }
  return isAny
}

type Control = HTMLInputElement | HTMLTextAreaElement

/** Not the hidden fields and the files. */
const isControl = (element: Element): element is Control =>
  element instanceof HTMLTextAreaElement ||
  (element instanceof HTMLInputElement && element.type !== 'hidden' && element.type !== 'file')

const isTouched = (control: Control): boolean =>
  control instanceof HTMLInputElement && control.type === 'checkbox'
    ? control.checked !== control.defaultChecked
    : control.value !== control.defaultValue
