/** The day on which all browser tests last passed; scripts/test.mjs writes it (R275). */
export const accessibilityTested = '2026-11-25'
