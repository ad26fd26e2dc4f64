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
  /** Those the form came back with. */
  faults: Faults
  onFaults: (faults: Faults) => void
  messages: Readonly<Record<string, string>>
}

/** Checks the form from here on. */
export function createLiveBrief({ form, faults, onFaults, messages }: Options) {
  const live = createLiveForm<Onboarding>(onboardingSchema, {
    values: normalised(answersIn(form, onboardingFields)),
    messages,
    onFaults,
    // A fault leaves as soon as it is corrected.
    mode: Object.keys(faults).length > 0 ? 'onChange' : 'onSubmit',
    // The summary takes the focus.
    shouldFocusError: false,
  })
  /** What the server has against some fields; files are none of the form's. */
  const refuse = (found: Faults) =>
    live.refuse(Object.fromEntries(onboardingFields.map((field) => [field, found[field]])))
  // What was corrected before this code arrived is none any more
  const remaining = Object.fromEntries(Object.entries(faults).filter(([field]) => !isChanged(form, field)))
  refuse(remaining)
  onFaults(remaining)
  // The region stands ready before there is anything to say.
  wantToasts()

  return {
    control: (field: OnboardingField): Control => live.control(field),
    /** The fields that keep the form from being sent. */
    unready() {
      const reading = readOnboarding(answersIn(form, onboardingFields))
      return reading.ok ? [] : Object.keys(reading.faults)
    },
    submit: live.submit,
    refuse,
    sendBrief,
    showToast,
    /** What the form gives way to. */
    Sent,
  }
}

/** Whether a field differs from what it came with. */
function isChanged(form: HTMLFormElement, field: string): boolean {
  return [...form.querySelectorAll<HTMLInputElement>('input,textarea')].some(
    ({ name, value, defaultValue, checked, defaultChecked }) =>
      name === field && (value !== defaultValue || checked !== defaultChecked),
  )
}
