export const route = '/admin/confirm'
