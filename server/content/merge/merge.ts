import type { MergeConflict } from '#domain/posts/conflicts.ts'
import { type Edited, type EditedField, editedFields, parseFaq } from '#domain/posts/post.schema.ts'
import { linesOf, type Paragraph, paragraphsOf } from './paragraphs.ts'
import { type Region, regionsOf } from './three-way.ts'

/** Merges two edits of one version. Pure, with bounded cost for any text. */

export type Merge<Version> =
  | { ok: true; post: Version }
  /** `merged`: with everything that could be merged, and `mine` elsewhere. */
  | { ok: false; conflicts: MergeConflict[]; merged: Version }

/**
 * A three-way merge field by field, of the body by paragraphs, of the FAQ by pairs. Keeps a change that only
 * one side, or both sides alike, have made. `base`: what both started from; null = unknown, and every
 * difference is a conflict. Fields that the editor does not have come from `theirs`.
 */
export function merge<Version extends Edited>(
  base: Edited | null,
  mine: Edited,
  theirs: Version,
): Merge<Version> {
  const conflicts: MergeConflict[] = []
  const post = { ...theirs }
  for (const field of editedFields) {
    const result = mergeField(field, base, mine, theirs)
    Object.assign(post, { [field]: result.value })
    conflicts.push(...result.conflicts)
  }
  return conflicts.length === 0 ? { ok: true, post } : { ok: false, conflicts, merged: post }
}

/** A three-way merge line by line; null when both have changed the same or neighbouring lines. */
export function mergeLines(base: string, mine: string, theirs: string): string | null {
  const places = regionsOf(linesOf(base), linesOf(mine), linesOf(theirs), { touching: 'together' })
  if (places.some(({ o, a, b }) => !same(a, b) && !same(o, a) && !same(o, b))) return null
  const taken = places.flatMap(({ o, a, b }) => (same(o, a) ? b : a))
  return taken.map(({ text, gap }) => text + gap).join('')
}

/** Whether both look the same in the editor. */
export const sameFields = (a: Edited, b: Edited): boolean =>
  editedFields.every((field) => a[field] === b[field])

type FieldResult = { value: Edited[EditedField]; conflicts: MergeConflict[] }

function mergeField(field: EditedField, base: Edited | null, mine: Edited, theirs: Edited): FieldResult {
  const took = (value: FieldResult['value']): FieldResult => ({ value, conflicts: [] })
  if (mine[field] === theirs[field]) return took(theirs[field])
  if (base && mine[field] === base[field]) return took(theirs[field])
  if (base && theirs[field] === base[field]) return took(mine[field])
  if (base && field === 'content') {
    const { text, clashes } = mergeTexts(base.content, mine.content, theirs.content)
    return { value: text, conflicts: clashes.map((clash) => ({ field, ...clash })) }
  }
  if (base && field === 'faqData') {
    const pairs = mergeFaq(base.faqData, mine.faqData, theirs.faqData)
    if (pairs !== undefined) return took(pairs)
  }
  const conflict = { field, base: base?.[field] ?? null, mine: mine[field], theirs: theirs[field] }
  const whole: [number, number] = [0, mine.content.length]
  return { value: mine[field], conflicts: [field === 'content' ? { ...conflict, range: whole } : conflict] }
}

type Clash = { base: string; mine: string; theirs: string }
type Token = { part: string | Clash; gap: string }

/** The merged text; conflicts contain the text of `mine`. */
function mergeTexts(base: string, mine: string, theirs: string) {
  const [o, a, b] = [paragraphsOf(base), paragraphsOf(mine), paragraphsOf(theirs)]
  const tokens = regionsOf(o, a, b, { touching: 'apart' }).flatMap(settle)
  const clashes: (Clash & { range: [number, number] })[] = []
  let text = ''
  for (const [at, { part, gap }] of tokens.entries()) {
    const given = typeof part === 'string' ? part : part.mine
    if (typeof part !== 'string') clashes.push({ ...part, range: [text.length, text.length + given.length] })
    text += given + (at < tokens.length - 1 ? gap || newGap : '')
  }
  return { text, clashes }
}

/** The gap between paragraphs that become neighbours in the merge. */
const newGap = '\n\n'

function settle({ o, a, b }: Region<Paragraph>): Token[] {
  if (same(a, b) || same(o, b)) return settled(a)
  if (same(o, a)) return settled(b)
  // It is no conflict when both added the same text at either end.
  const start = commonStart(a, b)
  const end = commonStart(a.slice(start).reverse(), b.slice(start).reverse())
  if (start + end > 0) {
    const between = (list: Paragraph[]) => list.slice(start, Math.max(start, list.length - end))
    return [
      ...settled(a.slice(0, start)),
      ...settle({ o: between(o), a: between(a), b: between(b) }),
      ...settled(a.slice(a.length - end)),
    ]
  }
  if (o.length > 1 && o.length === a.length && o.length === b.length) {
    const one = (list: Paragraph[], at: number) => list.slice(at, at + 1)
    return o.flatMap((_, at) => settle({ o: one(o, at), a: one(a, at), b: one(b, at) }))
  }
  const gap = a.at(-1)?.gap || b.at(-1)?.gap || ''
  return [{ part: { base: joined(o), mine: joined(a), theirs: joined(b) }, gap }]
}

const settled = (list: readonly Paragraph[]): Token[] => list.map(({ text, gap }) => ({ part: text, gap }))

const joined = (list: readonly Paragraph[]): string =>
  list.map(({ text, gap }, at) => (at < list.length - 1 ? text + (gap || newGap) : text)).join('')

const same = (a: readonly Paragraph[], b: readonly Paragraph[]): boolean =>
  a.length === b.length && commonStart(a, b) === a.length

function commonStart(a: readonly Paragraph[], b: readonly Paragraph[]): number {
  const most = Math.min(a.length, b.length)
  let count = 0
  while (count < most && a[count]?.text === b[count]?.text) count++
  return count
}

/** Null = no FAQ; undefined = it cannot be merged. */
function mergeFaq(
  base: string | null,
  mine: string | null,
  theirs: string | null,
): string | null | undefined {
  // Text that is not a FAQ is kept as it is (R99): it has no pairs to merge.
  if ([base, mine, theirs].some((text) => text !== null && parseFaq(text).length === 0)) return undefined
  const read = (text: string | null) =>
    parseFaq(text).map((pair) => ({ text: JSON.stringify(pair), gap: '' }))
  const regions = regionsOf(read(base), read(mine), read(theirs), { touching: 'apart' })
  const merged = regions.flatMap(settle).map(({ part }) => part)
  if (!merged.every((part) => typeof part === 'string')) return undefined
  return merged.length === 0 ? null : `[${merged.join(',')}]`
}
