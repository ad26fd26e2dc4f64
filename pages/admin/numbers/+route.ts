export const route = '/admin/numbers'
