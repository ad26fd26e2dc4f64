import type { Run } from '../posts/changes.ts'
import { factsEndpoints } from './facts.ts'
import { textsEndpoints } from './own-texts.ts'

/** Histories of what the site says, for the studio. */

export const siteSubjects = ['business', 'catalogue', 'texts'] as const
export type SiteSubject = (typeof siteSubjects)[number]

/** Where a subject is saved, an earlier version of it as well. */
export const endpointOf = (subject: SiteSubject): string =>
  subject === 'texts' ? textsEndpoints.texts : factsEndpoints[subject]

export type SettingsVersion = {
  commit: string
  author: string
  /** ISO 8601. */
  date: string
  /** The subject alone. */
  message: string
  outside?: true
}

/** A field, by its path in the file, that an earlier version has otherwise than the present one. */
export type ChangedValue = { path: string; words: Run[] }

export type SiteHistory = {
  subject: SiteSubject
  versions: SettingsVersion[]
  /** Of the version that was asked for. */
  comparison: {
    commit: string
    changes: ChangedValue[]
    /** What is saved to bring it back, and against which revision. */
    restore: { body: object; revision: string }
  } | null
  /** There is no such version, or it cannot be read. */
  missing: boolean
}
