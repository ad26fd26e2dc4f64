import { texts } from '../texts.ts'

/** Preview links, in the editor and in the history (R184). */
export const sharingText = texts('en', {
  open: 'Share',
  openFull: 'Share a preview',
  title: 'Share a preview',
  titleVersion: 'Share this version',
  close: 'Close',
  draft:
    'People with the link read the post as it is saved, without an account. It follows every save, and leads to the post once that is public.',
  version:
    'People with the link read {what}, without an account. Later saves do not change it. Once the post is public, the link leads there.',
  unsaved: 'What you have typed since the last save is not in it.',
  label: 'Who is it for? (optional)',
  days: 'Works for',
  daysLong: '{days:number} {{day|days}}',
  make: 'Make a link',
  making: 'Making…',
  made: 'The new link',
  copy: 'Copy',
  copied: 'Copied',
  copyFailed: 'The browser did not copy it. Select the address above and copy it by hand.',
  ends: 'Ends {when}.',
  list: 'Links that work now',
  loading: 'Fetching the links…',
  failed: 'The links could not be fetched.',
  again: 'Try again',
  none: 'None. A link that was revoked or has expired shows nothing.',
  unnamed: 'Without a name',
  shows: {
    draft: 'As saved',
    version: 'Version of {moment}',
    undated: 'One version',
  },
  facts: '{shows}. Made by {by}, ends {when}.',
  revoke: 'Revoke',
  revoked: 'The link was revoked.',
  noConnection: 'No connection. Please try again.',
  problem: 'That did not work. Please try again.',
  ask: {
    title: 'Revoke this link?',
    text: '“{name}” stops working at once, for everybody who has it. It cannot be brought back; you can make a new one.',
    yes: 'Revoke',
    busy: 'Revoking…',
    no: 'Cancel',
  },
})
