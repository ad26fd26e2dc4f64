/** Every Italian address that no page of its own answers. */
export const route = '/it/*'
