import { texts } from '../texts.ts'

/** Sign-in and the first screen for staff. English only: the studio has one language. */
export const adminText = texts('en', {
  title: 'Admin Access',
  description: 'The studio in which staff write posts and answer leads. For staff only.',
  backToSite: 'Back to the site',
  signIn: {
    heading: 'Sign in to the studio',
    lead: 'For posts, leads and pictures.',
    passkey: 'Sign in with a passkey',
    passkeyHelp: 'Your fingerprint, your face or your device’s PIN',
    or: 'or with your password',
    email: 'Email',
    password: 'Password',
    show: 'Show',
    hide: 'Hide',
    thePassword: 'password',
    submit: 'Sign in',
    busy: 'Signing in…',
    /** Messages for `?error=`. */
    errors: {
      credentials: 'That email and password do not match.',
      throttled: 'Too many attempts. Please wait a little; a passkey or a one-time link works at once.',
    },
    /** Shown when signing in with JavaScript fails. */
    failed: 'The server could not be reached. Please check the connection and try again.',
    passkeyFailed: 'The passkey did not work. Please try again, or use your password.',
    passkeyUnsupported: 'This browser or device cannot use a passkey here. Please use your password.',
    helpTitle: 'Cannot get in?',
    help: 'An owner can make you a new link under Team. If you are the only owner, the person who runs the server can: the operations guide says how.',
  },
  /** Shown instead of a screen that the member's role may not open. */
  notAllowed: {
    title: 'Not part of your role',
    roles: {
      owner: 'You can use every part of the studio.',
      editor: 'You write posts, and look after pictures and what the site says.',
      leads: 'You answer what visitors send.',
    },
    ask: 'An owner can change your role under Team.',
    home: 'To your part of the studio',
  },
  /** The page shown when a link needs confirmation; elsewhere a dialog asks the same (`confirm` in `admin-account.ts`). */
  confirm: {
    title: 'Is this you?',
    description: 'Asks who you are before a step that cannot be undone.',
    lead: 'The next step gives out data or cannot be undone. Please confirm that it is you. You will not be asked again for 15 minutes.',
    passwordOnly: 'Your account has no password. Confirm with your passkey.',
    back: 'Go back',
    errors: {
      password: 'This is not your password.',
      throttled: 'Too many attempts. Please wait a little; a passkey works at once.',
    },
  },
  setUp: {
    heading: 'Set up your account',
    lead: 'This link works once. Choose how you will sign in from now on.',
    name: 'Name',
    nameHelp: 'Shown beside every change you save.',
    email: 'Email',
    password: 'Password',
    passwordHelp: 'At least 12 characters.',
    submit: 'Create account',
    busy: 'Creating the account…',
    failed: 'That did not work. Please try again.',
    or: 'or without a password',
    passkey: 'Use a passkey instead',
    passkeyHelp: 'Your fingerprint, your face or your device’s PIN. Needs your name and email above.',
    passkeyBusy: 'Waiting for your device…',
    passkeyUnsupported: 'This browser or device cannot make a passkey here. Please choose a password.',
    passkeyFailed: 'The passkey did not work. Please try again, or choose a password.',
    over: {
      heading: 'This link no longer works',
      lead: 'This link has been used or is older than a day. Ask for a new one.',
      ask: 'An owner makes one under Team. The first account of a site gets its link from the person who runs the server: the operations guide says how.',
      signIn: 'Sign in with an account you have',
    },
    errors: {
      link: 'This link has been used or is older than a day. Ask for a new one.',
      email: 'This link is for another email address. Please enter the one that it was made for.',
      invalid: 'Please check the fields: a name, an email address and at least 12 characters.',
    },
  },
  privacy:
    'Visitors never sign in. Signing in sets two cookies, only for staff: one keeps you signed in, one recognises this browser.',
})
