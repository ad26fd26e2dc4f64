export const route = '/admin/erasures'
