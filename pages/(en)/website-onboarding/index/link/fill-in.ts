import { onboardingFields } from '#domain/leads/onboarding.schema.ts'
import type { Copy } from './copy.schema.ts'

/**
 * Replaces what stands in the form by these answers, as if somebody had typed them: what checks the form, counts its parts
 * and keeps it on the device notices. Files and hidden fields stay.
 */
export function fillIn(form: HTMLFormElement, answers: Copy['answers']): void {
  for (const control of form.elements) {
    if (!isAnswer(control)) continue
    const values = Object.hasOwn(answers, control.name) ? (answers[control.name] ?? []) : []
    if (control instanceof HTMLInputElement && control.type === 'checkbox') {
      if (control.checked !== values.includes(control.value)) control.click()
    } else if (control.value !== (values[0] ?? '')) {
      type(control, values[0] ?? '')
    }
  }
}

type Control = HTMLInputElement | HTMLTextAreaElement

const isAnswer = (element: Element): element is Control =>
  (element instanceof HTMLTextAreaElement ||
    (element instanceof HTMLInputElement && element.type !== 'hidden' && element.type !== 'file')) &&
  onboardingFields.some((field) => field === element.name)

/** React compares with the value that it was told last, so it must not be told this one. */
function type(control: Control, value: string): void {
  const setter = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value')?.set
  setter?.call(control, value)
  control.dispatchEvent(new Event('input', { bubbles: true }))
}
