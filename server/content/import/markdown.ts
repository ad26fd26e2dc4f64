import { isUtf8 } from 'node:buffer'
import { createHash } from 'node:crypto'
import path from 'node:path'
import { readForeignDate } from '#domain/read-value.ts'
import { cleanText, halfMerged, isHalfMerged } from '#domain/text.ts'
import { type FrontMatter, splitFile } from '../store/gray-matter.ts'
import { openForeignFolder } from './folder.ts'
import { markdownHtml } from './markdown-html.ts'
import { decodeMixed, oddBytesNote, withoutMarks } from './mixed-text.ts'
import { createNotes } from './notes.ts'
import { publicationOf } from './publication.ts'
import { countIn, pathOfAddress, type Source, type SourcePost } from './source.ts'

/**
 * Reads a folder of Markdown files with YAML front matter, with the keys that Hugo, Jekyll and Astro
 * document.
 */

const fileLimit = 600_000
/** Placeholder host for addresses inside the folder. */
export const folderHost = 'folder.invalid'

/** Throws `SourceError`. */
export async function readMarkdown(dir: string): Promise<Source> {
  const folder = await openForeignFolder(dir)
  const { files, links } = await folder.list()
  const skipped = new Map<string, number>()
  const refused: Source['refused'] = links.map((origin) => ({
    origin,
    reason: 'is a link; links are not followed',
  }))
  const posts: SourcePost[] = []
  const ids = new Set<string>()
  for (const name of files) {
    const extension = path.posix.extname(name).toLowerCase()
    if (extension === '.mdx')
      refused.push({ origin: name, reason: 'is MDX, whose components cannot be kept' })
    else if (!['.md', '.markdown'].includes(extension) || /(?:^|\/)(?:_index|readme)\.\w+$/i.test(name))
      countIn(skipped, extension === '' ? 'files without an extension' : `${extension} files`)
    else {
      const read = await folder.read(name, fileLimit)
      const post = read.ok ? readPost(name, read.bytes) : `cannot be read (${read.why})`
      if (typeof post === 'string') refused.push({ origin: name, reason: post })
      else if (ids.has(post.id)) refused.push({ origin: name, reason: 'has the id of another file' })
      else {
        ids.add(post.id)
        posts.push(post)
      }
    }
  }
  return {
    kind: 'markdown',
    posts,
    skipped,
    refused,
    hosts: new Set([folderHost]),
    altTexts: new Map(),
    folder,
  }
}

