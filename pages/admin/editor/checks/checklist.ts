import { isDecorative } from '#domain/posts/decorative.ts'
import { type LinkFault, linkFaults, linksIn, type Redirects } from '#domain/posts/link-faults.ts'
import { mostPictures, type TracedBlock } from '#domain/posts/markup.ts'
import { type PictureFault, pictureFaults } from '#domain/posts/picture-faults.ts'
import type { StaffPost } from '#domain/posts/post-views.ts'
import { distanceBetween } from '#domain/site/nearest-address.ts'
import { siteAddresses } from '#domain/site-pages.ts'
import { editorText } from '#locales/en/admin-editor.ts'
import { faqItemsOf } from '../faq/faq.ts'
import { type FieldErrors, type FieldName, type Fields, textFields } from '../fields.ts'
import { markdownSigns } from './markdown-signs.ts'
import { type WritingFault, writingFaults } from './plain-writing.ts'

/** What keeps a post from being published, or could be better. Pure. */

const text = editorText.checklist

export type Check = {
  /** An error blocks publishing, a hint never does. */
  level: 'error' | 'hint'
  title: string
  text: string
  field: FieldName
  /** A place in the content, in the textarea's offsets. */
  range?: [start: number, end: number]
  remedy?: 'remove-signs'
  of?: 'link' | 'picture'
}

export type CheckInput = {
  fields: Fields
  errors: FieldErrors
  /** The slug that the post would get. */
  slug: string
  /** Null for a post that does not exist yet. */
  id: string | null
  blocks: readonly TracedBlock[]
  posts: readonly StaffPost[]
  /** The site's own origin: a link to it is internal. */
  origin: string
  redirects?: Redirects
  /** The result of `linkFaults`, if already known. */
  faults?: readonly LinkFault[]
  /** Addresses of pictures that do not exist. */
  gone?: ReadonlySet<string>
}

export const descriptionRange = { least: 110, most: 160 } as const

type Place = Pick<Check, 'range' | 'of' | 'remedy'>
const error = (field: FieldName, what: string, said: string, place: Place = {}): Check => ({
  level: 'error',
  title: text.fix({ what }),
  text: said,
  field,
  ...place,
})
const hint = (field: FieldName, what: string, said: string, place: Place = {}): Check => ({
  level: 'hint',
  title: text.hint({ what }),
  text: `${said} ${text.stays}`,
  field,
  ...place,
})

export const checksOf = (input: CheckInput): Check[] => [
  ...fieldChecks(input),
  ...brokenLinks(input),
  ...pictureChecks(input),
  ...otherErrors(input),
  ...descriptionChecks(input),
  ...markdownChecks(input),
  ...writingChecks(input),
  ...titleChecks(input),
]

const fieldChecks = ({ fields, errors }: CheckInput): Check[] =>
  textFields.flatMap((field) => {
    const message = errors[field]
    if (message === undefined) return []
    const name = editorText.fields[field]
    return error(field, fields[field].trim() === '' ? text.missing({ field: name }) : name, message)
  })

function otherErrors({ fields, errors, slug, id, posts }: CheckInput): Check[] {
  const clash = slug && posts.find((post) => post.id !== id && post.slug === slug)
  const lacksAlt = fields.image && !fields.imageAlt.trim() && !errors.image
  return [
    ...(clash ? [error('slug', text.sameSlug, editorText.slugTaken({ title: clash.title }))] : []),
    ...(lacksAlt ? [error('imageAlt', text.noAlt, text.noAltText)] : []),
    ...(errors.faq ? [error('faq', text.faq, errors.faq)] : []),
  ]
}

function descriptionChecks({ fields }: CheckInput): Check[] {
  const length = Array.from(fields.description.trim()).length
  const { least, most } = descriptionRange
  if (length === 0 || (length >= least && length <= most)) return []
  const what = length < least ? text.shortDescription : text.longDescription
  return [hint('description', what, text.descriptionText({ length }))]
}

function markdownChecks({ fields, blocks }: CheckInput): Check[] {
  const found = markdownSigns(fields.content, blocks)
  const [first] = found
  if (!first) return []
  const signs = [...new Set(found.map(({ sign }) => text.sign({ sign })))].join(text.or)
  const said = text.markdownText({ lines: found.length, signs })
  return [hint('content', text.markdown, said, { range: first.range, remedy: 'remove-signs' })]
}

function titleChecks({ fields, id, posts }: CheckInput): Check[] {
  const isTwin = (post: StaffPost) => post.id !== id && folded(post.title) === folded(fields.title)
  return [
    ...(fields.title.trim() && posts.some(isTwin) ? [hint('title', text.sameTitle, text.sameTitleText)] : []),
    ...formerTitleChecks({ fields, id, posts }),
  ]
}

/** A first line that repeats the title is hidden; once the title changes, readers see it as a heading. */
function formerTitleChecks({ fields, id, posts }: Pick<CheckInput, 'fields' | 'id' | 'posts'>): Check[] {
  const former = folded(posts.find((post) => post.id === id)?.title ?? '')
  const [line = ''] = /\S.*/.exec(fields.content) ?? []
  if (former === '' || folded(line) !== former || folded(fields.title) === former) return []
  const start = fields.content.indexOf(line)
  return [hint('content', text.formerTitle, text.formerTitleText, { range: [start, start + line.length] })]
}

