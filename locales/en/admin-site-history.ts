import { texts } from '../texts.ts'

/** The history of business details, prices and texts. */
export const siteHistoryText = texts('en', {
  title: 'History of the site',
  description: 'Who changed business details, prices and texts, and when.',
  lead: 'Every save is a version. You can compare each one with the site as it is now, and restore it.',
  subject: 'History of',
  subjects: { texts: 'Texts', business: 'Business', catalogue: 'Prices' },
  versions: 'Versions',
  none: {
    title: 'Nothing has been changed yet',
    text: 'Every save from the studio is listed here, and every change made outside it.',
  },
  now: 'As it is now',
  outside: 'Made outside the studio',
  compare: 'Compared with now',
  pick: {
    title: 'Choose a version',
    text: 'You see how it differs from now before you restore it.',
  },
  missing: {
    title: 'There is no such version',
    text: 'It may be in another list, or its file cannot be read.',
  },
  same: { title: 'The same as now', text: 'Nothing has changed since this version.' },
  legend: 'Struck through: this version. Underlined: now.',
  changes: '{count:number} {{difference|differences}}',
  restore: 'Restore this version',
  restoring: 'Restoring…',
  restoreHelp: 'This version becomes the newest one; the current one stays in the list.',
  restored: 'Version restored',
  restoredText: 'Visitors see it from now on.',
  failed: 'Nothing was changed',
  failedText: 'Please try again in a moment.',
  conflict: 'Somebody has saved in the meantime. Look at the comparison again.',
  offline: 'No connection. Try again when you are online.',
  signIn: 'Your session has ended. Sign in again; nothing was changed.',
})
