import {
  normalised,
  type Onboarding,
  type OnboardingField,
  onboardingFields,
  onboardingSchema,
  readOnboarding,
} from '#domain/leads/onboarding.schema.ts'
import { createLiveForm } from '#renderer/forms/live-form.ts'
import { showToast, wantToasts } from '#renderer/ui/toast/toasts.ts'
import { Sent } from '../sent.tsx'
import type { Faults } from './+data.ts'
import type { Control } from './brief-context.ts'
import { answersIn } from './completion.ts'
import { createDraftKeeper } from './draft/draft-keeper.ts'
import { putBack } from './draft/put-back.ts'
import type { DraftCode } from './draft/use-draft.ts'
import { sendBrief } from './send-brief.ts'

export const draftCode: DraftCode = { createDraftKeeper, putBack, fields: onboardingFields }

export type LiveBrief = ReturnType<typeof createLiveBrief>

type Options = {
  form: HTMLFormElement
  faults: Faults
  onFaults: (faults: Faults) => void
  messages: Readonly<Record<string, string>>
}

export function createLiveBrief({ form, faults, onFaults, messages }: Options) {
  const live = createLiveForm<Onboarding>(onboardingSchema, {
    values: normalised(answersIn(form, onboardingFields)),
    messages,
    onFaults,
    // An error disappears as soon as it is corrected
    mode: Object.keys(faults).length > 0 ? 'onChange' : 'onSubmit',
    // The error summary takes the focus instead
    shouldFocusError: false,
  })
  /** Shows the server's errors on fields; file errors are not part of this form. */
  const refuse = (found: Faults) =>
    live.refuse(Object.fromEntries(onboardingFields.map((field) => [field, found[field]])))
  // Drops errors that were corrected before this code had loaded
  const remaining = Object.fromEntries(Object.entries(faults).filter(([field]) => !isChanged(form, field)))
  refuse(remaining)
  onFaults(remaining)
  // The live region must exist before it has anything to announce
  wantToasts()

  return {
    control: (field: OnboardingField): Control => live.control(field),
    /** Returns the fields that keep the form from being sent. */
    unready() {
      const reading = readOnboarding(answersIn(form, onboardingFields))
      return reading.ok ? [] : Object.keys(reading.faults)
    },
    submit: live.submit,
    refuse,
    sendBrief,
    showToast,
    /** Replaces the form once the brief is sent. */
    Sent,
  }
}

function isChanged(form: HTMLFormElement, field: string): boolean {
  return [...form.querySelectorAll<HTMLInputElement>('input,textarea')].some(
    ({ name, value, defaultValue, checked, defaultChecked }) =>
      name === field && (value !== defaultValue || checked !== defaultChecked),
  )
}
