export const route = '/admin/team'
