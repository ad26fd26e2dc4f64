/** Sign-in and the first screen for staff. English only: the studio has one language. */
export const adminText = {
  title: 'Admin Access',
  description: 'For staff only.',
  backToSite: 'Back to the site',
  signIn: {
    heading: 'Sign in to the studio',
    lead: 'For posts, leads and pictures.',
    email: 'Email',
    password: 'Password',
    submit: 'Sign in',
    /** What `?error=` says. */
    errors: {
      credentials: 'That email and password do not match.',
      throttled: 'Too many tries. Please wait a quarter of an hour, then try again.',
    },
    helpTitle: 'Cannot get in?',
    helpBefore: 'Whoever looks after the server can run',
    helpCommand: 'npm run ponte -- staff link',
    helpAfter: 'and hand you a way in.',
  },
  setUp: {
    heading: 'Set up your account',
    lead: 'This link works once. Choose how you will sign in from now on.',
    name: 'Name',
    nameHelp: 'Stands beside every change you save.',
    email: 'Email',
    password: 'Password',
    passwordHelp: 'At least 12 characters.',
    submit: 'Create account',
    errors: {
      link: 'This link has been used or is older than a day. Ask for a new one.',
      invalid: 'Please check the fields: a name, an email address and at least 12 characters.',
    },
  },
  privacy: 'Visitors never sign in. This page sets one cookie, only for staff.',
  posts: {
    heading: 'Existing Posts',
    count: (count: number) => (count === 1 ? '1 post' : `${count} posts`),
    empty: 'No blog posts yet',
    published: 'Published',
    draft: 'Draft',
    view: 'View',
    newTab: 'opens in a new tab',
    signedInAs: 'Signed in as',
    signOut: 'Sign out',
  },
} as const
