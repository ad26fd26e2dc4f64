import type { Inline } from './markup.ts'

/**
 * Turns straight quotes, three full stops and spaced hyphens into typographic ones (R307). The stored text stays as
 * typed. Pure and linear; code and addresses are left alone.
 */

const opensAfter = /[\s([{—–\-/“‘]/
const digit = /\d/

/** Sets one text after another; remembers the preceding character and whether a double quote is open. */
function createTypesetter() {
  let before = ' '
  let isOpen = false

  function sign(mark: string, after: string): string {
    const opens = opensAfter.test(before) && after !== '' && !/\s/.test(after)
    if (mark === "'") {
      // Before a digit it is an apostrophe for the omitted century: '90s
      if (opens) return digit.test(after) ? '’' : '‘'
      return '’'
    }
    if (opens) {
      isOpen = true
      return '“'
    }
    // 24" is a measurement
    if (!isOpen && digit.test(before)) return '″'
    isOpen = false
    return '”'
  }

  return {
    /** `next`: the character that follows the text, empty at the end. */
    set(text: string, next = ''): string {
      let out = ''
      for (let at = 0; at < text.length; at += 1) {
        const character = text[at] ?? ''
        const after = text[at + 1] ?? next
        let set = character
        if (character === '"' || character === "'") set = sign(character, after)
        else if (character === '.' && before !== '.' && /^\.\.(?!\.)/.test(text.slice(at + 1, at + 4))) {
          set = '…'
          at += 2
        } else if (character === '-' && /\s/.test(before) && /\s/.test(after)) set = '–'
        out += set
        before = set
      }
      return out
    },
    pass(character: string): void {
      before = character
    },
  }
}

export const typeset = (text: string): string => createTypesetter().set(text)

/** The words of a block; a quote may open in one part and close in another. */
export function typesetInline(nodes: readonly Inline[]): Inline[] {
  const { set, pass } = createTypesetter()
  const walk = (list: readonly Inline[], next: string): Inline[] =>
    list.map((node, at) => {
      const following = firstCharacter(list[at + 1]) || next
      if (node.kind === 'text') return { ...node, text: set(node.text, following) }
      if (node.kind === 'code') {
        pass('`')
        return node
      }
      return { ...node, children: walk(node.children, following) }
    })
  return walk(nodes, '')
}

function firstCharacter(node: Inline | undefined): string {
  if (!node) return ''
  return 'children' in node ? firstCharacter(node.children[0]) : (node.text[0] ?? '')
}

/** In characters. */
const ending = { from: 80, kept: 14 }

/** Joins the last words of a long text with no-break spaces, so that no word is alone on the last line. */
export function withEndKept(nodes: readonly Inline[]): Inline[] {
  const last = nodes.at(-1)
  if (last?.kind !== 'text' || last.text.length < ending.from) return [...nodes]
  const from = last.text.indexOf(' ', last.text.length - ending.kept) + 1
  if (from === 0) return [...nodes]
  const text = last.text.slice(0, from) + last.text.slice(from).replaceAll(' ', '\u00a0')
  return [...nodes.slice(0, -1), { ...last, text }]
}
