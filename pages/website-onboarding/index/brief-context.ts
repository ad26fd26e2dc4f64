import { createContext, useContext } from 'react'
import type { OnboardingField } from '#domain/leads/onboarding.schema.ts'
import type { Answers } from './+data.ts'

type Listener = (event: { target: unknown; type?: unknown }) => unknown

/** Props of a control: its name, and its event handlers once the validation code is loaded. */
export type Control = {
  name: string
  onChange?: Listener
  onBlur?: Listener
  ref?: (element: HTMLElement | null) => void
}

type Brief = {
  answers: Answers
  errorOf: (field: string) => string | undefined
  control: (field: OnboardingField) => Control
}

export const BriefContext = createContext<Brief | null>(null)

export function useBrief(): Brief {
  const brief = useContext(BriefContext)
  if (!brief) throw new Error('A control stands outside the brief')
  return brief
}
