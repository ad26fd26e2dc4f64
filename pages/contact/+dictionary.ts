export const dictionary = 'contact'
