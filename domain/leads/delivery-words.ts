import type { ChannelView, DeliveryOutcome } from './channel-view.ts'

/** What channels note about a delivery that has ended, and what it means. The notes stand in delivery logs: they never change. */

/** A mail server has taken the message; its answer follows. */
export const acceptedNote = 'Accepted by the mail server'
/** Nobody was sent anything. */
export const writtenNote = 'Written as a file: no mail server is set'
/** The copy is in a folder of the server's own disk. */
export const folderOnServer = 'on our server'

/** Of the note of a copy: the folder's name, in which folder it is, and the lead's reference. Null: it is another note. */
export function copyIn(note: string | null): { folder: string; place: string; reference: string } | null {
  const [, folder, place, reference] =
    /^(\S+ \S+ \S+) (in the leads folder .+) \(reference (\S+)\)$/.exec(note ?? '') ?? []
  return folder && place && reference ? { folder, place, reference } : null
}

/** What a delivery came to that its channel has recorded as done. An unknown channel is taken at its word. */
export function outcomeOf(channel: ChannelView | undefined, note: string | null): DeliveryOutcome {
  if (note === writtenNote) return 'written'
  if (!channel) return 'sent'
  const { outcome, outcomeByNote = {}, otherOutcome = outcome } = channel
  if (note === null) return outcome
  const known = Object.entries(outcomeByNote).find(([text]) => note.includes(text))
  return known ? known[1] : otherOutcome
}
