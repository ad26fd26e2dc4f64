import type { TitleReason } from '#domain/posts/extract-reasons.ts'
import { cutAtWord, longestWord } from '#domain/posts/extract-words.ts'
import type { MetadataLine } from './labels.ts'
import type { PastedLine } from './lines.ts'
import { unquoted } from './plain-text.ts'
import { vocabulary } from './vocabulary.ts'

type FoundTitle = { value: string; reason: TitleReason }

const titleMost = 150
const sentenceMost = 80
const nothing: FoundTitle = { value: '', reason: { kind: 'nothing-found', detail: {} } }

/** The title: from a line labelled as one, else the heading at the start, else the first sentence. */
export function findTitle(lines: readonly PastedLine[], metadata: readonly MetadataLine[]): FoundTitle {
  const heading = opening(lines)
  const explicit = metadata.find((line) => line.field === 'title')
  if (explicit) {
    const value = recase(ownPart(tidy(explicit.value), heading?.value ?? ''), lines).value
    const { label, number: line } = explicit
    if (value)
      return {
        value: cutAtWord(value, 2 * titleMost),
        reason: { kind: 'explicit-line', detail: { label, line } },
      }
  }
  return heading ?? firstSentence(lines) ?? nothing
}

/** A search title often ends in the name of the site, which the page adds anyway. */
function ownPart(title: string, heading: string): string {
  if (
    heading &&
    title.toLowerCase().startsWith(heading.toLowerCase()) &&
    /^\s[|–—-]\s/.test(title.slice(heading.length))
  )
    return title.slice(0, heading.length)
  return title.replace(/\s\|\s[^|]{1,40}$/, '')
}

function opening(lines: readonly PastedLine[]): FoundTitle | null {
  const named = lines.find((line) => line.level === 1 && !isKicker(line.text))
  if (named) return asTitle('first-heading', named, lines)
  const start = lines.slice(0, 3).findIndex((line) => !isKicker(line.text))
  const line = lines[start]
  const next = lines[start + 1]
  if (!line || !readsAsTitle(line, next)) return null
  return asTitle(line.level === null ? 'first-line' : 'first-heading', line, lines)
}

function asTitle(
  kind: 'first-heading' | 'first-line',
  line: PastedLine,
  lines: readonly PastedLine[],
): FoundTitle | null {
  const { value, recased } = recase(tidy(line.text), lines)
  if (!value || value.split(' ').some((word) => word.length > longestWord)) return null
  return {
    value: cutAtWord(value, titleMost),
    reason: { kind, detail: { line: line.number, ...(recased && { recased }) } },
  }
}

