/**
 * The widths at which a layout changes, as media queries. In rem, so that they follow the reader's text size; a hundredth
 * apart, so that no width is on both sides.
 */

export const upTo = {
  /** Phones. */
  narrow: '(max-width: 40rem)',
  /** The studio's phones: its bar of tabs stands below. */
  phone: '(max-width: 48rem)',
  medium: '(max-width: 56rem)',
  /** The site's header gives way to the menu. */
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

/** Controls are as large as a finger needs. */
export const touch = `(pointer: coarse), ${upTo.phone}`

/** A phone on its side, or 400 % zoom: bars give way to the text. */
export const low = `${upTo.phone} and (max-height: 22rem)`
