/** Formats times for the brief's page, in the visitor's time zone. Milliseconds since the epoch. */

export const momentOf = (time: number): string =>
  new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeStyle: 'short' }).format(time)

export const dayOf = (time: number): string =>
  new Intl.DateTimeFormat('en-GB', { dateStyle: 'long' }).format(time)
