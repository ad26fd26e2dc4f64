import type { Draft } from './draft.schema.ts'

/**
 * Restores stored answers into these fields of the form, except fields changed since the page loaded. Never
 * replaces a value with an empty one. Returns whether it restored any value.
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

/** Excludes hidden fields and file inputs. */
const isControl = (element: Element): element is Control =>
  element instanceof HTMLTextAreaElement ||
  (element instanceof HTMLInputElement && element.type !== 'hidden' && element.type !== 'file')

const isTouched = (control: Control): boolean =>
  control instanceof HTMLInputElement && control.type === 'checkbox'
    ? control.checked !== control.defaultChecked
    : control.value !== control.defaultValue
