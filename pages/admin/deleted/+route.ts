export const route = '/admin/deleted'
