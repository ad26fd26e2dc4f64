/** How many days a browser keeps the cookies that signing in sets. The privacy pages say the same. */
export const staffCookieDays = {
  /** The session cookie, removed at sign-out. */
  session: 30,
  /** Knows the browser again. */
  device: 180,
} as const
