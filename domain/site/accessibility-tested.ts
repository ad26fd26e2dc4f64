/** The day on which all browser tests last passed; `npm run release-check` writes it (R275). */
export const accessibilityTested = '2026-11-25'
