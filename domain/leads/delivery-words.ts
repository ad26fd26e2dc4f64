import type { ChannelView, DeliveryOutcome } from './channel-view.ts'

/** The notes of channels about finished deliveries, and what they mean. Delivery logs contain the notes, so they never change. */

/** A mail server accepted the message; the note continues with the server's reply. */
export const acceptedNote = 'Accepted by the mail server'
export const writtenNote = 'Written as a file: no mail server is set'
/** The copy is in a folder of the server's own disk. */
export const folderOnServer = 'on our server'

/** Parses the note of a copy: the folder's name, where that folder is, and the lead's reference. Null for any other note. */
export function copyIn(note: string | null): { folder: string; place: string; reference: string } | null {
  const [, folder, place, reference] =
    /^(\S+ \S+ \S+) (in the leads folder .+) \(reference (\S+)\)$/.exec(note ?? '') ?? []
  return folder && place && reference ? { folder, place, reference } : null
}

/** The result of a delivery that its channel recorded as done; `sent` for an unknown channel. */
export function outcomeOf(channel: ChannelView | undefined, note: string | null): DeliveryOutcome {
  if (note === writtenNote) return 'written'
  if (!channel) return 'sent'
  const { outcome, outcomeByNote = {}, otherOutcome = outcome } = channel
  if (note === null) return outcome
  const known = Object.entries(outcomeByNote).find(([text]) => note.includes(text))
  return known ? known[1] : otherOutcome
}
