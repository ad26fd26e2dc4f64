import type { offlineText as base } from '../en/offline.ts'
import type { Translation } from '../translation.ts'

/** Said by a page that was pressed without the network, before any of its own code. */
export const offlineText: Translation<typeof base> = {
  notice: 'Non c’è connessione. Appena torna, riprendiamo da qui.',
}
