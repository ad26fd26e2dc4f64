// Crockford's alphabet: no i, l, o, u, so that a reference can be read out on the telephone
export const idAlphabet = '0123456789abcdefghjkmnpqrstvwxyz'
export const idLength = 26
const idPattern = /^[0-9a-hjkmnp-tv-z]{26}$/

/** Ids are folder names: check external input with this first. */
export const isLeadId = (value: string): boolean => idPattern.test(value)

/** The short code that a visitor and staff both see, such as `7K3M-9QWD`. */
export const referenceOf = (id: string): string => `${id.slice(0, 4)}-${id.slice(4, 8)}`.toUpperCase()
