import type { Site } from './site.ts'

/** What an operation answered. */
export type Answer = {
  /** It claimed success. */
  ok: boolean
  /** A failure that was told as one: a problem document. */
  isProper: boolean
  said: string
}

/** `torn` says what is neither as before nor as after. */
export type State = 'before' | 'after' | { torn: string }

export type Attempt = {
  /** Does it, once. */
  act(): Promise<Answer>
  /** What is there, by the running server or by the files. */
  state(): Promise<State>
}

export type WritePath = {
  name: string
  /** Prepares something new to be done. */
  attempt(site: Site, number: number): Promise<Attempt>
}

export const torn = (what: string): State => ({ torn: what })
