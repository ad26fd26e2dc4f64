import { type Block, wordsOf } from '#domain/posts/markup.ts'

type Heading = Extract<Block, { kind: 'heading' }>

/** The blocks of a passage. The groups are in the order of the text. */
type Groups = {
  heading: Heading | null
  /** Text beside the heading. */
  lead: Block[]
  /** Text beside the asides, and before them in reading order. */
  before: Block[]
  /** Figures and the article's own sentences. */
  asides: Block[]
  after: Block[]
}

/** Layout on wide screens (passages.css.ts). */
export type PassageLook =
  | 'plain'
  | 'brief'
  | 'beside'
  | 'above'
  | 'flanked'
  | 'spread'
  | 'banner'
  | 'total'
  | 'across'
type Passage = Groups & { look: PassageLook }

/** The side of a part's asides on wide screens. */
export type Side = 'left' | 'right'
/** A heading with what follows it, or what precedes the first heading. */
export type Part = { isOpening: boolean; side: Side; passages: Passage[] }

/** Heights, measured in characters of the text. */
const height = {
  /** A heading's two lines. */
  heading: 70,
  /** A heading with an aside below it. */
  margin: 750,
}
/** Enough for two columns, and no more than fits on a screen. */
const forColumns = { least: 400, most: 1600 }
/** Up to this length an opening is less tall than the contents beside it. */
const mostBrief = 200
/** Text below a band; shorter text is above it. Up to `brief` it is less tall than `height.margin`. */
const forBanner = { least: 300, brief: 640, most: forColumns.most }
/** More would be taller than the text beside them. */
const mostAsides = 2

/**
 * Cuts the blocks into parts at main headings, and the parts into passages: at headings, before the text
 * beside a further aside, and where the text continues below its asides. Together they hold every block, in
 * order. No two neighbours have their asides in the same place: at the left, at the right, or across the
 * page.
 */
export function partsOf(blocks: readonly Block[]): Part[] {
  const parts = cutAtHeadings(blocks).map((part) => ({
    isOpening: !part.some(isHead),
    passages: passagesOf(part),
  }))
  let last: Side | null = null
  let isBelowBand = false
  return parts.map(({ isOpening, passages }, index): Part => {
    const hasAsides = passages.some(({ asides }) => asides.length > 0)
    const isAboveColumns = parts[index + 1]?.passages[0]?.look === 'spread'
    const look = isOpening || isBelowBand ? null : bandLookOf(passages, last === 'right' && !isAboveColumns)
    isBelowBand = look !== null || (isOpening ? hasAsides : passages.some(isWide))
    if (look) return { isOpening, side: 'left', passages: withFirst(passages, look) }
    if (isOpening || !hasAsides) return { isOpening, side: 'left', passages }
    last = last === 'left' ? 'right' : 'left'
    return { isOpening, side: last, passages }
  })
}

const isWide = ({ look }: Passage): boolean => look === 'spread' || look === 'above'

const withFirst = (passages: Passage[], look: PassageLook): Passage[] =>
  passages.map((passage, index) => (index === 0 ? { ...passage, look } : passage))

/** The look of a part whose aside spans the page; null if it does not. */
function bandLookOf([head, next]: Passage[], isTurn: boolean): 'banner' | 'above' | null {
  if (head?.look !== 'beside' || head.asides.length !== 1 || (next && next.heading === null)) return null
  const { lead, before, after } = head
  const text = [...lead, ...before, ...after]
  const length = lengthOf(text)
  const isBrief = length <= forBanner.brief
  if (!text.every(flows) || length > forBanner.most || !(isBrief || isTurn)) return null
  if (after.length === 0) return isBrief ? 'above' : null
  return after.length > 1 && after.length === text.length ? 'banner' : null
}

function cutAtHeadings(blocks: readonly Block[]): Block[][] {
  const parts: Block[][] = []
  for (const block of blocks) {
    const part = parts.at(-1)
    if (part && !isHead(block)) part.push(block)
    else parts.push([block])
  }
  return parts
}

const isHead = (block: Block): boolean =>
  block.kind === 'heading' && block.look !== 'sub' && !block.repeatsTitle

