export const dictionary = 'not-found'
