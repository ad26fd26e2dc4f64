/** Where a picture goes in a text: a line of its own between blank ones. Pure; places are in characters. */

type Insertion = {
  at: number
  text: string
  /** The range of its description after the insertion. */
  alt: [start: number, end: number]
}

/** Puts the picture after the line that contains `place`, or before that line if `place` is its beginning. */
export function insertionAt(
  content: string,
  place: number,
  { src, alt }: { src: string; alt: string },
): Insertion {
  const start = content.lastIndexOf('\n', place - 1) + 1
  const end = content.indexOf('\n', place)
  const at = place === start ? start : end < 0 ? content.length : end
  const before = content.slice(0, at)
  const after = content.slice(at)
  const lead = before.trim() === '' || before.endsWith('\n\n') ? '' : before.endsWith('\n') ? '\n' : '\n\n'
  const tail = after.trim() === '' || after.startsWith('\n\n') ? '' : after.startsWith('\n') ? '\n' : '\n\n'
  const words = alt.replace(/[\s[\]]+/g, ' ').trim()
  const altAt = at + lead.length + 2
  return { at, text: `${lead}![${words}](${src})${tail}`, alt: [altAt, altAt + words.length] }
}

/** The position of a place after an edit of the text; for a place inside the edit, the edit's end. */
export function movedPlace(before: string, after: string, place: number): number {
  if (before === after) return place
  const most = Math.min(before.length, after.length)
  let same = 0
  while (same < most && before[same] === after[same]) same++
  if (place <= same) return place
  let end = 0
  while (end < most - same && before[before.length - 1 - end] === after[after.length - 1 - end]) end++
  return place >= before.length - end ? place + after.length - before.length : after.length - end
}
