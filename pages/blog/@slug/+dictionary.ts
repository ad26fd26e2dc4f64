export const dictionary = 'blog'
