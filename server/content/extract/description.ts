import type { DescriptionReason } from '#domain/posts/extract-reasons.ts'
import { contentWords, cutAtWord, type KnownWords, longestWord, normal } from '#domain/posts/extract-words.ts'
import type { MetadataLine } from './labels.ts'
import type { PastedLine } from './lines.ts'

type FoundDescription = { value: string; reason: DescriptionReason }

/** Minimum and maximum characters of a description (what search results show of it). */
const least = 110
const most = 160

const sentencesRead = 80
const sentencesJoined = 4

/**
 * A description of 110 to 160 characters: from the line labelled as one, else one to four neighbouring
 * sentences of the article that say most about it and can stand alone. Cut only when no whole sentences fit.
 * Shorter only when the text or the line is.
 */
export function findDescription(
  lines: readonly PastedLine[],
  title: string,
  metadata: readonly MetadataLine[],
): FoundDescription {
  const explicit = metadata.find((line) => line.field === 'description')
  if (explicit) {
    const { label, number: line, value } = explicit
    const whole = value.length <= most
    const fitted = whole ? value : (wholeSentences(value) ?? cutAtClause(value))
    const detail = { label, line, ...(!whole && { cut: true as const }) }
    if (fitted) return { value: fitted, reason: { kind: 'explicit-line', detail } }
  }
  const prose = sentencesOf(lines, title, ['prose'])
  const best = bestOf(prose, title)
  if (best && best.text.length >= least) return described(best)
  const everything = bestOf(sentencesOf(lines, title, ['prose', 'item', 'callout']), title)
  const longer = [best, everything].reduce((a, b) => ((b?.text.length ?? 0) > (a?.text.length ?? 0) ? b : a))
  return longer ? described(longer) : { value: '', reason: { kind: 'nothing-found', detail: {} } }
}

function described({ text, sentences, cut, shared }: Candidate): FoundDescription {
  const lines = [...new Set(sentences.map((sentence) => sentence.line))]
  const opening = sentences[0]?.place === 0
  return {
    value: text,
    reason: {
      kind: 'scored-sentences',
      detail: { lines, sentences: sentences.length, opening, words: shared, ...(cut && { cut }) },
    },
  }
}

/** As many sentences from the start as fit; null when they are too short. */
function wholeSentences(text: string): string | null {
  let whole: string | null = null
  let longer = ''
  for (const sentence of split(text.slice(0, 2000))) {
    longer = longer ? `${longer} ${sentence}` : sentence
    if (longer.length > most) break
    if (longer.length >= least && isClosed(longer)) whole = longer
  }
  return whole
}

type Sentence = {
  text: string
  /** 1-based line of the pasted text. */
  line: number
  /** Order among the sentences of the article, left-out ones included. */
  place: number
  paragraph: number
  section: number
  first: boolean
}

function sentencesOf(
  lines: readonly PastedLine[],
  title: string,
  forms: readonly PastedLine['form'][],
): Sentence[] {
  const sentences: Sentence[] = []
  const ownTitle = comparable(title)
  let place = 0
  let section = 0
  for (const [paragraph, line] of lines.entries()) {
    if (line.form === 'heading') section++
    if (!forms.includes(line.form)) continue
    const closedText =
      line.form === 'prose' || isClosed(line.text) ? line.text : `${line.text.replace(/[;,:]$/, '')}.`
    for (const [index, text] of split(closedText.slice(0, 8000)).entries()) {
      if (isUsable(text, ownTitle))
        sentences.push({ text, line: line.number, place, paragraph, section, first: index === 0 })
      place++
      if (sentences.length >= sentencesRead) return sentences
    }
  }
  return sentences
}

