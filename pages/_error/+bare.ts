export const bare = true
