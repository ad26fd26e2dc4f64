/** What channels note about a delivery that has ended, and what it means. The notes stand in delivery logs: they never change. */

/** A mail server has taken the message; its answer follows. */
export const acceptedNote = 'Accepted by the mail server'
/** Nobody was sent anything. */
export const writtenNote = 'Written as a file: no mail server is set'
/** The copy is in a folder of the server's own disk. */
export const folderOnServer = 'on our server'

/**
 * - `sent`: a mail server took it.
 * - `written`: the message is a file on the server, and was sent to nobody.
 * - `copied`: it is in a drive elsewhere.
 * - `stored`: it is in a folder on the server itself.
 * - `passed-on`: a webhook took it.
 * - `none`: there was nothing to send; the note says why.
 */
export type DeliveryOutcome = 'sent' | 'written' | 'copied' | 'stored' | 'passed-on' | 'none'

/** Of the note of a copy: the folder's name, in which folder it is, and the lead's reference. Null: it is another note. */
export function copyIn(note: string | null): { folder: string; place: string; reference: string } | null {
  const [, folder, place, reference] =
    /^(\S+ \S+ \S+) (in the leads folder .+) \(reference (\S+)\)$/.exec(note ?? '') ?? []
  return folder && place && reference ? { folder, place, reference } : null
}

/** What a delivery came to that its channel has recorded as done. An unknown channel is taken at its word. */
export function outcomeOf(channel: string, note: string | null): DeliveryOutcome {
  if (note === writtenNote) return 'written'
  if (channel === 'drive')
    return note?.includes(`in the leads folder ${folderOnServer}`) ? 'stored' : 'copied'
  if (channel === 'webhook') return 'passed-on'
  if (channel === 'reply') return note === null || note.startsWith(acceptedNote) ? 'sent' : 'none'
  return 'sent'
}