function readsAsTitle({ form, text, level, beforeBlank }: PastedLine, next: PastedLine | undefined): boolean {
  if (text.length >= titleMost || form === 'item' || form === 'callout') return false
  if (form === 'heading' || level !== null) return true
  if (!/^[^\p{Ll}]/u.test(text)) return false
  if (!/[.!?:;,…]["'”’»)\]]{0,3}$/.test(text)) return beforeBlank || (next?.text.length ?? 0) > text.length
  // A title may end like a sentence when a longer paragraph follows.
  const stands = next !== undefined && next.text.length > text.length
  if (/[!?]["'”’»)]{0,3}$/.test(text)) return stands && text.length <= 100
  return stands && beforeBlank && text.length <= 70 && /^[^.!?;:…]{1,70}\.$/.test(text)
}

function firstSentence(lines: readonly PastedLine[]): FoundTitle | null {
  const line = lines.find((one) => one.form === 'prose') ?? lines.find((one) => one.text !== '')
  const sentence = line?.text.slice(0, 2000).split(/(?<=[.!?…]["'”’»)]{0,2})\s/, 1)[0] ?? ''
  const short = cutAtWord(sentence, sentenceMost)
  const value = tidy(short)
  if (
    !line ||
    !value ||
    value.length > sentenceMost ||
    value.split(' ').some((word) => word.length > longestWord)
  )
    return null
  const cut = short !== sentence
  return { value, reason: { kind: 'first-sentence', detail: { line: line.number, ...(cut && { cut }) } } }
}

const kickers = new Set([
  ...Object.keys(vocabulary).map((name) => name.toLowerCase()),
  ...`guide guides guida guide insights insight opinion tips consigli approfondimento approfondimenti case%study how-to
    marketing automazione tecnologia seo%locale piccole%imprese intelligenza%artificiale introduction introduzione
    business resources risorse`
    .split(/\s+/)
    .map((name) => name.replace('%', ' ')),
])

/** A label above the title that names a section of a site. */
const isKicker = (text: string): boolean =>
  kickers.has(text.toLowerCase()) || /^(?:the )?(?:\S{1,20} )?blog(?: \S{1,20})?$/i.test(text)

function tidy(text: string): string {
  const bare = text
    .replace(/^[[(](?:draft|bozza|final|definitivo|blog)[^\])]{0,20}[\])]\s*/i, '')
    .replace(
      /^(?:(?:blog )?(?:post|article)|blog|title|titolo|headline|h1|draft|bozza|articolo)(?:\s?#\d{1,3})?\s?[:–—]\s*/i,
      '',
    )
    .replace(/\s[[(](?:draft|bozza|final|definitiv[oa]|v\d)[^\])]{0,20}[\])]$/i, '')
    .replace(/^[\s–—•|:-]+/, '')
    .trim()
  return unquoted(unquoted(bare).replace(/(?<=[\p{L}\p{N}”"’)])[.:;,]$/u, '')).trim()
}

const knownCasing: ReadonlyMap<string, string> = new Map(
  `AI IA SEO CRM FAQ ROI PMI IVA VAT UK GDPR SMS PDF NFC POS API NAP VoIP WhatsApp Google Instagram Facebook LinkedIn TikTok YouTube
  ChatGPT OpenAI Excel Zapier Outlook Gmail Microsoft Apple Android iPhone London Londra Italia Italy Milano Roma Christmas Natale
  Monday Tuesday Wednesday Thursday Friday Saturday Sunday Wi-Fi`
    .split(/\s+/)
    .map((word) => [word.toLowerCase(), word]),
)

/** Gives a title all in capitals the usual casing: that of the same words within the article's sentences. */
function recase(title: string, lines: readonly PastedLine[]): { value: string; recased?: true } {
  const letters = title.match(/\p{L}/gu)?.length ?? 0
  if (letters < 6 || /\p{Ll}/u.test(title) || !/\p{L}{4}/u.test(title)) return { value: title }
  const seen = casings(lines)
  const value = title
    .replace(/[\p{L}\p{N}]+(?:-[\p{L}\p{N}]+)*/gu, (word) => {
      const key = word.toLowerCase()
      const part = (one: string) => seen.get(one) ?? knownCasing.get(one) ?? one
      return knownCasing.get(key) ?? key.split('-').map(part).join('-')
    })
    .replace(
      /(^|[.!?]\s+)(["“«‘(]?)(\p{Ll})/gu,
      (_, before, quote, letter) => before + quote + letter.toUpperCase(),
    )
  return { value, recased: true }
}

/** How the article most often writes a word that does not begin a sentence. */
function casings(lines: readonly PastedLine[]): Map<string, string> {
  const counts = new Map<string, Map<string, number>>()
  for (const { text, form } of lines.slice(0, 400)) {
    if (form === 'heading' || !/\p{Ll}/u.test(text)) continue
    for (const { 1: before = '', 2: word = '' } of text
      .slice(0, 5000)
      .matchAll(/([.!?:…"“”«»]?\s?)([\p{L}\p{N}]+)/gu)) {
      if (before === '' && text.startsWith(word)) continue
      if (/[.!?:…"“”«»]/.test(before)) continue
      const key = word.toLowerCase()
      const forms = counts.get(key) ?? new Map<string, number>()
      counts.set(key, forms.set(word, (forms.get(word) ?? 0) + 1))
    }
  }
  return new Map(
    [...counts].map(([key, forms]) => [key, [...forms].reduce((a, b) => (b[1] > a[1] ? b : a))[0]]),
  )
}
