export const dictionary = 'privacy'
