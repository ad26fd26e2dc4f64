import { texts } from '../texts.ts'

/** The history of business details, prices and texts. */
export const siteHistoryText = texts('en', {
  title: 'History of the site',
  description: 'Who changed business details, prices and texts, and when.',
  lead: 'Every save is a version. Any of them can be compared with now and brought back.',
  subject: 'History of',
  subjects: { texts: 'Texts', business: 'Business', catalogue: 'Prices' },
  versions: 'Versions',
  none: {
    title: 'Nothing has been changed yet',
    text: 'Every save from the studio is listed here, and every commit.',
  },
  now: 'As it is now',
  outside: 'Made outside the studio',
  compare: 'Compared with now',
  pick: {
    title: 'Choose a version',
    text: 'You see what it has otherwise than now, before you bring it back.',
  },
  missing: {
    title: 'There is no such version',
    text: 'It may be in another list, or its file cannot be read.',
  },
  same: { title: 'The same as now', text: 'Nothing of it has changed since.' },
  legend: 'Then struck through, now underlined',
  changes: '{count:number} {{difference|differences}}',
  restore: 'Bring this version back',
  restoring: 'Bringing it back…',
  restoreHelp: 'It becomes the newest version; the present one stays in the list.',
  restored: 'Brought back',
  restoredText: 'Visitors see it from now on.',
  failed: 'Nothing was changed',
  failedText: 'Please try again in a moment.',
  conflict: 'Somebody has saved in the meantime. Look at the comparison again.',
  offline: 'No connection. Try again when you are online.',
  signIn: 'Your session has ended. Sign in again; nothing was changed.',
})
