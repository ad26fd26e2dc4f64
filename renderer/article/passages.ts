import { type Block, wordsOf } from '#domain/posts/markup.ts'

type Heading = Extract<Block, { kind: 'heading' }>

/** A piece of an article with what stands in the margin beside it. Its groups are in the order of the text. */
type Groups = {
  heading: Heading | null
  /** Beside the heading. */
  lead: Block[]
  /** Beside the asides, and before them in the text. */
  before: Block[]
  /** Figures and sentences of the article itself. */
  asides: Block[]
  after: Block[]
}

/** How wide screens set it (passages.css.ts). */
export type PassageLook = 'plain' | 'brief' | 'beside' | 'flanked' | 'spread' | 'banner' | 'across'
export type Passage = Groups & { look: PassageLook }

/** In characters of the text. */
const height = {
  /** Two lines: a heading's. */
  heading: 70,
  /** A heading with an aside below it. */
  margin: 750,
}
/** Enough for two columns, and not more than one sees at once. */
const forColumns = { least: 400, most: 1600 }
/** An opening that is lower than the contents beside it. */
const mostBrief = 200
/** Shorter than a heading with a drawn sentence below it. */
const forBanner = { least: 300, most: 560 }
/** More would be taller than the text beside them. */
const mostAsides = 2

/**
 * Cuts the blocks at headings, before what a further aside stands beside, and where the text goes on below its asides.
 * Together the passages hold every block, in its order.
 */
export const passagesOf = (blocks: readonly Block[]): Passage[] =>
  grouped(blocks)
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

/** The words of somebody else stay in the text. */
const isAside = (block: Block): boolean => block.kind === 'figure' || (block.kind === 'quote' && !block.by)

function groupFor({ lead, before, asides, after }: Groups): Block[] {
  if (asides.length > 0) return after
  return before.length === 0 && lengthOf(lead) < height.heading ? lead : before
}

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

/** A note that ends the text beside an aside stands below both. */
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
  if (isBanner(groups)) return 'banner'
  if (asides.length > 0) return heading && heading.look !== 'sub' ? 'beside' : 'flanked'
  const isOpening = isFirst && (heading === null || heading.repeatsTitle === true)
  const length = lengthOf(text)
  if (isOpening && text.length === 1 && length <= mostBrief) return 'brief'
  const isSpread = !isOpening && text.every(flows) && length >= forColumns.least && length <= forColumns.most
  return isSpread ? 'spread' : 'plain'
}

function isBanner({ heading, lead, before, asides, after }: Groups): boolean {
  const [sentence] = asides
  if (heading === null || lead.length + before.length > 0 || asides.length !== 1) return false
  const length = lengthOf(after)
  return (
    sentence?.kind === 'quote' &&
    after.length > 1 &&
    after.every(flows) &&
    length >= forBanner.least &&
    length <= forBanner.most
  )
}

const flows = ({ kind }: Block): boolean => kind === 'paragraph' || kind === 'list' || kind === 'callout'

const lengthOf = (blocks: readonly Block[]): number =>
  blocks.reduce((sum, block) => sum + wordsIn(block).length, 0)

const wordsIn = (block: Block): string =>
  (block.kind === 'list' ? block.items.flat() : block.children).map(wordsOf).join('')
