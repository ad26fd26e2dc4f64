import { createContext, useContext } from 'react'
import type { OnboardingField } from '#domain/leads/onboarding.schema.ts'
import type { Answers } from './+data.ts'

/** Something that is done to a control. */
type Listener = (event: { target: unknown; type?: unknown }) => unknown

/** The name of a control, and what listens to it once the checking code is there. */
export type Control = {
  name: string
  onChange?: Listener
  onBlur?: Listener
  ref?: (element: HTMLElement | null) => void
}

/** What a control of the brief has to know, wherever it stands. */
type Brief = {
  answers: Answers
  /** What is said under a field. */
  errorOf: (field: string) => string | undefined
  control: (field: OnboardingField) => Control
}

export const BriefContext = createContext<Brief | null>(null)

export function useBrief(): Brief {
  const brief = useContext(BriefContext)
  if (!brief) throw new Error('A control stands outside the brief')
  return brief
}
