/** The signs of which one begins an item of a list, with a blank behind it: the source of a pattern. */
export const listSign = '[-*•–‣◦]'
