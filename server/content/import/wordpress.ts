import { createHash } from 'node:crypto'
import { SaxesParser } from 'saxes'
import * as z from 'zod'
import { readDate, readForeignDate } from '#domain/read-value.ts'
import { fromWindows } from '#domain/text.ts'
import { type ExportFile, openExport } from './export-file.ts'
import { plainText } from './html-tree.ts'
import { createMixedDecoder, oddByteMark, oddBytesNote, withoutMarks } from './mixed-text.ts'
import { createNotes, type Notes } from './notes.ts'
import { unreadableDate } from './publication.ts'
import { countIn, pathOfAddress, type Source, type SourcePost } from './source.ts'
import { SourceError } from './source-error.ts'
import { type Attachment, wordpressHtml } from './wordpress-html.ts'

/**
 * Reads a WordPress export (WXR) as a stream. A document type is refused, so that no entity can refer to
 * another file or expand when it is read.
 */

/** Bytes. An export of 500 posts has about 5 MB. */
const wordpressLimit = 100 * 1024 * 1024
const deepest = 20
const longestText = 2_000_000
const mostItems = 100_000

/** One `<item>`; `texts` by element name. */
type Item = {
  texts: Map<string, string>
  terms: { domain: string; name: string }[]
  meta: Map<string, string>
  comments: number
  /** Some of its bytes are not UTF-8. */
  isMixed: boolean
}

/** `from`: the file, or a zip archive with it. Throws `SourceError`. */
export async function readWordpress(from: string): Promise<Source> {
  const file = await openExport(from, {
    extension: '.xml',
    limit: wordpressLimit,
    advice: ': export the posts in several files, by date or category (Tools > Export)',
  })
  const { items, channel, authors } = await readItems(file)
  const hosts = new Set<string>()
  for (const name of ['link', 'wp:base_site_url', 'wp:base_blog_url']) {
    const address = channel.get(name)?.trim() ?? ''
    if (URL.canParse(address)) hosts.add(new URL(address).hostname.toLowerCase())
  }
  const attachments = new Map<string, Attachment>()
  const attachedTo = new Map<string, Attachment[]>()
  for (const item of items) {
    const id = textOf(item, 'wp:post_id')
    const address = textOf(item, 'wp:attachment_url')
    if (textOf(item, 'wp:post_type') !== 'attachment' || id === '' || address === '') continue
    const alt = item.meta.get('_wp_attachment_image_alt')?.trim() ?? ''
    const attachment = { address, alt, caption: plainText(textOf(item, 'excerpt:encoded')) }
    attachments.set(id, attachment)
    const parent = textOf(item, 'wp:post_parent')
    if (/\.(?:jpe?g|png|gif|webp|avif)$/i.test(address))
      attachedTo.set(parent, [...(attachedTo.get(parent) ?? []), attachment])
    // WordPress.com keeps files on a separate host
    if (URL.canParse(address)) hosts.add(new URL(address).hostname.toLowerCase())
  }
  const skipped = new Map<string, number>()
  const refused: Source['refused'] = []
  const posts: SourcePost[] = []
  const seen = new Set<string>()
  for (const item of items) {
    for (let left = item.comments; left > 0; left -= 1) countIn(skipped, 'comments')
    const type = textOf(item, 'wp:post_type') || 'items without a type'
    const status = textOf(item, 'wp:status')
    if (type !== 'post') countIn(skipped, typeNames[type] ?? type)
    else if (['trash', 'auto-draft', 'inherit'].includes(status)) countIn(skipped, `posts in state ${status}`)
    else {
      const post = postFrom({
        item,
        attachments,
        attachedTo,
        authors,
        site: channel.get('wp:base_blog_url') ?? '',
      })
      if (seen.has(post.id)) refused.push({ origin: post.origin, reason: 'is in the export twice' })
      else posts.push(post)
      seen.add(post.id)
    }
  }
  const altTexts = new Map([...attachments.values()].map(({ address, alt }) => [address, alt]))
  return { kind: 'wordpress', posts, skipped, refused, hosts, altTexts, folder: file.folder }
}

const typeNames: Record<string, string> = {
  page: 'pages',
  attachment: 'attachments',
  revision: 'revisions',
  nav_menu_item: 'menu items',
}

const textOf = (item: Item, name: string): string => item.texts.get(name)?.trim() ?? ''

type PostParts = {
  item: Item
  attachments: ReadonlyMap<string, Attachment>
  /** Pictures by the ids of the posts that they were uploaded to. */
  attachedTo: ReadonlyMap<string, readonly Attachment[]>
  authors: ReadonlyMap<string, string>
  site: string
}

