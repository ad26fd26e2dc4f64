export const dictionary = 'services/websites'