/** The post, or the reason why it is refused. */
function readPost(name: string, bytes: Buffer): SourcePost | string {
  const isUnicode = isUtf8(bytes)
  const plain = cleanText(withoutMarks(decodeMixed(bytes)))
  if (isHalfMerged(plain)) return halfMerged
  if (plain.startsWith('+++')) return 'has TOML front matter: convert it to YAML first (hugo convert toYAML)'
  if (/^;;;|^\{/.test(plain)) return 'has JSON front matter: convert it to YAML first (hugo convert toYAML)'
  if (!plain.startsWith('---')) return 'has no front matter (--- title and date ---)'
  const { front, body } = splitFile(plain)
  if (!front.ok) return `front matter ${front.message}`
  const post = foreignPost(name, front, body)
  if (!isUnicode && typeof post !== 'string') post.notes.add(oddBytesNote)
  return post
}

type Values = ReadonlyMap<string, unknown>

function foreignPost(
  name: string,
  { values, sources, cut }: FrontMatter & { ok: true },
  body: string,
): SourcePost | string {
  const notes = createNotes()
  const { slug: fileSlug, date: fileDate, language } = nameParts(name)
  if (language !== undefined) notes.add(`its name says that its language is "${language}"`)
  for (const key of cut) notes.add(`${key} ends before a #, which begins a comment`)
  const text = (...keys: string[]): string => {
    for (const key of keys) {
      const value = values.get(key)
      if (typeof value === 'string' && value.trim() !== '') return value.trim()
      if (typeof value === 'number' || typeof value === 'boolean') return sources.get(key) ?? String(value)
    }
    return ''
  }
  const publication = publicationOf(values, { folder: path.posix.dirname(name), fileDate, notes })
  const [heading, article] = text('title') === '' ? openingHeading(body) : ['', body]
  const permalink = pathIn(text('permalink', 'url'))
  const old = [permalink, ...[values.get('aliases'), values.get('redirect_from')].flatMap(listOf).map(pathIn)]
  const html = markdownHtml(article, notes)
  if (html === null) return 'is nested too deeply, or takes too long to read'
  return {
    id: `md-${createHash('sha256').update(name).digest('hex').slice(0, 16)}`,
    origin: name,
    title: text('title') || heading,
    slug: text('slug') || lastSegment(permalink) || fileSlug,
    description: text('description', 'excerpt', 'summary'),
    body: { html, base: `https://${folderHost}/${name}`, blankLines: false },
    categories: [...listOf(values.get('categories')), ...listOf(values.get('category'))],
    tags: listOf(values.get('tags')),
    authors: [...listOf(values.get('author')), ...listOf(values.get('authors'))],
    ...publication,
    image: imageOf(values),
    oldPaths: old.flatMap(
      (address) =>
        pathOfAddress(address.startsWith('/') || /^https?:/.test(address) ? address : `/${address}`) ?? [],
    ),
    notes,
  }
}

/** The texts of a value that is a text, a mapping with a name, or a list of these. */
function listOf(value: unknown): string[] {
  const all = Array.isArray(value) ? value : [value]
  return all.flatMap((one) => {
    const text = one instanceof Map ? (one.get('name') ?? one.get('title')) : one
    return typeof text === 'string' && text.trim() !== '' ? [text.trim()] : []
  })
}

function imageOf(values: Values): SourcePost['image'] {
  const alt = values.get('imageAlt') ?? values.get('image_alt') ?? values.get('heroImageAlt')
  for (const key of [
    'image',
    'cover',
    'featured_image',
    'featuredImage',
    'heroImage',
    'feature_image',
    'thumbnail',
    'images',
  ]) {
    const given = values.get(key)
    const value = Array.isArray(given) ? given[0] : given
    if (typeof value === 'string' && value.trim() !== '')
      return { address: value.trim(), alt: typeof alt === 'string' ? alt : '' }
    if (!(value instanceof Map)) continue
    const address = value.get('src') ?? value.get('url') ?? value.get('image') ?? value.get('path')
    const described = value.get('alt') ?? alt
    if (typeof address === 'string') return { address, alt: typeof described === 'string' ? described : '' }
  }
  return null
}

/** `2021-05-03-title.md`, `2021/05/03/title.md`, `title/index.md` or `title.md`. */
function nameParts(name: string): { slug: string; date: string | null; language?: string | undefined } {
  const [, whole = '', language] =
    /^(.*?)(?:\.([a-z]{2}(?:-[A-Za-z]{2,4})?|[A-Z]{2}))?\.\w+$/.exec(name) ?? []
  const parts = whole.split('/')
  const isIndex = parts.at(-1) === 'index'
  const last = parts.at(isIndex ? -2 : -1) ?? ''
  const [, year, sign, month, day, rest] =
    /^(\d{4})([-_]?)(\d{1,2})\2(\d{1,2})(?:[-_ ]+(.*))?$/.exec(last) ?? []
  const date = `${year}-${month}-${day}`
  // Without hyphens the digits count only if they are a valid date
  if (year && (sign === '-' || readForeignDate(date) !== null)) return { slug: rest || last, date, language }
  const [, folders] =
    /(?:^|\/)(\d{4}\/\d\d\/\d\d)\/[^/]+$/.exec(isIndex ? path.posix.dirname(whole) : whole) ?? []
  return { slug: last, date: folders?.replaceAll('/', '-') ?? null, language }
}

/** Without `index.html`; empty for `false` and a pattern (`/:year/:title/`, `{{ title | slugify }}`). */
const pathIn = (address: string): string =>
  /[{}]|(?:^|\/):\w|^false$/.test(address) ? '' : address.replace(/(^|\/)index\.html?$/, '$1')

const lastSegment = (address: string): string =>
  address
    .split(/[?#]/, 1)[0]
    ?.split('/')
    .findLast((part) => part !== '')
    ?.replace(/\.html?$/, '') ?? ''

function openingHeading(body: string): [heading: string, rest: string] {
  const found = /^\s*# +(.+)\n/.exec(body)
  return found ? [found[1]?.trim() ?? '', body.slice(found[0].length)] : ['', body]
}
