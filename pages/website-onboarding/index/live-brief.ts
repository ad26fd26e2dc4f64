import { zodResolver } from '@hookform/resolvers/zod'
import { createFormControl, type FieldErrors } from 'react-hook-form'
import { config } from 'zod/mini'
import {
  normalised,
  type Onboarding,
  type OnboardingField,
  type OnboardingInput,
  onboardingFields,
  onboardingSchema,
  readOnboarding,
} from '#domain/leads/onboarding.schema.ts'
import { onboardingMessages } from '#locales/en/onboarding-messages.ts'
import { showToast, wantToasts } from '#renderer/ui/toast/toasts.ts'
import { Sent } from '../sent.tsx'
import type { Faults } from './+data.ts'
import type { Control } from './brief-context.ts'
import { answersIn } from './completion.ts'
import { createDraftKeeper } from './draft/draft-keeper.ts'
import { putBack } from './draft/put-back.ts'
import type { DraftCode } from './draft/use-draft.ts'
import { sendBrief } from './send-brief.ts'

// Its compiled parsers use eval, which the content security policy refuses.
config({ jitless: true })

export const draftCode: DraftCode = { createDraftKeeper, putBack, fields: onboardingFields }

export type LiveBrief = {
  control: (field: OnboardingField) => Control
  /** The fields that the form could not be sent with as it stands. */
  unready: () => string[]
  /** What the server has against some fields. */
  refuse: (faults: Faults) => void
  submit: (then: { taken: (brief: Onboarding) => unknown; refused: (faults: Faults) => unknown }) => void
  sendBrief: typeof sendBrief
  showToast: typeof showToast
  /** What the form gives way to. */
  Sent: typeof Sent
}

/**
 * Checks the form from here on. Starts from what stands in it: people may have typed before this code arrived.
 * `faults` are those the form came back with.
 */
export function createLiveBrief(
  form: HTMLFormElement,
  faults: Faults,
  onFaults: (faults: Faults) => void,
): LiveBrief {
  const { register, handleSubmit, setError, subscribe } = createFormControl<
    OnboardingInput,
    unknown,
    Onboarding
  >({
    defaultValues: inputIn(form),
    resolver: zodResolver(onboardingSchema),
    // A fault leaves as soon as it is corrected.
    mode: Object.keys(faults).length > 0 ? 'onChange' : 'onSubmit',
    // The summary takes the focus.
    shouldFocusError: false,
  })
  const refuse = (found: Faults) => {
    for (const field of onboardingFields) {
      const message = found[field]
      if (message) setError(field, { message })
    }
  }
  // What was corrected before this code arrived is none any more
  const remaining = Object.fromEntries(Object.entries(faults).filter(([field]) => !isChanged(form, field)))
  refuse(remaining)
  onFaults(remaining)
  subscribe({ formState: { errors: true }, callback: ({ errors = {} }) => onFaults(saidOf(errors)) })
  // The region stands ready before there is anything to say.
  wantToasts()

  return {
    control: (field) => register(field),
    unready() {
      const reading = readOnboarding(answersIn(form, onboardingFields))
      return reading.ok ? [] : Object.keys(reading.faults)
    },
    refuse,
    submit({ taken, refused }) {
      void handleSubmit(taken, (errors) => refused(saidOf(errors)))()
    },
    sendBrief,
    showToast,
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

function inputIn(form: HTMLFormElement): OnboardingInput {
  const reading = normalised(answersIn(form, onboardingFields))
  return reading as OnboardingInput
}

/** The schema speaks in keys, the server in sentences. */
function saidOf(errors: FieldErrors<OnboardingInput>): Faults {
  const faults: Faults = {}
  for (const field of onboardingFields) {
    const message = errors[field]?.message
    if (message === undefined) continue
    faults[field] = Object.hasOwn(onboardingMessages, message)
      ? onboardingMessages[message as keyof typeof onboardingMessages]
      : message
  }
  return faults
}
