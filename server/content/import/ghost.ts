import { buffer } from 'node:stream/consumers'
import * as z from 'zod'
import { readForeignDate } from '#domain/read-value.ts'
import { type ExportFile, openExport } from './export-file.ts'
import { plainText } from './html-tree.ts'
import { decodeMixed, oddByteMark, oddBytesNote, withoutMarks } from './mixed-text.ts'
import { createNotes } from './notes.ts'
import { unreadableDate } from './publication.ts'
import { countIn, type Source, type SourcePost } from './source.ts'
import { SourceError } from './source-error.ts'

/** Bytes. Limited since JSON is read as a whole. */
const ghostLimit = 64 * 1024 * 1024

const text = z.string().nullish()
const id = z.union([z.string(), z.number()]).transform(String)
/** As text, or as milliseconds since 1970. */
const date = z.union([z.string(), z.number()]).nullish()
/** Skips invalid rows and keeps the others. */
const list = <Row extends z.ZodType>(row: Row) =>
  z
    .array(z.unknown())
    .max(200_000)
    .default([])
    .transform((rows) => rows.flatMap((one) => row.safeParse(one).data ?? []))

const ghostPost = z.object({
  id,
  uuid: text,
  title: text,
  slug: text,
  html: text,
  type: text,
  page: z.union([z.boolean(), z.number()]).nullish(),
  status: text,
  visibility: text,
  feature_image: text,
  custom_excerpt: text,
  meta_description: text,
  /** Only in exports before 1.0. */
  image: text,
  author_id: id.nullish(),
  created_at: date,
  updated_at: date,
  published_at: date,
})
type GhostPost = z.output<typeof ghostPost>

const tables = z.object({
  posts: z.array(z.unknown()).max(200_000).default([]),
  tags: list(z.object({ id, name: z.string(), visibility: text })),
  posts_tags: list(z.object({ post_id: id, tag_id: id, sort_order: z.number().nullish() })),
  users: list(z.object({ id: id.nullish(), name: text })),
  posts_authors: list(z.object({ post_id: id, author_id: id, sort_order: z.number().nullish() })),
  posts_meta: list(
    z.object({ post_id: id, feature_image_alt: text, feature_image_caption: text, meta_description: text }),
  ),
})
const ghostExport = z.union([
  z.object({ db: z.array(z.object({ data: tables })).min(1) }),
  z.object({ data: tables }).transform((only) => ({ db: [only] })),
])

/** Ghost's placeholder for the address of the old site. */
const siteMark = '__GHOST_URL__'

/** `from`: the file, or a zip archive with it. Throws `SourceError`. */
export async function readGhost(from: string): Promise<Source> {
  const file = await openExport(from, { extension: '.json', limit: ghostLimit })
  const { data } = await readTables(file)
  const tagNames = new Map(data.tags.map((tag) => [tag.id, withoutMarks(tag.name)]))
  const userNames = new Map(data.users.map((user) => [user.id ?? '', withoutMarks(user.name ?? '')]))
  const tagsOf = grouped(data.posts_tags, (row) => tagNames.get(row.tag_id))
  const authorsOf = grouped(data.posts_authors, (row) => userNames.get(row.author_id))
  const metaOf = new Map(data.posts_meta.map((meta) => [meta.post_id, meta]))
  const skipped = new Map<string, number>()
  const refused: Source['refused'] = []
  const posts: SourcePost[] = []
  const seen = new Set<string>()
  for (const [at, row] of data.posts.entries()) {
    const read = ghostPost.safeParse(row)
    if (!read.success) {
      const [issue] = read.error.issues
      refused.push({ origin: `post ${at + 1}`, reason: `${issue?.path.join('.')}: ${issue?.message}` })
      continue
    }
    const isMixed = JSON.stringify(read.data).includes(oddByteMark)
    const post = isMixed ? ghostPost.parse(withoutMarksIn(read.data)) : read.data
    const origin = `/${post.slug ?? post.id}/`
    if (post.type === 'page' || post.page === true || post.page === 1) countIn(skipped, 'pages')
    else if (seen.has(post.uuid ?? post.id)) refused.push({ origin, reason: 'is in the export twice' })
    else if (!post.html?.trim())
      refused.push({
        origin,
        reason: 'has no HTML in the export: open and save it in Ghost, then export again',
      })
    else
      posts.push(
        postFrom(post, {
          tags: tagsOf.get(post.id) ?? [],
          authors: authorsOf.get(post.id) ?? [userNames.get(post.author_id ?? '') ?? ''].filter(Boolean),
          meta: metaOf.get(post.id),
          isMixed,
        }),
      )
    seen.add(post.uuid ?? post.id)
  }
  return {
    kind: 'ghost',
    posts,
    skipped,
    refused,
    hosts: new Set([oldHost]),
    altTexts: new Map(),
    folder: file.folder,
  }
}

