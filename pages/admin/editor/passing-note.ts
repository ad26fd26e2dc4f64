/** A message from one form to the next, on this page or another. It is read once. */
type Note =
  | { kind: 'saved'; id: string }
  | { kind: 'new' }
  /** `next`: the post that has moved up in the list. */
  | { kind: 'deleted'; next: string | null }
export type PassingNote = Note & { at: number }

let note: PassingNote | null = null

export const leaveNote = (left: Note): void => {
  note = { ...left, at: Date.now() }
}

/** Removes and returns the note; null if there is none or it is over a minute old. */
export function takeNote(): PassingNote | null {
  const taken = note
  note = null
  return taken && Date.now() - taken.at < 60_000 ? taken : null
}
