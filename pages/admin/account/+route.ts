export const route = '/admin/account'
