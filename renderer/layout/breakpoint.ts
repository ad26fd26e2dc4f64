/** Where the bar gives way to the menu. */
export const small = '(max-width: 61.9rem)'
