import { remarkText } from '#domain/posts/callout.ts'
import { headingUnder } from '#domain/posts/heading.ts'
import { quotedText } from '#domain/posts/quote.ts'
import { isClosed, plainText } from './plain-text.ts'

/**
 * Reads an article as people paste it (from a word processor, an assistant or a mail) into lines without
 * markup. Pure. Linear in the text: every pattern either stops at the character it starts with or looks at a
 * bounded part of a line.
 */

export type PastedLine = {
  /** 1-based, in the text as it was pasted. */
  number: number
  /** Without markup and emoji. */
  text: string
  form: 'heading' | 'prose' | 'item' | 'callout'
  /** The level of a marked heading (`#`, an underline, `<h1>`), 1 being the highest; else null. */
  level: number | null
  /** The next line is blank, or there is none. */
  beforeBlank: boolean
}

/** Far more lines than any article has; the rest is left out. */
const linesRead = 8000

export type RawLine = { number: number; text: string }

export const readLines = (content: string): RawLine[] => withoutCode(rawLines(content))

/**
 * Lines with ordinary spaces only and never two blank ones in a row. HTML blocks become lines of their own,
 * with the number of the line that they were in.
 */
function rawLines(content: string): RawLine[] {
  const html = /<\/(?:p|h[1-6]|li|div)>/i.test(content)
  const clean = content
    .replace(/[\u00ad\u200b\u200c\u200e\u200f\u2060\ufeff\0-\x08\x0e-\x1f\x7f]+/g, '')
    .replace(/[\u00a0\u1680\u2000-\u200a\u202f\u205f\u3000]/g, ' ')
  const lines: RawLine[] = []
  let number = 0
  let blank = false
  for (const line of clean.split(/\r\n|[\n\r\v\f\x85\u2028\u2029]/)) {
    number++
    for (const part of html ? fromHtml(line).split('\n') : [line]) {
      const text = part.trim().replace(/^(?:>\s?){1,5}/, '')
      if (text === '' && blank) continue
      blank = text === ''
      if (lines.push({ number, text }) >= linesRead) return lines
    }
  }
  return lines
}

const fromHtml = (line: string): string =>
  line
    .replace(/<h([1-6])(?:\s[^<>]{0,300})?>/gi, (_, level) => `\n${'#'.repeat(Number(level))} `)
    .replace(/<li(?:\s[^<>]{0,300})?>/gi, '\n- ')
    .replace(/<\/?(?:p|div|ul|ol|section|article|br)(?:\s[^<>]{0,300})?\/?>|<\/(?:h[1-6]|li)>/gi, '\n')

/** Removes code in a named language. Other fences only lose their marks: they may enclose a whole article. */
function withoutCode(lines: readonly RawLine[]): RawLine[] {
  const fences = lines.filter((line) => isFence(line.text)).length
  let inCode = false
  return lines.flatMap((line) => {
    if (!isFence(line.text)) return inCode ? [] : [line]
    const language = /^\W+(\w*)/.exec(line.text)?.[1] ?? ''
    // A fence that is never closed would remove the rest of the article.
    inCode = !inCode && fences % 2 === 0 && !/^(?:|markdown|md|text|txt)$/i.test(language)
    return [{ ...line, text: '' }]
  })
}

const isFence = (text: string): boolean => text.startsWith('```') || text.startsWith('~~~')

type Shaped = PastedLine & { length: number; first: string; marked: boolean; blank: boolean }

/** Classifies the lines, and rejoins those that a line break cut in two. */
export const shapeLines = (raw: readonly RawLine[]): PastedLine[] => join(shape(raw), wrapWidth(raw))

function shape(raw: readonly RawLine[]): Shaped[] {
  return raw.flatMap((line, at) => {
    const beforeBlank = (raw[at + 1]?.text ?? '') === ''
    const base = {
      number: line.number,
      level: null,
      beforeBlank,
      marked: false,
    }
    const facts = {
      length: line.text.length,
      first: line.text.split(/\s/, 1)[0] ?? '',
      blank: line.text === '',
    }
    if (facts.blank) return [{ ...base, ...facts, text: '', form: 'prose' as const }]
    // A row of dashes is a rule, and a row of equals signs makes the line above a title: neither is text.
    if (/^[-*_=~—–]/.test(line.text) && /^(?:[-*_=~—–][ ]?){3,200}$/.test(line.text.slice(0, 400))) return []
    const underlined = /^={3,200}$/.test(raw[at + 1]?.text.slice(0, 201) ?? '')
    const { text: inner, ...form } = formOf(line.text)
    const text = plainText(inner)
    if (text === '') return []
    const level = underlined ? 1 : form.level
    return [
      {
        ...base,
        ...facts,
        ...form,
        level,
        marked: form.marked || underlined,
        form: underlined ? ('heading' as const) : form.form,
        text,
      },
    ]
  })
}

