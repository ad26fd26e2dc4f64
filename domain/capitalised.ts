/** The same words with a capital at the front. */
export const capitalised = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1)
