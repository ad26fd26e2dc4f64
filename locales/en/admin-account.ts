import { texts } from '../texts.ts'

/** What the account screen says. */
export const accountText = texts('en', {
  title: 'Account',
  description: 'How you sign in, and where you are signed in.',
  lead: '{email}. Your name is on every version you save.',
  signOut: 'Sign out',
  stale: 'This page is not up to date',
  staleText: 'Your account could not be read. Please load the page again.',
  cancel: 'Cancel',
  close: 'Close',
  busy: 'One moment…',
  failed: 'That did not work',
  failedText: 'The server could not be reached. Nothing was changed.',

  /** Results of a form sent without JavaScript. */
  done: {
    password: { title: 'Password changed.', text: 'You are signed out everywhere else.' },
    session: { title: 'Signed out there.', text: 'That browser has to sign in again.' },
    sessions: { title: 'Signed out everywhere else.', text: 'Only this browser is signed in now.' },
  },
  errors: {
    current: { title: 'Your password was not changed.', text: 'This is not your current password.' },
    'current-missing': {
      title: 'Your password was not changed.',
      text: 'Please type your current password, too.',
    },
    password: {
      title: 'Your password was not changed.',
      text: 'The new one must have at least 12 characters, and at most 200.',
    },
    throttled: {
      title: 'Your password was not changed.',
      text: 'Too many attempts. Please wait a few minutes.',
    },
    session: { title: 'There is no such session.', text: 'It has ended already.' },
    failed: { title: 'That did not work.', text: 'Nothing was changed. Please try again in a moment.' },
  },

  passkeys: {
    title: 'Passkeys',
    lead: 'The quickest and safest way to sign in. Add two, on two devices.',
    none: 'No passkey yet.',
    unsupported: 'This browser cannot make passkeys.',
    needsScript: 'Adding, renaming and removing passkeys needs JavaScript.',
    facts: 'Added {added}, last used {used}',
    factsUnused: 'Added {added}, not used yet',
    add: 'Add a passkey',
    rename: 'Rename',
    remove: 'Remove',
    name: 'Name',
    addTitle: 'Add a passkey',
    addIntro: 'Your browser asks for your fingerprint, your face or your device’s PIN.',
    addHelp:
      'A name to recognise the passkey by, such as Work laptop. If you leave it empty, the passkey is named after the browser.',
    addSubmit: 'Create passkey',
    added: 'Passkey added',
    addedText: 'You can sign in with {name} from now on.',
    known: 'This device has a passkey for this account already.',
    cancelled: 'No passkey was made: the browser’s prompt was closed or timed out.',
    cannot: 'This device or browser cannot make a passkey here.',
    broken: 'The passkey was not made. Please try again.',
    renameTitle: 'Rename passkey',
    renameSubmit: 'Save name',
    removeTitle: 'Remove {name}?',
    removeText: 'This passkey will no longer open the studio. Delete it on your device, too.',
    removeSubmit: 'Remove passkey',
    removed: 'Passkey removed',
    removedText: '{name} no longer opens the studio.',
  },

  sessions: {
    title: 'Signed in on',
    lead: 'Is there one you do not recognise? Sign it out, then change your password.',
    current: 'This one',
    now: 'Active now, signed in {since}',
    seen: 'Last seen {when}',
    by: {
      password: 'by password',
      passkey: 'by passkey',
      link: 'by one-time link',
    },
    more: 'Show {count:number} more',
    end: 'Sign out',
    endAll: 'Sign out everywhere else',
    ended: 'Signed out there',
    endedText: '{device} has to sign in again.',
    endedAllText: '{{count:One other session was|?? other sessions were}} ended.',
  },

  password: {
    title: 'Password',
    lead: 'At least 12 characters. Changing it signs you out everywhere else.',
    change: 'Change password',
    current: 'Current password',
    next: 'New password',
    nextHelp: 'At least 12 characters.',
    submit: 'Save new password',
    changed: 'Password changed',
    changedText:
      '{{ended:Use the new one from now on.|One other session was ended.|?? other sessions were ended.}}',
    passkeysStay: '{{count:One passkey still opens|?? passkeys still open}} the studio.',
    without: 'You sign in with passkeys only. This account has no password.',
    choose: 'Choose a password',
    drop: 'Remove password',
    dropTitle: 'Remove your password?',
    dropText: 'After that, you can sign in only with a passkey. You will be signed out everywhere else.',
    dropped: 'Password removed',
    droppedText: 'You can now sign in only with a passkey.',
    seePasskeys: 'Check your passkeys',
  },

  confirm: {
    title: 'Is this you?',
    intro:
      'The next step gives out data or cannot be undone. Please confirm that it is you. You will not be asked again for 15 minutes.',
    password: 'Password',
    submit: 'Confirm',
    passkey: 'Confirm with a passkey',
    failed: 'The passkey did not work. Please try again, or use your password.',
  },
})
