/** Pattern source: the signs that begin a list item when a blank follows. */
export const listSign = '[-*•–‣◦]'
