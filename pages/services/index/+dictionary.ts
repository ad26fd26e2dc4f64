export const dictionary = 'services/index'
