import { type Dictionaries, mapTexts } from './keys.ts'

/**
 * Marks that tell an editor which key a rendered text has. They are private-use characters, so that a text
 * stays a string. They may be nested: a marked text may be an argument of another. Nothing marked is ever
 * sent to visitors.
 */

const keyStart = '\ue000'
const textStart = '\ue001'
const textEnd = '\ue002'
/** Added to the codes of a key's characters, which are ASCII. */
const keyOffset = 0xe100

export function mark(key: string, text: string): string {
  const hidden = Array.from(key, (letter) => String.fromCharCode(letter.charCodeAt(0) + keyOffset)).join('')
  return `${keyStart}${hidden}${textStart}${text}${textEnd}`
}

/** Keys of words whose letters a drawing counts. */
const counted =
  /^services\/(?:google-business-profile\.words\.(?:call|directions|open)|local-ads-lead-generation\.words\.(?:ad|call))$/

/** Every text of the dictionaries with its marks; a text with arguments is marked once they are filled in. */
export const markedTexts = <Loaded extends Dictionaries>(loaded: Loaded): Loaded =>
  mapTexts(loaded, (key, text) =>
    counted.test(key)
      ? text
      : typeof text === 'function'
        ? Object.assign((...values: unknown[]) => mark(key, text(...values)), text)
        : mark(key, String(text)),
  ) as Loaded

export type MarkedPiece = { kind: 'start'; key: string } | { kind: 'end' } | { kind: 'text'; text: string }

export function piecesOf(text: string): MarkedPiece[] {
  const parts = text.split(/(\ue000[\ue100-\ue17f]*\ue001|\ue002)/)
  return parts.flatMap((part, at): MarkedPiece[] => {
    if (at % 2 === 0) return part === '' ? [] : [{ kind: 'text', text: part }]
    return part === textEnd ? [{ kind: 'end' }] : [{ kind: 'start', key: keyIn(part) }]
  })
}

const keyIn = (start: string): string =>
  Array.from(start.slice(1, -1), (letter) => String.fromCharCode(letter.charCodeAt(0) - keyOffset)).join('')

/** The text without any marks, including percent-encoded ones in addresses. */
export const unmarked = (text: string): string =>
  text.replace(/[\ue000-\ue002\ue100-\ue17f]|%EE%8[0-5]%[89AB][0-9A-F]/gi, '')
