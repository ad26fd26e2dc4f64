import { diffArrays, diffWordsWithSpace } from 'diff'
import type { FieldChange, ParagraphChange, Run } from '#domain/posts/changes.ts'
import { type Edited, editedFields, parseFaq } from '#domain/posts/post.schema.ts'
import { type Paragraph as Piece, paragraphsOf } from '../merge/paragraphs.ts'

/** The differences between two versions of a post, for display. Pure, with bounded cost for any text. */

/** The fields that differ, in the order in which a reader meets them; the earlier version first. */
export function compare(before: Edited, after: Edited): FieldChange[] {
  const budget = { steps: stepLimit }
  return editedFields.flatMap((field): FieldChange | [] => {
    const [old, now] = [before[field], after[field]]
    if (old === now) return []
    const change = { field, before: old, after: now }
    if (field === 'content') return { ...change, ...compareBodies(before.content, after.content, budget) }
    if (field === 'faqData') {
      return { ...change, ...compareBodies(faqText(before.faqData), faqText(after.faqData), budget) }
    }
    if (!readFields.has(field)) return change
    return { ...change, words: compareWords(String(old ?? ''), String(now ?? ''), budget) }
  })
}

const readFields: ReadonlySet<string> = new Set(['title', 'description', 'readTime', 'imageAlt'])

/**
 * Limit on the total cost of a comparison, in steps of the algorithm (Myers: about the square of the number
 * of changes). Beyond it, a changed text is shown as a whole.
 */
const stepLimit = 3_000_000
const editLimit = 1000
/** Similar paragraphs are put side by side only up to this many pairs. */
const pairLimit = 2500
/** Paragraphs that share a smaller part of their words count as different. */
const leastAlike = 0.3

type Budget = { steps: number }

/** How many changes may still be looked for; 0 = none. */
function editsWithin(budget: Budget): number {
  const most = Math.floor(Math.sqrt(budget.steps))
  return most < 10 ? 0 : Math.min(editLimit, most)
}

function spend(budget: Budget, edits: number): void {
  budget.steps -= edits * edits
}

function compareBodies(before: string, after: string, budget: Budget) {
  const [old, now] = [paragraphsOf(before), paragraphsOf(after)]
  const words: Run[] = []
  const paragraphs: ParagraphChange[] = []
  const put = (kind: ParagraphChange['kind'], inside: Run[], gaps: { old?: Piece; now?: Piece }) => {
    paragraphs.push({ kind, words: inside })
    for (const run of inside) push(words, run)
    const [left, right] = [gaps.old?.gap ?? '', gaps.now?.gap ?? '']
    if (left === right) push(words, { kind: 'same', text: left })
    else {
      push(words, { kind: 'removed', text: left })
      push(words, { kind: 'added', text: right })
    }
  }
  for (const [a, b] of aligned(old, now, budget)) {
    if (a && b) {
      const inside = a.text === b.text ? whole('same', a.text) : compareWords(a.text, b.text, budget)
      put(a.text === b.text ? 'same' : 'changed', inside, { old: a, now: b })
    } else if (a) put('removed', whole('removed', a.text), { old: a })
    else if (b) put('added', whole('added', b.text), { now: b })
  }
  return { words, paragraphs }
}

type Pair = [Piece | null, Piece | null]

function aligned(old: Piece[], now: Piece[], budget: Budget): Pair[] {
  const maxEditLength = editsWithin(budget)
  const changes =
    diffArrays(
      old.map(({ text }) => text),
      now.map(({ text }) => text),
      { maxEditLength },
    ) ?? coarse(old.length, now.length)
  const pairs: Pair[] = []
  let [at, to, edits] = [0, 0, 0]
  for (let index = 0; index < changes.length; index++) {
    const change = changes[index]
    const next = changes[index + 1]
    if (!change) break
    if (!change.added && !change.removed) {
      for (let count = 0; count < change.count; count++) pairs.push([old[at++] ?? null, now[to++] ?? null])
      continue
    }
    const both = next && (next.added || next.removed) ? [change, next] : [change]
    if (both.length === 2) index++
    const count = (kind: 'added' | 'removed') => both.find((one) => one[kind])?.count ?? 0
    const [left, right] = [old.slice(at, at + count('removed')), now.slice(to, to + count('added'))]
    pairs.push(...matched(left, right))
    at += left.length
    to += right.length
    edits += left.length + right.length
  }
  spend(budget, Math.min(edits, maxEditLength))
  return pairs
}

const coarse = (removed: number, added: number) => [
  { removed: true, added: false, count: removed },
  { removed: false, added: true, count: added },
]

/** Pairs each paragraph with the first similar one after the last pair. */
function matched(left: Piece[], right: Piece[]): Pair[] {
  const isSmall = left.length * right.length <= pairLimit
  const sets = isSmall ? right.map(({ text }) => wordSet(text)) : []
  const pairs: Pair[] = []
  let next = 0
  const added = (end: number) => {
    for (; next < end; next++) pairs.push([null, right[next] ?? null])
  }
  for (const piece of left) {
    const words = wordSet(piece.text)
    const like = sets.findIndex((set, at) => at >= next && likeness(words, set) >= leastAlike)
    if (like >= 0) added(like)
    pairs.push([piece, like < 0 ? null : (right[next++] ?? null)])
  }
  added(right.length)
  return pairs
}

const wordSet = (text: string): Set<string> => new Set(text.slice(0, 20_000).toLowerCase().split(/\W+/))

function likeness(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  let shared = 0
  for (const word of a) if (b.has(word)) shared++
  return shared / Math.max(a.size, b.size, 1)
}

export function compareWords(before: string, after: string, budget: Budget = { steps: stepLimit }): Run[] {
  const maxEditLength = editsWithin(budget)
  const changes = maxEditLength > 0 ? diffWordsWithSpace(before, after, { maxEditLength }) : undefined
  const edits = changes?.reduce((sum, { added, removed, count }) => sum + (added || removed ? count : 0), 0)
  spend(budget, edits ?? maxEditLength)
  if (!changes) return [...whole('removed', before), ...whole('added', after)]
  const runs: Run[] = []
  let [removed, added, spaces] = ['', '', '']
  const flush = () => {
    push(runs, { kind: 'removed', text: removed })
    push(runs, { kind: 'added', text: added })
    removed = added = ''
  }
  for (const change of changes) {
    const changed = change.added || change.removed
    // A lone space between two changes does not count as unchanged text.
    if (!changed && change.value.trim() === '' && (removed || added)) {
      spaces += change.value
      continue
    }
    if (changed) {
      // Both sides share the space, even if only one has changed so far.
      removed += spaces + (change.removed ? change.value : '')
      added += spaces + (change.added ? change.value : '')
      spaces = ''
      continue
    }
    flush()
    push(runs, { kind: 'same', text: spaces + change.value })
    spaces = ''
  }
  flush()
  push(runs, { kind: 'same', text: spaces })
  return runs
}

const whole = (kind: Run['kind'], text: string): Run[] => (text === '' ? [] : [{ kind, text }])

function push(runs: Run[], { kind, text }: Run): void {
  const last = runs.at(-1)
  if (text === '') return
  if (last?.kind === kind) last.text += text
  else runs.push({ kind, text })
}

/** FAQ pairs as a reader sees them; any other text unchanged. */
function faqText(faqData: string | null): string {
  const faq = parseFaq(faqData)
  if (faq.length === 0) return faqData ?? ''
  return faq.map(({ question, answer }) => `${question}\n${answer.replace(/\n\s*\n/g, '\n')}`).join('\n\n')
}
