export const route = '/admin/site/history'
