export const route = '/admin/texts'