const abbreviation =
  /(?:^|[\s("“«])(?:mrs?|ms|dr|prof|st|vs|e\.g|i\.e|eg|ie|approx|inc|ltd|sigg?|sig\.ra|dott|dott\.ssa|ing|avv|arch|geom|rag|p\.? ?es|es|pag|tel|cfr|ca|nr|\p{L}|(?:\p{L}\.)+\p{L})\.$/iu

function split(text: string): string[] {
  const sentences: string[] = []
  let from = 0
  for (const match of text.matchAll(/[.!?…]{1,6}["'”’»)\]]{0,3}\s+(?=["'“‘«(¿\p{Lu}\p{N}])/gu)) {
    const end = match.index + match[0].trimEnd().length
    if (abbreviation.test(text.slice(Math.max(from, end - 14), end))) continue
    sentences.push(text.slice(from, end).trim())
    from = match.index + match[0].length
  }
  sentences.push(text.slice(from).trim())
  return sentences.filter(Boolean)
}

const isClosed = (text: string): boolean => /[.!?…]["'”’»)\]]{0,3}$/.test(text.slice(-6))

const comparable = (text: string): string =>
  normal(text)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

const notForSummaries =
  /https?:|www\.|\S@\S|[[\]{}<>|\\#*]|\b(?:click here|read more|clicca qui|leggi di più)\b/i

function isUsable(text: string, title: string): boolean {
  if (notForSummaries.test(text) || !/\p{L}{2}/u.test(text)) return false
  if (text.split(' ').some((word) => word.length > longestWord)) return false
  const letters = text.match(/\p{L}/gu)?.length ?? 0
  const capitals = text.match(/\p{Lu}/gu)?.length ?? 0
  if (capitals > 0.5 * letters && letters > 12) return false
  const own = comparable(text)
  if (title === '' || own === '') return own !== ''
  // Neither the title itself nor the sentence that it was taken from.
  return (
    own !== title && !(title.length > 20 && own.includes(title)) && !(own.length > 10 && title.includes(own))
  )
}

type Candidate = { text: string; sentences: Sentence[]; cut?: true; score: number; shared: string[] }

function bestOf(sentences: readonly Sentence[], title: string): Candidate | null {
  const known: KnownWords = new Map()
  const frequency = new Map<string, number>()
  for (const { text } of sentences)
    for (const word of new Set(contentWords(text, known).map((one) => one.stem)))
      frequency.set(word, (frequency.get(word) ?? 0) + 1)
  const titleStems = new Set(contentWords(title).map((word) => word.stem))
  let best: Candidate | null = null
  for (const [at] of sentences.entries()) {
    for (const candidate of windows(sentences, at)) {
      const scored = score(candidate, titleStems, frequency, known)
      if (!best || scored.score > best.score) best = scored
    }
  }
  return best
}

type Window = Pick<Candidate, 'text' | 'sentences' | 'cut'>

/** The candidates from one sentence on: whole sentences that fit, else a cut one, else all there is. */
function windows(sentences: readonly Sentence[], from: number): Window[] {
  const found: Window[] = []
  let text = ''
  for (let to = from; to < Math.min(sentences.length, from + sentencesJoined); to++) {
    const next = sentences[to]
    if (!next) break
    const run = sentences.slice(from, to + 1)
    const before = text
    text = text ? `${text} ${next.text}` : next.text
    if (text.length > most) {
      const cut = before.length < least ? cutAtClause(text) : ''
      if (cut) found.push({ text: cut, sentences: run, cut: true })
      return found
    }
    if (isClosed(text)) found.push({ text, sentences: run })
    else if (text.length < most)
      found.push({ text: `${text.replace(/[\s,;:–—-]+$/, '')}…`, sentences: run, cut: true })
  }
  return found
}

/** Cut after a clause when that leaves enough, else between words. */
function cutAtClause(text: string): string {
  const clause = /^.*[^\s,;:–—-](?=[,;:]\s|\s[–—-]\s)/su.exec(text.slice(0, most))?.[0] ?? ''
  return clause.length >= least + 15 ? `${clause}…` : cutAtWord(text, most, least)
}

const leansOnWhatStoodBefore =
  /^["“«]?(?:this|that|these|those|it|its|they|them|he|she|his|her|their|and|but|or|so|yet|then|also|however|therefore|instead|otherwise|besides|moreover|here|there|such|both|neither|either|another|one|some|most|again|still|even so|(?:two|three|four|due|tre|quattro) (?:are|is|were|sono|di)|nobody does|the (?:first|second|third|same|other|latter|former)|questo|questa|questi|queste|quello|quella|quelli|ma|e|ed|però|quindi|così|allora|inoltre|invece|anche|poi|infatti|dunque|eppure|perciò|ecco|qui|lì|lo stesso|la stessa|il primo|il secondo|la prima|la seconda|altrimenti|tuttavia|oppure|né|nessuno dei|entrambi)(?![\p{L}'’])/iu
/** Tested on the first words of a later sentence. */
const leansOnContext =
  /(?<![\p{L}'’])(?:also|too|though|however|instead|therefore|he|she|they|them|him|it|anche|però|invece|infatti|dunque|quindi|loro|lui|lei|ne)(?![\p{L}'’])/iu
const asksForSomething =
  /\b(?:contact us|get in touch|book a (?:free )?(?:call|demo|consultation)|sign up|subscribe|call us|contattaci|contattateci|scrivici|scrivimi|iscriviti|prenota una|chiamaci|chiamami)\b/i
const wornOpening =
  /^(?:in today['’]s|in an? (?:fast|ever)|in the (?:digital|modern) (?:age|world)|nel mondo (?:di oggi|digitale)|al giorno d['’]oggi|nell['’]era digitale|oggigiorno)/i
const aboutMe = /(?:^|\s)(?:I|I['’]\w+|my|mio|mia|ho|io)(?=\s)/

function score(
  window: Window,
  titleStems: ReadonlySet<string>,
  frequency: ReadonlyMap<string, number>,
  known: KnownWords,
): Candidate {
  const { text, sentences, cut } = window
  const [first] = sentences
  const last = sentences.at(-1)
  const words = contentWords(text, known)
  const stems = new Set(words.map((word) => word.stem))
  const shared = words.filter(
    (word, at) => titleStems.has(word.stem) && words.findIndex((one) => one.stem === word.stem) === at,
  )
  const central =
    [...stems].reduce((sum, word) => sum + Math.min(4, (frequency.get(word) ?? 1) - 1), 0) /
    Math.max(6, stems.size)

  let points = 5 / (1 + 0.12 * (first?.place ?? 0))
  points += 2 * Math.min(1, shared.length / Math.max(2, Math.min(4, titleStems.size)))
  points += 1.4 * central
  points += first?.first ? 0.6 : 0
  points += cut ? 0 : 4.5
  points += text.length < least ? (text.length - least) / 12 - 4 : Math.min(0.4, (text.length - least) / 100)
  points -= leansOnWhatStoodBefore.test(text) ? 2 : 0
  points -= (first?.place ?? 0) > 0 && leansOnContext.test(text.slice(0, 45)) ? 1.2 : 0
  points += first?.place === 0 ? 0.6 : 0
  points -= asksForSomething.test(text) ? 2.5 : 0
  points -= wornOpening.test(text) ? 1.2 : 0
  points -= aboutMe.test(text) ? 0.8 : 0
  points -= /:…?$/.test(last?.text ?? '') ? 3 : 0
  points -= /\?["'”’»)]?$/.test(text) ? 1.2 : 0
  points -= unbalanced(text) ? 3 : 0
  for (const [at, sentence] of sentences.entries()) {
    const previous = sentences[at - 1]
    if (!previous) continue
    points -=
      sentence.section !== previous.section ? 1.6 : sentence.paragraph !== previous.paragraph ? 0.7 : 0
    points -= sentence.place !== previous.place + 1 ? 0.8 : 0
    points -= 0.15
  }
  return { ...window, score: points, shared: shared.map((word) => word.shown).slice(0, 4) }
}

function unbalanced(text: string): boolean {
  const count = (mark: string) => text.split(mark).length - 1
  return (
    count('"') % 2 === 1 ||
    count('“') !== count('”') ||
    count('«') !== count('»') ||
    count('(') !== count(')')
  )
}
