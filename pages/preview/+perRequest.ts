export const perRequest = true
