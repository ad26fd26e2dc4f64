export const route = '/admin/site'
