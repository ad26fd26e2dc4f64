import { type Dictionaries, mapTexts } from './keys.ts'

/**
 * Marks that tell an editor which key a rendered text has. They are characters for private use, so that a text keeps its
 * type, and they may be nested: a marked text may be an argument of another one. Nothing marked is ever sent to visitors.
 */

const keyStart = '\ue000'
const textStart = '\ue001'
const textEnd = '\ue002'
/** Added to the codes of a key's characters, which are ASCII. */
const keyOffset = 0xe100

/** A text between the marks of its key. */
function mark(key: string, text: string): string {
  const hidden = Array.from(key, (letter) => String.fromCharCode(letter.charCodeAt(0) + keyOffset)).join('')
  return `${keyStart}${hidden}${textStart}${text}${textEnd}`
}

/** Every text of the dictionaries with its marks; what a text with arguments says is marked, whatever these are. */
export const markedTexts = <Loaded extends Dictionaries>(loaded: Loaded): Loaded =>
  mapTexts(loaded, (key, text) =>
    typeof text === 'function'
      ? Object.assign((...values: unknown[]) => mark(key, text(...values)), text)
      : mark(key, String(text)),
  ) as Loaded
