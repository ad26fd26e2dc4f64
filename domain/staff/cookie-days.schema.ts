/** How long signing in lasts, in days: of the cookies, of the session on the server, and on the privacy pages. */
export const staffCookieDays = {
  /** Keeps a member signed in, unless they sign out or the session is not used for a week. */
  session: 30,
  /** Knows the browser again. */
  device: 180,
} as const