export function formOf(line: string) {
  const none = { level: null, marked: true }
  if (/^[\p{L}"“«‘'(]/u.test(line)) return { ...none, form: 'prose' as const, marked: false, text: line }
  const hash = /^(#{1,6})(\s{0,4})(?=[^#\s])/.exec(line)
  if (hash && (hash[2] !== '' || (!line.includes('#', hash[0].length) && line.includes(' ')))) {
    const text = line.slice(hash[0].length).replace(/\s#{1,6}$/, '')
    return { ...none, form: 'heading' as const, level: hash[1]?.length ?? 1, text }
  }
  const remark = quotedText(line) ?? remarkText(line)
  if (remark !== null) return { ...none, form: 'callout' as const, text: remark }
  const sign = /^(?:✅|🔔|📣|➡️?|⭐️?)[\u{1F3FB}-\u{1F3FF}]?\uFE0F?\s*/u.exec(line)
  if (sign) return { ...none, form: 'item' as const, text: line.slice(sign[0].length) }
  const bullet = /^[-*+•–‣◦▪●○·✓✔➤→]\s+(?=\S)/.exec(line)
  if (bullet) return { ...none, form: 'item' as const, text: line.slice(bullet[0].length) }
  const number = /^\d{1,3}(?:[.)]\s+|\.?\uFE0F?\u20E3\s*)(?=\S)/.exec(line)
  if (number) return { ...none, form: 'item' as const, text: line.slice(number[0].length) }
  for (const mark of ['**', '__']) {
    const inner = line.length < 300 && line.startsWith(mark) ? line.replace(/:$/, '').slice(mark.length) : ''
    if (inner.endsWith(mark) && inner.indexOf(mark) === inner.length - mark.length)
      return { ...none, form: 'heading' as const, text: inner.slice(0, -mark.length) }
  }
  return { ...none, form: 'prose' as const, marked: false, text: line }
}

/** Width at which a mail program broke the lines; 0 when it did not. */
export function wrapWidth(raw: readonly RawLine[]): number {
  const lengths = raw.map((line) => line.text.length)
  const longest = lengths.reduce((most, length) => Math.max(most, length), 0)
  const full = lengths.filter((length) => length > longest - 14).length
  return longest >= 40 && longest <= 100 && full >= 5 ? longest : 0
}

function join(shaped: readonly Shaped[], width: number): PastedLine[] {
  const lines: PastedLine[] = []
  let parts: string[] = []
  let open: Shaped | null = null
  const end = () => {
    const line = lines.at(-1)
    if (line && parts.length > 1) line.text = parts.join(' ')
    parts = []
  }
  for (const line of shaped) {
    if (open && !line.blank && !line.marked && !line.level && continues(open, line, width)) {
      const last = lines.at(-1)
      if (last) last.beforeBlank = line.beforeBlank
      parts.push(line.text)
      open = line
      continue
    }
    end()
    open = line.blank ? null : line
    if (line.blank) continue
    const { length: _length, first: _first, marked: _marked, blank: _blank, ...kept } = line
    lines.push(kept)
    parts = [line.text]
  }
  end()
  return lines.map((line) =>
    line.form === 'prose' && isShortLine(line.text) ? { ...line, form: 'heading' } : line,
  )
}

function continues(before: Shaped, after: Shaped, width: number): boolean {
  if (isByline(after.text) || isClosed(before.text)) return false
  // A title before a text that begins in lower case is not half a sentence.
  if (before.form === 'heading' && before.length + 1 + after.first.length <= width) return false
  return isCut(before.text, before.length, after.text, before.form === 'heading' && width === 0 ? -1 : width)
}

/** Whether a line break is inside a sentence. `width`: -1 = never, 0 = only before a lower-case letter. */
export function isCut(before: string, length: number, after: string, width: number): boolean {
  if (width < 0) return false
  if (width > 0 && length + 1 + (after.split(' ', 1)[0] ?? '').length > width) return true
  return !isClosed(before) && /^\p{Ll}/u.test(after)
}

/**
 * Finds headings much as the renderer does (`domain/posts/heading.ts`), but in drafts made elsewhere: a short
 * question or a line that begins with a digit is a heading too; a line that trails off is not.
 */
function isShortLine(text: string): boolean {
  if (text.length >= headingUnder) return false
  if (/^[^.!?]{1,80}\?$/.test(text)) return true
  return /^[^\p{L}]{0,6}[\p{Lu}\p{Lt}]|^\d/u.test(text) && !/[.!?:;,…]["'”’»)\]]{0,3}$/.test(text)
}

/**
 * A byline as in R109, but signed in more ways, and followed only by names, small words and a date: "By
 * Friday your diary is full" is a title.
 */
export function isByline(text: string): boolean {
  const match =
    /^(?:(?:by|di|words by|written by|posted by|published by|text by|a cura di|scritto da|pubblicato da|testo di|articolo di)\s|(?:author|autore|autrice)\s?[:–-]\s?)/i.exec(
      text.slice(0, 40),
    )
  if (!match || text.length > 200) return false
  const person = /^\p{Lu}[^\s,]{1,20}(?: \p{Lu}[^\s,]{0,20}){1,2}(?:, | [|–—-] | \()/u.test(
    text.slice(match[0].length),
  )
  if (person && text.split(' ').length <= 16) return true
  const names = text.slice(match[0].length).split(/[\s,|·•–—-]+/)
  const small =
    /^(?:the|team|and|of|for|at|on|in|staff|editors?|from|la|il|lo|le|del|dell[’']\S+|della|di|e|ed|per|da|a|redazione|min|mins|minutes?|minuti|read|lettura|founder|owner|director|titolare|fondatrice|fondatore|&)$/i
  return (
    names.length <= 14 &&
    names.every((name) => /^[^\p{Ll}]/u.test(name) || small.test(name)) &&
    /^\p{Lu}|^(?:the|la|il)$/u.test(names[0] ?? '')
  )
}