const passagesOf = (blocks: readonly Block[]): Passage[] =>
  grouped(blocks)
    .flatMap(cutBelowTotal)
    .flatMap(cutBelowAsides)
    .flatMap(cutAtLastNote)
    .map((groups, index) => ({ ...groups, look: lookOf(groups, index === 0) }))

function grouped(blocks: readonly Block[]): Groups[] {
  const all: Groups[] = []
  const begin = (start: Partial<Groups>): Groups => {
    const groups = { ...nothing(), ...start }
    all.push(groups)
    return groups
  }
  for (const block of blocks) {
    const groups = all.at(-1)
    if (block.kind === 'heading') begin({ heading: block })
    else if (!groups) begin(isAside(block) ? { asides: [block] } : { lead: [block] })
    else if (!isAside(block)) groupFor(groups).push(block)
    else if (groups.asides.length === 0 || groups.after.length === 0) groups.asides.push(block)
    else begin({ lead: groups.after.splice(-1), asides: [block] })
  }
  return all
}

const nothing = (): Groups => ({ heading: null, lead: [], before: [], asides: [], after: [] })

/** Quotes from other people stay in the text. */
const isAside = (block: Block): boolean => block.kind === 'figure' || (block.kind === 'quote' && !block.by)

function groupFor({ lead, before, asides, after }: Groups): Block[] {
  if (asides.length > 0) return after
  return before.length === 0 && lengthOf(lead) < height.heading ? lead : before
}

/** A figure that results from a note forms one unit with it. */
const isTotal = ({ heading, lead, before, asides }: Groups): boolean =>
  heading === null &&
  before.length === 0 &&
  lead.length === 1 &&
  lead[0]?.kind === 'callout' &&
  asides.length === 1 &&
  asides[0]?.kind === 'figure'

const cutBelowTotal = (groups: Groups): Groups[] =>
  isTotal(groups) && groups.after.length > 0
    ? [
        { ...groups, after: [] },
        { ...nothing(), lead: groups.after },
      ]
    : [groups]

function cutBelowAsides(groups: Groups): Groups[] {
  const { heading, asides, after } = groups
  if (heading === null || asides.length === 0) return [groups]
  let end = 0
  for (let length = 0; end < after.length && length < height.margin; end += 1)
    length += lengthOf(after.slice(end, end + 1))
  const rest = after.slice(end)
  if (!rest.every(flows) || lengthOf(rest) < forColumns.least) return [groups]
  return [
    { ...groups, after: after.slice(0, end) },
    { ...nothing(), lead: rest },
  ]
}

/** A note at the end of the text beside an aside moves below both. */
function cutAtLastNote(groups: Groups): Groups[] {
  const { heading, asides, after } = groups
  const note = after.at(-1)
  if (heading === null || asides.length === 0 || after.length < 2 || note?.kind !== 'callout') return [groups]
  return [
    { ...groups, after: after.slice(0, -1) },
    { ...nothing(), lead: [note] },
  ]
}

function lookOf(groups: Groups, isFirst: boolean): PassageLook {
  const { heading, lead, before, asides, after } = groups
  const text = [...lead, ...before, ...after]
  if (asides.length > mostAsides || (asides.length > 0 && text.length === 0)) return 'across'
  if (isTotal(groups)) return 'total'
  if (asides.length > 0) {
    if (heading === null || heading.look === 'sub') return 'flanked'
    return asides.length === 1 && text.every(flows) && lengthOf(text) < forBanner.least ? 'above' : 'beside'
  }
  const isOpening = isFirst && (heading === null || heading.repeatsTitle === true)
  const length = lengthOf(text)
  if (isOpening && text.length === 1 && length <= mostBrief) return 'brief'
  const isSpread = !isOpening && text.every(flows) && length >= forColumns.least && length <= forColumns.most
  return isSpread ? 'spread' : 'plain'
}

const flows = ({ kind }: Block): boolean => kind === 'paragraph' || kind === 'list' || kind === 'callout'

const lengthOf = (blocks: readonly Block[]): number =>
  blocks.reduce((sum, block) => sum + wordsIn(block).length, 0)

const wordsIn = (block: Block): string =>
  (block.kind === 'list' ? block.items.flat() : block.children).map(wordsOf).join('')
