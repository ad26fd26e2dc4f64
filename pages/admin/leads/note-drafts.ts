/** Unsent notes, stored for the life of the tab, even across a reload while the server is unreachable. */

const keyOf = (id: string): string => `lead-note-${id}`

// Storage may be forbidden: then a draft lasts only as long as its field
export function readDraft(id: string): string {
  try {
    return sessionStorage.getItem(keyOf(id)) ?? ''
  } catch {
    return ''
  }
}

export function keepDraft(id: string, note: string): void {
  try {
    if (note === '') sessionStorage.removeItem(keyOf(id))
    else sessionStorage.setItem(keyOf(id), note)
  } catch {
    // Storage is forbidden
  }
}