export function passedOf({ fields, blocks }: CheckInput, checks: readonly Check[]): string[] {
  const faulty = (field: FieldName) => checks.some((check) => check.field === field)
  const { allGood } = text
  return [
    linksIn(blocks).length > 0 && !checks.some(({ of }) => of === 'link') && allGood.links,
    fields.title && !faulty('title') && !faulty('slug') && allGood.own,
    fields.image && !isDecorative(fields.imageAlt) && !faulty('imageAlt') && !faulty('image') && allGood.alt,
    blocks.some(({ block }) => block.kind === 'picture') &&
      !checks.some(({ of }) => of === 'picture') &&
      allGood.pictures,
    fields.description && !faulty('description') && allGood.description,
    faqItemsOf(fields).length > 0 && !faulty('faq') && allGood.faq,
  ].filter((words) => typeof words === 'string' && words !== '') as string[]
}

const folded = (title: string): string => title.replace(/\s+/g, ' ').trim().toLowerCase()

function brokenLinks(input: CheckInput): Check[] {
  const { fields, posts } = input
  const starts = lineStarts(fields.content)
  return (input.faults ?? linkFaults(input)).map((fault): Check => {
    const { href, words, from } = fault
    const at = fields.content.indexOf(`](${href}`, starts[from] ?? 0)
    const range: Check['range'] = at < 0 ? [0, 0] : [at + 2, at + 2 + href.length]
    const linkError = (what: string, said: string) => error('content', what, said, { range, of: 'link' })
    if (fault.kind === 'ended')
      return linkError(text.endedLink, text.endedLinkText({ words, title: fault.title }))
    if (fault.kind === 'draft')
      return linkError(text.draftLink, text.draftLinkText({ words, title: fault.title }))
    if (href.startsWith('#')) return linkError(text.brokenLink, text.noHeadingText({ words, href }))
    const near = nearestAddress(href, posts)
    const advice = near === null ? '' : ` ${text.didYouMean({ address: near })}`
    return linkError(text.brokenLink, text.brokenLinkText({ words, href }) + advice)
  })
}

function pictureChecks({ fields: { content }, blocks, gone = new Set() }: CheckInput): Check[] {
  const faults = pictureFaults({ content, blocks, gone })
  // One check is enough for all pictures beyond the limit
  const firstOf = (kind: PictureFault['kind']) => faults.find((fault) => fault.kind === kind)
  return faults
    .filter((fault) => fault.kind !== 'too-many' || fault === firstOf('too-many'))
    .slice(0, mostPictureChecks)
    .map(({ kind, address, range }) => pictureCheck(kind, address, { range, of: 'picture' }))
}

const mostPictureChecks = 20

function pictureCheck(kind: PictureFault['kind'], address: string, place: Place): Check {
  const shown = address.length > 80 ? `${address.slice(0, 79)}…` : address
  switch (kind) {
    case 'no-alt':
      return error('content', text.noPictureAlt, text.noPictureAltText({ name: shown }), place)
    case 'foreign':
      return error('content', text.foreignPicture, text.foreignPictureText({ address: shown }), place)
    case 'gone':
      return error('content', text.gonePicture, text.gonePictureText({ address: shown }), place)
    case 'too-many':
      return hint('content', text.manyPictures, text.manyPicturesText({ most: mostPictures }), place)
    case 'in-a-sentence':
      return hint('content', text.inlinePicture, text.inlinePictureText, place)
  }
}

const writingTexts: Record<WritingFault['kind'], { title: string; say: (words: string) => string }> = {
  'heading-order': {
    title: text.headingOrder,
    say: (words) => text.headingOrderText({ words }),
  },
  'heading-alone': { title: text.headingAlone, say: (words) => text.headingAloneText({ words }) },
  'vague-link': { title: text.vagueLink, say: (words) => text.vagueLinkText({ words }) },
  'bare-link': { title: text.bareLink, say: (words) => text.bareLinkText({ words }) },
  capitals: { title: text.capitals, say: (words) => text.capitalsText({ words }) },
}

/** Hints on text that is hard to listen to or to read (R276): one per kind, at its first place. */
function writingChecks({ fields, blocks }: CheckInput): Check[] {
  const starts = lineStarts(fields.content)
  const kinds = new Set<WritingFault['kind']>()
  const checks: Check[] = []
  for (const fault of writingFaults(blocks)) {
    const { kind, words, from } = fault
    if (kinds.has(kind)) continue
    kinds.add(kind)
    const { title, say } = writingTexts[kind]
    const shown = words.length > 60 ? `${words.slice(0, 59)}…` : words
    const sign = 'href' in fault ? `](${fault.href}` : words
    const at = fields.content.indexOf(sign, starts[from] ?? 0)
    const line: [number, number] = [starts[from] ?? 0, (starts[from + 1] ?? fields.content.length + 1) - 1]
    const range: Check['range'] = at < 0 || 'href' in fault ? line : [at, at + words.length]
    checks.push(hint('content', title, say(shown), { range }))
  }
  return checks
}

function lineStarts(content: string): number[] {
  const starts = [0]
  for (let at = content.indexOf('\n'); at >= 0; at = content.indexOf('\n', at + 1)) starts.push(at + 1)
  return starts
}

/** The address that was probably meant: the one with the fewest letters changed, if any is near. */
export function nearestAddress(href: string, posts: readonly StaffPost[]): string | null {
  const given = href
    .replace(/[?#].*$/s, '')
    .toLowerCase()
    .slice(0, 120)
  const addresses = [
    ...siteAddresses,
    ...posts.filter((post) => post.state === 'published').map(({ slug }) => `/blog/${slug}`),
  ]
  let best: { address: string; distance: number } | null = null
  for (const address of addresses) {
    const distance = distanceBetween(given, address)
    if (
      distance <= Math.max(given.length, address.length) * 0.4 &&
      distance < (best?.distance ?? Number.POSITIVE_INFINITY)
    )
      best = { address, distance }
  }
  return best?.address ?? null
}