function postFrom({ item, attachments, attachedTo, authors, site }: PostParts): SourcePost {
  const notes = createNotes()
  const status = textOf(item, 'wp:status')
  const link = textOf(item, 'link')
  const guid = textOf(item, 'guid') || `${site}?p=${textOf(item, 'wp:post_id')}`
  const isProtected = textOf(item, 'wp:post_password') !== ''
  const isPrivate = status === 'private'
  if (item.isMixed) notes.add(oddBytesNote)
  if (isProtected) notes.add('was protected by a password: imported as a draft')
  if (isPrivate) notes.add('was private: imported as a draft')
  const date = dateOf(item, 'wp:post_date_gmt', 'wp:post_date') ?? readForeignDate(textOf(item, 'pubDate'))
  const isDue = ['publish', 'future'].includes(status) && !isProtected
  if (isDue && date === null) notes.add(unreadableDate(textOf(item, 'wp:post_date_gmt')))
  const published = isDue && date !== null
  const login = textOf(item, 'dc:creator')
  const content = item.texts.get('content:encoded') ?? ''
  const thumbnail = attachments.get(item.meta.get('_thumbnail_id')?.trim() ?? '')
  if (item.meta.has('_thumbnail_id') && !thumbnail) notes.add('its featured image is not in the export')
  const termsOf = (domain: string) => [
    ...new Set(item.terms.filter((term) => term.domain === domain).map(({ name }) => name)),
  ]
  for (const domain of new Set(item.terms.map((term) => term.domain)))
    if (!readTaxonomies.has(domain))
      notes.add(`its terms of "${domain}" were left out: ${termsOf(domain).join(', ')}`)
  const path = pathOfAddress(link)
  return {
    id: `wp-${createHash('sha256').update(guid).digest('hex').slice(0, 16)}`,
    origin: link || guid,
    title: plainText(textOf(item, 'title')),
    slug: textOf(item, 'wp:post_name'),
    description:
      plainText(wordpressHtml(textOf(item, 'excerpt:encoded'), { attachments, notes })) || seoText(item),
    body: {
      html: wordpressHtml(content, {
        attachments,
        attached: attachedTo.get(textOf(item, 'wp:post_id')) ?? [],
        notes,
      }),
      footnotes: footnotesOf(item, notes),
      base: link,
      blankLines: true,
    },
    categories: termsOf('category'),
    tags: termsOf('post_tag'),
    authors: login === '' ? [] : [authors.get(login) ?? login],
    published,
    publishedAt: published ? date : null,
    publishedUntil: null,
    createdAt: date,
    updatedAt: dateOf(item, 'wp:post_modified_gmt', 'wp:post_modified') ?? date,
    image: thumbnail ? { address: thumbnail.address, alt: thumbnail.alt } : null,
    oldPaths: path === null || !published ? [] : [path],
    otherLinks: [guid, `${site.replace(/\/+$/, '')}/?p=${textOf(item, 'wp:post_id')}`],
    notes,
  }
}

/** Taxonomies that need no remark. A post's format (aside, gallery) concerns only its looks. */
const readTaxonomies: ReadonlySet<string> = new Set(['category', 'post_tag', 'post_format'])

/** Exports of format 1.0 call tags `tag`, and write every category a second time without a domain. */
const oldTaxonomies: ReadonlyMap<string, string> = new Map([
  ['', 'category'],
  ['tag', 'post_tag'],
])

/** The description of an SEO plug-in, unless it is a template (`%%excerpt%%`, `%sitename%`). */
const seoText = ({ meta }: Item): string =>
  ['_yoast_wpseo_metadesc', 'rank_math_description']
    .map((key) => plainText(meta.get(key) ?? ''))
    .find((text) => text !== '' && !/%%\w+%%|%\w+%/.test(text)) ?? ''

/** Footnotes as HTML: the block editor stores their texts in the post's metadata. */
function footnotesOf({ meta }: Item, notes: Notes): string {
  const kept = meta.get('footnotes')?.trim() ?? ''
  if (kept === '' || kept === '[]') return ''
  try {
    const read = z.array(z.object({ content: z.string() })).parse(JSON.parse(kept))
    notes.add('footnotes became paragraphs at the end')
    return read.map(({ content }, at) => `<p>[${at + 1}] ${content}</p>`).join('')
  } catch {
    notes.add(`its footnotes cannot be read, and were left out: ${kept}`)
    return ''
  }
}

/** The date in GMT, or else the local one: drafts have no date in GMT. */
const dateOf = (item: Item, gmt: string, local: string): string | null =>
  readForeignDate(textOf(item, gmt)) ?? readDate(textOf(item, local))

type Read = { items: Item[]; channel: Map<string, string>; authors: Map<string, string> }

