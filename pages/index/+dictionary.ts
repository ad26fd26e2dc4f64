export const dictionary = 'home'
