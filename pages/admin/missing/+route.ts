export const route = '/admin/missing'