/** Placeholder for the old site's host, which an export does not contain. */
const oldHost = 'old-site.invalid'

type About = {
  tags: readonly string[]
  authors: readonly string[]
  meta: z.output<typeof tables>['posts_meta'][number] | undefined
  isMixed: boolean
}

function postFrom(post: GhostPost, { tags, authors, meta, isMixed }: About): SourcePost {
  const notes = createNotes()
  if (isMixed) notes.add(oddBytesNote)
  const isOpen = ['', 'public'].includes(post.visibility ?? '')
  const isReleased = ['published', 'scheduled', 'sent'].includes(post.status ?? '')
  if (isReleased && !isOpen) notes.add(`was for "${post.visibility}" only: imported as a draft`)
  if (post.status === 'sent') notes.add('was sent by email only: imported as a draft')
  const date = readForeignDate(post.published_at)
  const isDue = isReleased && isOpen && post.status !== 'sent'
  if (isDue && date === null) notes.add(unreadableDate(post.published_at))
  const published = isDue && date !== null
  const createdAt = readForeignDate(post.created_at)
  const html = (post.html ?? '').replaceAll(siteMark, `https://${oldHost}`)
  const image = (post.feature_image ?? post.image)?.replaceAll(siteMark, `https://${oldHost}`)
  const path = `/${post.slug ?? ''}/`
  const caption = plainText(meta?.feature_image_caption ?? '')
  if (caption !== '') notes.add(`the caption of its featured image was left out: "${caption}"`)
  const [first, ...others] = tags.filter((name) => !name.startsWith('#'))
  return {
    id: `ghost-${(post.uuid ?? post.id).replace(/[^\w-]/g, '').slice(0, 64)}`,
    origin: path,
    title: plainText((post.title ?? '').replaceAll('<', '&lt;')),
    slug: post.slug ?? '',
    description: (post.custom_excerpt ?? post.meta_description ?? meta?.meta_description ?? '').trim(),
    body: { html, base: `https://${oldHost}${path}`, blankLines: false },
    // Ghost's first tag is the primary one, which corresponds to a category
    categories: first === undefined ? [] : [first],
    tags: others,
    authors,
    published,
    publishedAt: published ? date : null,
    publishedUntil: null,
    createdAt,
    updatedAt: readForeignDate(post.updated_at) ?? createdAt,
    image: image ? { address: image, alt: meta?.feature_image_alt ?? '' } : null,
    oldPaths: published && post.slug ? [path] : [],
    notes,
  }
}

const withoutMarksIn = (row: GhostPost): unknown => JSON.parse(withoutMarks(JSON.stringify(row)))

async function readTables({ name, bytes, folder }: ExportFile): Promise<{ data: z.output<typeof tables> }> {
  try {
    const parsed = ghostExport.safeParse(JSON.parse(decodeMixed(await buffer(bytes)).replace(/^\ufeff/, '')))
    const [first] = parsed.data?.db ?? []
    if (first) return first
    const issue = parsed.error?.issues[0]
    throw new SourceError(
      `${name} is no export of Ghost: ${issue?.path.join('.') ?? ''} ${issue?.message ?? ''}`,
    )
  } catch (error) {
    folder?.close()
    if (error instanceof SourceError) throw error
    throw new SourceError(`${name} cannot be read: ${error instanceof Error ? error.message : String(error)}`)
  }
}

/** Names by post id, sorted by `sort_order`. */
function grouped<Row extends { post_id: string; sort_order?: number | null | undefined }>(
  rows: readonly Row[],
  nameOf: (row: Row) => string | undefined,
): Map<string, string[]> {
  const found = new Map<string, string[]>()
  for (const row of [...rows].sort((a, b) => (a.sort_order ?? 0) - (b.sort_order ?? 0))) {
    const name = nameOf(row)
    if (!name) continue
    const names = found.get(row.post_id)
    if (names) names.push(name)
    else found.set(row.post_id, [name])
  }
  return found
}
