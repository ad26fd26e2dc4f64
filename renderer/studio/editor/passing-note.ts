/** What the form leaves for the one that comes after it, on this page or the next: told once. */
type PassingNote = { kind: 'saved'; id: string; at: number } | { kind: 'new'; at: number }

let note: PassingNote | null = null

export const leaveNote = (left: { kind: 'saved'; id: string } | { kind: 'new' }): void => {
  note = { ...left, at: Date.now() }
}

/** Null when there is none, or none that is still news. */
export function takeNote(): PassingNote | null {
  const taken = note
  note = null
  return taken && Date.now() - taken.at < 60_000 ? taken : null
}
