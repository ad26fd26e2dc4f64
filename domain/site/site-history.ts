import type { Run } from '../posts/changes.ts'
import { factsEndpoints } from './facts.ts'
import { textsEndpoints } from './own-texts.ts'

export const siteSubjects = ['business', 'catalogue', 'texts'] as const
export type SiteSubject = (typeof siteSubjects)[number]

/** Where a subject is saved, also to restore an earlier version. */
export const endpointOf = (subject: SiteSubject): string =>
  subject === 'texts' ? textsEndpoints.texts : factsEndpoints[subject]

export type SettingsVersion = {
  commit: string
  author: string
  /** ISO 8601. */
  date: string
  /** The commit's subject line. */
  message: string
  outside?: true
}

/** A field, by its path in the file, that differs between an earlier version and the current one. */
export type ChangedValue = { path: string; words: Run[] }

export type SiteHistory = {
  subject: SiteSubject
  versions: SettingsVersion[]
  /** Of the requested version. */
  comparison: {
    commit: string
    changes: ChangedValue[]
    /** What to save to restore it, and against which revision. */
    restore: { body: object; revision: string }
  } | null
  /** There is no such version, or it cannot be read. */
  missing: boolean
}
