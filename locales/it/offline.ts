import type { offlineText as base } from '../en/offline.ts'
import type { Translation } from '../translation.ts'

/** Shown when somebody uses a page while offline, before its code has loaded. */
export const offlineText: Translation<typeof base> = {
  notice: 'Non c’è connessione. Appena torna, riprendiamo da qui.',
}
