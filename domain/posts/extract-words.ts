/** Words as Smart Extract counts and compares them, in English and Italian. Pure and linear. */

/** A longer word is an address, a key or noise: it is neither shown nor cut. */
export const longestWord = 50

const functionWords = new Set(
  `a about above after again all almost also always am an and another any anybody anything are around as at away back be because
  been before being below between both but by came can cannot come comes could did do does doing done down during each either else
  enough even ever every everybody everything few first for from get gets give go goes going gone good got had has have having he
  her here hers him his how however i if in instead into is it its itself just keep know last least less let like little long look
  lot made make makes many may me might mind mine more most much must my need needs never new next no nobody none nor not nothing
  now of off often on once one only onto or other others our out over own people perhaps put quite rather really right said same
  say says see seen shall she should since so some somebody something soon still such take takes tell than that the their them then
  there these they thing things think this those though three through to together too took two under until up upon us use used
  very want wants was way we well went were what when where whether which while who whole whom whose why will with within without
  would year yet you your yours yourself day days today week
  ad adesso agli ai al alla alle allo allora altra altre altri altro anche ancora appena aver avere avete aveva avevano c che chi ci
  ciascuno cio cioe come con così cosi cosa cose cui da dagli dai dal dalla dalle dallo de degli dei del della delle dello dentro deve
  devono di dice dopo dove due e ecco ed era erano essere fa fai fanno fare fatto fino fra fu già gia gli ha hai hanno ho i il in
  invece io l la le lei li lo loro lui ma magari mai me meglio meno mentre mi mio molta molte molti molto ne nei nel nella nelle
  nello nessun nessuna nessuno niente no noi non nostra nostre nostri nostro nulla o ogni ognuno oltre ora oppure per perche perché
  però pero piu più po poca poche pochi poco poi prima proprio può puo qualche qualcosa qualcuno quale quali quando quanto quasi
  quel quella quelle quelli quello questa queste questi questo qui se sei sembra sempre senza si sia siamo siano siete solo sono
  sopra sotto sta stai stanno stata state stati stato stessa stesso su sua sue sugli sui sul sulla sulle sullo suo suoi tanta tante
  tanti tanto te ti tra tre tu tua tue tuo tuoi tutta tutte tutti tutto un una uno va vi via viene voi vostra vostri vostro vuole
  giorno giorni oggi settimana anno anni`
    .split(/\s+/)
    .map(normal),
)

/** Words that must not precede an ellipsis. */
const danglers = new Set(
  `a an and are as at be but by for from has have if in into is it its my nor of on or our so than that the their they this to was
  we were which who will with you your al alla alle allo ai agli anche che chi come con cui da dal dalla dei del della delle dello
  di e è ed gli ha hanno i il in la le lo ma ne nei nel nella non o per più quando questa questo se si sono su sua sul sulla suo tra
  un una uno`.split(/\s+/),
)

export function normal(text: string): string {
  const letters = /[^\0-\x7f]/.test(text) ? text.normalize('NFKD').replace(/\p{M}/gu, '') : text
  return letters.replace(/[’ʼ‘]/g, "'").toLowerCase()
}

/** Number of words: a hyphen, an apostrophe or a decimal point does not end one. */
export const countWords = (text: string): number =>
  text.match(/[\p{L}\p{N}]+(?:['’.,-][\p{L}\p{N}]+)*/gu)?.length ?? 0

export type Word = {
  /** As written, in lower case. */
  shown: string
  /** Without accents. */
  plain: string
  stem: string
}

/** Cache of parsed words, keyed by spelling; null = a word without meaning. Use it for one task only. */
export type KnownWords = Map<string, Word | null>

export function contentWords(text: string, known: KnownWords = new Map()): Word[] {
  const words: Word[] = []
  for (const found of text.replace(/\be-mail/gi, 'email').match(/\p{L}[\p{L}\p{M}]*(?:['’]\p{L}+)?/gu) ??
    []) {
    let word = known.get(found)
    if (word === undefined) {
      word = readWord(found)
      known.set(found, word)
    }
    if (word) words.push(word)
  }
  return words
}

function readWord(found: string): Word | null {
  if (found.length > longestWord) return null
  if (found === 'AI') return { shown: found, plain: 'ai', stem: 'ai' }
  const shown = withoutElision(found.toLowerCase())
  const plain = normal(shown)
  // `ia` (AI in Italian) carries meaning despite its length
  if ((plain.length < 3 && plain !== 'ia') || functionWords.has(plain)) return null
  return { shown, plain, stem: stem(plain) }
}

/** `l'agenda` → `agenda`, `customer's` → `customer`. */
function withoutElision(word: string): string {
  const [before = '', after = ''] = word.split(/['’]/)
  return after.length > 2 ? after : before
}

/**
 * The common part of a word's forms: removes plurals and the commonest English verb endings, then the vowels that Italian
 * inflects. Crude on purpose: both sides of every comparison are stemmed.
 */
export function stem(plain: string): string {
  let word = plain
  if (word.length > 4 && word.endsWith('ies')) word = word.slice(0, -3)
  else if (word.length > 3 && word.endsWith('s') && !/[su]s$/.test(word)) word = word.slice(0, -1)
  if (word.length > 6 && word.endsWith('ing')) word = word.slice(0, -3)
  else if (word.length > 5 && word.endsWith('ed')) word = word.slice(0, -2)
  while (word.length > 4 && /[aeiouyh]$/.test(word)) word = word.slice(0, -1)
  return word
}

/** The text, cut to at most `most` characters between words, but not after an article or a preposition; '…' when cut. */
export function cutAtWord(text: string, most: number, least = 0): string {
  if (text.length <= most) return text
  let end = text.lastIndexOf(' ', most - 1)
  if (end <= 0) return ''
  for (let shorter = end; shorter > least; ) {
    const before = text.lastIndexOf(' ', shorter - 1)
    const last = text.slice(before + 1, shorter).toLowerCase()
    end = shorter
    if (!danglers.has(last) || before <= 0) break
    shorter = before
  }
  return `${text.slice(0, end).replace(/[\s,;:.!?–—(«“"'-]+$/, '')}…`
}
