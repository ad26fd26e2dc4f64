export const route = '/admin/media'
