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

/** What stands between a post and its readers. Pure. */

const text = editorText.checklist

export type Check = {
  /** An error stops publishing, a hint never does. */
  level: 'error' | 'hint'
  title: string
  text: string
  field: FieldName
  /** A place in the content, as the textarea counts. */
  range?: [start: number, end: number]
  /** What one press can do about it. */
  remedy?: 'remove-signs'
  /** What stands at that place. */
  of?: 'link' | 'picture'
}

export type CheckInput = {
  fields: Fields
  /** Of the fields, by the server's rules. */
  errors: FieldErrors
  /** The slug the post would get. */
  slug: string
  /** Null for a post that does not exist yet. */
  id: string | null
  blocks: readonly TracedBlock[]
  posts: readonly StaffPost[]
  /** The site's own origin: a link to it is an inner one. */
  origin: string
  /** Of the owner. */
  redirects?: Redirects
  /** What `linkFaults` says, when that is known already. */
  faults?: readonly LinkFault[]
  /** Addresses of pictures at which nothing lies. */
  gone?: ReadonlySet<string>
}

export const descriptionRange = { least: 110, most: 160 } as const

export function checksOf(input: CheckInput): Check[] {
  const { fields, errors, slug, id, posts } = input
  const checks: Check[] = []
  for (const field of textFields) {
    const message = errors[field]
    if (message === undefined) continue
    const missing = fields[field].trim() === ''
    const name = editorText.fields[field]
    checks.push({
      level: 'error',
      title: text.fix({ what: missing ? text.missing({ field: name }) : name }),
      text: message,
      field,
    })
  }
  checks.push(...brokenLinks(input), ...pictureChecks(input))
  const others = posts.filter((post) => post.id !== id)
  const clash = slug && others.find((post) => post.slug === slug)
  if (clash) {
    const title = text.fix({ what: text.sameSlug })
    checks.push({ level: 'error', title, text: editorText.slugTaken({ title: clash.title }), field: 'slug' })
  }
  if (fields.image && !fields.imageAlt.trim() && !errors.image) {
    checks.push({
      level: 'error',
      title: text.fix({ what: text.noAlt }),
      text: text.noAltText,
      field: 'imageAlt',
    })
  }
  if (errors.faq)
    checks.push({ level: 'error', title: text.fix({ what: text.faq }), text: errors.faq, field: 'faq' })

  const length = Array.from(fields.description.trim()).length
  const { least, most } = descriptionRange
  if (length > 0 && (length < least || length > most)) {
    const title = text.hint({ what: length < least ? text.shortDescription : text.longDescription })
    checks.push({
      level: 'hint',
      title,
      text: `${text.descriptionText({ length })} ${text.stays}`,
      field: 'description',
    })
  }
  const signs = markdownSigns(fields.content, input.blocks)
  const [firstSign] = signs
  if (firstSign) {
    const kinds = [...new Set(signs.map(({ sign }) => text.sign({ sign })))].join(text.or)
    checks.push({
      level: 'hint',
      title: text.hint({ what: text.markdown }),
      text: `${text.markdownText({ lines: signs.length, signs: kinds })} ${text.stays}`,
      field: 'content',
      range: firstSign.range,
      remedy: 'remove-signs',
    })
  }
  checks.push(...writingChecks(input))
  const twin = fields.title.trim() && others.some((post) => folded(post.title) === folded(fields.title))
  if (twin) {
    const title = text.hint({ what: text.sameTitle })
    checks.push({ level: 'hint', title, text: `${text.sameTitleText} ${text.stays}`, field: 'title' })
  }
  return checks
}

/** What is in order, in words. */
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
    const range: [number, number] = at < 0 ? [0, 0] : [at + 2, at + 2 + href.length]
    const common = { level: 'error', field: 'content', range, of: 'link' } as const
    if (fault.kind !== 'nowhere') {
      const { title } = fault
      const isEnded = fault.kind === 'ended'
      return {
        ...common,
        title: text.fix({ what: isEnded ? text.endedLink : text.draftLink }),
        text: isEnded ? text.endedLinkText({ words, title }) : text.draftLinkText({ words, title }),
      }
    }
    if (href.startsWith('#')) {
      return {
        ...common,
        title: text.fix({ what: text.brokenLink }),
        text: text.noHeadingText({ words, href }),
      }
    }
    const near = nearestAddress(href, posts)
    const advice = near === null ? '' : ` ${text.didYouMean({ address: near })}`
    return {
      ...common,
      title: text.fix({ what: text.brokenLink }),
      text: text.brokenLinkText({ words, href }) + advice,
    }
  })
}

const pictureTexts: Record<PictureFault['kind'], { level: Check['level']; title: string }> = {
  'no-alt': { level: 'error', title: text.fix({ what: text.noPictureAlt }) },
  foreign: { level: 'error', title: text.fix({ what: text.foreignPicture }) },
  gone: { level: 'error', title: text.fix({ what: text.gonePicture }) },
  'too-many': { level: 'hint', title: text.hint({ what: text.manyPictures }) },
  'in-a-sentence': { level: 'hint', title: text.hint({ what: text.inlinePicture }) },
}

function pictureChecks({ fields: { content }, blocks, gone = new Set() }: CheckInput): Check[] {
  const faults = pictureFaults({ content, blocks, gone })
  // Of a thousand that are too many one says it all
  const firstOf = (kind: PictureFault['kind']) => faults.find((fault) => fault.kind === kind)
  return faults
    .filter((fault) => fault.kind !== 'too-many' || fault === firstOf('too-many'))
    .slice(0, mostPictureChecks)
    .map(({ kind, address, range }): Check => {
      const { level, title } = pictureTexts[kind]
      return { level, title, text: pictureText(kind, address), field: 'content', range, of: 'picture' }
    })
}

const mostPictureChecks = 20

function pictureText(kind: PictureFault['kind'], address: string): string {
  const shown = address.length > 80 ? `${address.slice(0, 79)}…` : address
  switch (kind) {
    case 'no-alt':
      return text.noPictureAltText({ name: shown })
    case 'foreign':
      return text.foreignPictureText({ address: shown })
    case 'gone':
      return text.gonePictureText({ address: shown })
    case 'too-many':
      return `${text.manyPicturesText({ most: mostPictures })} ${text.stays}`
    case 'in-a-sentence':
      return `${text.inlinePictureText} ${text.stays}`
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

/** Hints for people who hear the text, or read it with effort (R276): one of a kind, at its first place. */
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
    checks.push({
      level: 'hint',
      title: text.hint({ what: title }),
      text: `${say(shown)} ${text.stays}`,
      field: 'content',
      range: at < 0 || 'href' in fault ? line : [at, at + words.length],
    })
  }
  return checks
}

/** Where each line of a text begins. */
function lineStarts(content: string): number[] {
  const starts = [0]
  for (let at = content.indexOf('\n'); at >= 0; at = content.indexOf('\n', at + 1)) starts.push(at + 1)
  return starts
}

/** The address somebody meant, when one is near; by the least letters changed. */
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
