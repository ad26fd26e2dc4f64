/** Times of the brief's page, in the visitor's own time. */

export const momentOf = (time: number): string =>
  new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeStyle: 'short' }).format(time)

export const dayOf = (time: number): string =>
  new Intl.DateTimeFormat('en-GB', { dateStyle: 'long' }).format(time)
