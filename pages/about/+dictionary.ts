export const dictionary = 'about'
