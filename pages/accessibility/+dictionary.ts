export const dictionary = 'accessibility'
