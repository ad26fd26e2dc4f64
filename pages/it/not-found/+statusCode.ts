export const statusCode = 404
