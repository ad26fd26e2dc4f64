export const route = '/admin'
