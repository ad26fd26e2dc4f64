/** How long answers are stored after the last change, in milliseconds. */
export const draftMs = 7 * 24 * 3_600_000
