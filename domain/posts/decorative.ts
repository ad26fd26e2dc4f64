/** Decorative pictures: they add nothing to the text, and screen readers skip them. Pure. */

/** Written instead of a description: `![-](address)`, and `imageAlt: "-"` for the featured picture. */
export const decorativeSign = '-'

/** Also accepts dashes, which word processors make of the sign. */
export const isDecorative = (alt: string | null): boolean => alt !== null && /^\s*[-–—]\s*$/.test(alt)

/** The `alt` on a page: empty for a decorative picture, and for one without a description. */
export const shownAlt = (alt: string | null): string => (alt === null || isDecorative(alt) ? '' : alt)