async function readItems({ name, bytes, folder }: ExportFile): Promise<Read> {
  const reader = createItemReader()
  let isLatin: boolean | undefined
  const decoder = createMixedDecoder()
  // Old exports often have characters that are invalid in XML
  const clean = (text: string) => {
    if (text.includes('\0')) throw new SourceError(`${name} is not UTF-8. Save it as UTF-8 first.`)
    const whole = kept + text
    // A reference may continue in the next chunk
    const cut = whole.length - (/&[#\w]{0,10}$/.exec(whole)?.[0].length ?? 0)
    kept = whole.slice(cut)
    return whole
      .slice(0, cut)
      .replace(/[\v\f]/g, '\n')
      .replace(
        /[\x01-\x08\x0e-\x1f\ufffe\uffff]|&#(?:x0*(?:[0-8bcef]|1[0-9a-f])|0*(?:[0-8]|1[124-9]|2\d|3[01]));/gi,
        '',
      )
  }
  let kept = ''
  let isBegun = false
  const write = (text: string) => {
    const part = isBegun ? text : text.replace(/^[\ufeff\s]+/, '')
    if (part === '') return
    isBegun = true
    reader.write(part)
  }
  try {
    for await (const chunk of bytes) {
      isLatin ??= latinDeclared.test(chunk.subarray(0, 200).toString('latin1'))
      write(clean(isLatin ? fromWindows(chunk.toString('latin1')) : decoder.decode(chunk)))
    }
    write(clean(decoder.end()))
    write(kept)
    return reader.end()
  } catch (error) {
    folder?.close()
    if (error instanceof SourceError) throw error
    const why = error instanceof Error ? error.message : String(error)
    throw new SourceError(`${name} is no WordPress export that can be read: ${why}`)
  }
}

const latinDeclared = /^\s*<\?xml[^>]*encoding=["'](?:iso-8859-1|latin1|windows-1252)["']/i

/** HTML entities that plug-ins write into exports, although XML does not define them. */
const htmlEntities = {
  nbsp: '\u00a0',
  copy: '©',
  reg: '®',
  hellip: '…',
  ndash: '–',
  mdash: '—',
  laquo: '«',
  raquo: '»',
  lsquo: '‘',
  rsquo: '’',
  ldquo: '“',
  rdquo: '”',
  euro: '€',
  pound: '£',
}

function createItemReader() {
  // `position` provides the line for messages
  const parser = new SaxesParser({ position: true, xmlns: false })
  const read: Read = { items: [], channel: new Map(), authors: new Map() }
  const open: string[] = []
  let item: Item | null = null
  let term: { domain: string } | null = null
  let text = ''
  let meta = { key: '', value: '' }
  let author = { login: '', name: '' }
  let isExport = false

  const refuse = (why: string) => {
    throw new SourceError(`The export is refused at line ${parser.line}: ${why}`)
  }
  const addText = (more: string) => {
    if (item && more.includes(oddByteMark)) item.isMixed = true
    text += withoutMarks(more)
    if (text.length > longestText) refuse(`an element has more than ${longestText} characters`)
  }
  Object.assign(parser.ENTITIES, htmlEntities)
  parser.on('error', (error) => {
    throw new SourceError(`The export cannot be read: ${error.message}`)
  })
  parser.on('doctype', () => refuse('it has a document type (DTD). Exports of WordPress have none.'))
  parser.on('opentag', ({ name, attributes }) => {
    open.push(name)
    text = ''
    if (open.length > deepest) refuse(`elements are nested more than ${deepest} deep`)
    if (open.length === 1 && name !== 'rss') refuse(`the first element is <${name}>, not <rss>`)
    if (open.length === 3 && name === 'item') {
      if (read.items.length >= mostItems) refuse(`it has more than ${mostItems} items`)
      item = { texts: new Map(), terms: [], meta: new Map(), comments: 0, isMixed: false }
    }
    if (item && name === 'category') {
      const domain = attributes.domain ?? ''
      term = { domain: oldTaxonomies.get(domain) ?? domain }
    }
    if (item && name === 'wp:postmeta') meta = { key: '', value: '' }
    if (name === 'wp:author') author = { login: '', name: '' }
  })
  parser.on('text', addText)
  parser.on('cdata', addText)
  parser.on('closetag', ({ name }) => {
    const parent = open.at(-2)
    const value = text
    text = ''
    if (name === 'wp:wxr_version') isExport = true
    if (item && parent === 'item') {
      if (name === 'category' && term) item.terms.push({ domain: term.domain, name: plainText(value) })
      else if (name === 'wp:postmeta') item.meta.set(meta.key, meta.value)
      else if (name === 'wp:comment') item.comments += 1
      else if (!item.texts.has(name)) item.texts.set(name, value)
    } else if (parent === 'wp:postmeta') {
      if (name === 'wp:meta_key') meta.key = value.trim()
      if (name === 'wp:meta_value') meta.value = value
    } else if (parent === 'wp:author') {
      if (name === 'wp:author_login') author.login = value.trim()
      if (name === 'wp:author_display_name') author.name = plainText(value)
    } else if (parent === 'channel') {
      if (name === 'item' && item) read.items.push(item)
      else if (name === 'wp:author') read.authors.set(author.login, author.name || author.login)
      else if (!read.channel.has(name)) read.channel.set(name, value)
    }
    if (name === 'item') item = null
    open.pop()
  })
  return {
    write: (chunk: string) => void parser.write(chunk),
    end(): Read {
      parser.close()
      if (!isExport) throw new SourceError('This is no WordPress export: wp:wxr_version is missing.')
      return read
    },
  }
}
