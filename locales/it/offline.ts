/** Said by a page that was pressed without the network, before any of its own code. */
export const offlineText = 'Non c’è connessione. Appena torna, riprendiamo da qui.'
