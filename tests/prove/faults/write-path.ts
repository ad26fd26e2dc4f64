import type { Site } from './site.ts'

export type Answer = {
  ok: boolean
  /** A failure was reported as a problem document. */
  isProper: boolean
  said: string
}

/** `torn` = what is neither as before nor as after. */
export type State = 'before' | 'after' | { torn: string }

export type Attempt = {
  act(): Promise<Answer>
  /** The current state, from the running server or from the files. */
  state(): Promise<State>
}

export type WritePath = {
  name: string
  /** Prepares a new attempt. */
  attempt(site: Site, number: number): Promise<Attempt>
}

export const torn = (what: string): State => ({ torn: what })
