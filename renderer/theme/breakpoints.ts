/**
 * The widths at which layouts change, as media queries. They are in rem, to follow the reader's text size.
 * `upTo` and `above` are a hundredth apart, so that no width matches both.
 */

export const upTo = {
  /** Phones. */
  narrow: '(max-width: 40rem)',
  /** The studio on phones: its tabs are at the bottom. */
  phone: '(max-width: 48rem)',
  medium: '(max-width: 56rem)',
  /** The site's menu replaces the links in the header. */
  menu: '(max-width: 61.9rem)',
  large: '(max-width: 64rem)',
  wide: '(max-width: 80rem)',
} as const

export const above = {
  narrow: '(min-width: 40.01rem)',
  phone: '(min-width: 48.01rem)',
  medium: '(min-width: 56.01rem)',
  large: '(min-width: 64.01rem)',
  wide: '(min-width: 80.01rem)',
} as const

/** Controls must be large enough for a finger. */
export const touch = `(pointer: coarse), ${upTo.phone}`

/** A phone in landscape, or 400 % zoom: bars make room for the text. */
export const low = `${upTo.phone} and (max-height: 22rem)`
