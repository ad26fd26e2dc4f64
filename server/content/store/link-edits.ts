import {
  type LinkEdit,
  type LinkPlace,
  linkPlaces,
  linkReplacements,
  withReplacements,
} from '#domain/posts/link-places.ts'
import { parsePostFile } from './front-matter.ts'

/** Edits links in the text of a post's file. Pure. */

/**
 * The file's text with links edited, every other byte as it is. Null for a file with a fault, and when the edited one would
 * have one. `edit`: null = the link stays.
 */
export function editLinks(
  text: string,
  slug: string,
  edit: (place: LinkPlace) => LinkEdit | null,
): string | null {
  const parsed = parsePostFile(text, slug)
  if (!parsed.ok) return null
  const { content, title } = parsed.post
  const inContent = linkReplacements(linkPlaces(content, title), edit)
  if (inContent.length === 0) return text
  const places = placesInFile(text, content)
  if (places === null) return null
  const inFile = inContent.map(({ from, to, text: next }) => ({
    from: places[from] ?? 0,
    to: (places[to - 1] ?? 0) + 1,
    text: next,
  }))
  const edited = withReplacements(text, inFile)
  const after = parsePostFile(edited, slug)
  return after.ok && after.post.content === withReplacements(content, inContent) ? edited : null
}

/**
 * Where each character of a post's content stands in its file, whose line ends and control characters may be others (`body`).
 * Null when the file does not end with the content.
 */
function placesInFile(text: string, content: string): number[] | null {
  const places = new Array<number>(content.length)
  let at = text.length - 1
  const passControls = () => {
    while (at >= 0 && removed.test(text[at] ?? '')) at -= 1
  }
  while (at >= 0 && /[\s\0-\x1f\x7f]/.test(text[at] ?? '')) at -= 1
  for (let index = content.length - 1; index >= 0; index--) {
    passControls()
    const wanted = content[index]
    const found = text[at]
    const isSame = wanted === '\n' ? found === '\n' || found === '\r' : wanted === found
    if (at < 0 || !isSame) return null
    places[index] = at
    at -= found === '\n' && text[at - 1] === '\r' ? 2 : 1
  }
  return places
}

/** What a content never has. */
const removed = /[\0-\x08\x0b\x0c\x0e-\x1f\x7f]/
