export const route = '/admin/publish'
