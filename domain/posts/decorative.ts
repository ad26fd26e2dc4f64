/** Pictures that only decorate: they say nothing that the text does not, and are read aloud to nobody. Pure. */

/** Stands in place of a description: `![-](address)`, and `imageAlt: "-"` for the featured picture. */
export const decorativeSign = '-'

/** Word processors make dashes of it. */
export const isDecorative = (alt: string | null): boolean => alt !== null && /^\s*[-–—]\s*$/.test(alt)

/** The description as a page has it: empty for a picture that only decorates, and for one that has none. */
export const shownAlt = (alt: string | null): string => (alt === null || isDecorative(alt) ? '' : alt)
