export const route = '/admin/activity'
