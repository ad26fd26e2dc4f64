/** Shown when somebody uses a page while offline, before its code has loaded. */
export const offlineText = {
  notice: 'There is no connection. This goes on by itself when it is back.',
} as const
