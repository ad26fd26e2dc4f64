export const route = '/admin/edit'
