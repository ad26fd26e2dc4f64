export const route = '/admin/prices'
