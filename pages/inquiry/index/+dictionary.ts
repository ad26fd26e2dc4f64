export const dictionary = 'form-pages'
