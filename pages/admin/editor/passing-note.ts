/** What the form leaves for the one that comes after it, on this page or the next: told once. */
type Note =
  | { kind: 'saved'; id: string }
  | { kind: 'new' }
  /** `next`: the post that has moved up to its place in the list. */
  | { kind: 'deleted'; next: string | null }
export type PassingNote = Note & { at: number }

let note: PassingNote | null = null

export const leaveNote = (left: Note): void => {
  note = { ...left, at: Date.now() }
}

/** Null when there is none, or none that is still news. */
export function takeNote(): PassingNote | null {
  const taken = note
  note = null
  return taken && Date.now() - taken.at < 60_000 ? taken : null
}
