export const dictionary = 'pricing'
