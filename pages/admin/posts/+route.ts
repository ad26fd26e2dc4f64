export const route = '/admin/posts/@id'
