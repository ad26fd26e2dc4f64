import { texts } from '../texts.ts'

/** The access report of a person: the page that they open first. */
export const accessReportText = texts('en', {
  title: 'What we hold about {address}',
  made: 'Made on {date} by {name}.',
  why: 'You sent us what is listed here. We keep it to answer you and to do the work that you asked for, and for nothing else.',
  kept: 'What you sent is erased {{months:one month|?? months}} after it arrived, with every copy named here. You may ask us to do so earlier, or to correct it.',
  sentTitle: 'What you sent',
  sent: '{kind}, {date}, reference {reference}',
  files: '{count:number} {{file|files}}',
  notes: '{count:number} {{note of ours|notes of ours}}',
  nothing: 'We hold nothing that names this address.',
  copiesTitle: 'Copies on our server',
  messages: '{count:number} {{message kept as a file|messages kept as files}}, in the folder “messages”',
  unfinished:
    '{count:number} {{set of files of a form that was not finished|sets of files of forms that were not finished}}, in the folder “unfinished”; each goes after 24 hours',
  serverDrive:
    '{count:number} {{copy in the drive folder of our server|copies in the drive folder of our server}}',
  ledger:
    '{count:number} {{entry in the list of automatic replies|entries in the list of automatic replies}}: a code made of your address, for a day',
  reminders: 'For each message, which reminders to answer it we sent each other',
  elsewhereTitle: 'Copies elsewhere',
  inDrive: 'In our drive ({place}): {references}',
  drives: { file: 'a folder', gdrive: 'Google Drive', webdav: 'our file drive' },
  machine: 'The same for other programs',
})
