/** Said by a page that was pressed without the network, before any of its own code. */
export const offlineText = {
  notice: 'There is no connection. This goes on by itself when it is back.',
} as const
