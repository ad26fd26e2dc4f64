export const route = '/admin/posts/@id/history'
