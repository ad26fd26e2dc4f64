/** How long signing in lasts, in days: for the cookies, the session on the server, and the privacy pages. */
export const staffCookieDays = {
  /** Keeps a member signed in, unless they sign out or do not use the session for `idle` days. */
  session: 30,
  idle: 7,
  /** Recognises the browser. */
  device: 180,
} as const
