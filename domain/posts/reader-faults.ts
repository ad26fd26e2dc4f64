import { type LinkedPost, linkFaults, type Redirects } from './link-faults.ts'
import { traceArticle } from './markup.ts'
import { pictureFaults } from './picture-faults.ts'
import { imageUrl, type Post, postState } from './post.schema.ts'

/** What prevents publication, besides faults of single fields: the errors in the editor's checklist. Pure. */

export type ReaderFault = { field: 'content' | 'image' | 'imageAlt'; message: string }

type Readable = Pick<Post, 'title' | 'content' | 'image' | 'imageAlt'>

type Surroundings = {
  /** Null for a post that does not exist yet. */
  id: string | null
  posts: readonly LinkedPost[]
  /** The site's own origin: links to it are internal. */
  origin: string
  /** Whether there is no file at a picture's address. */
  isGone: (address: string) => boolean
  redirects?: Redirects
}

export function readerFaults(post: Readable, surroundings: Surroundings): ReaderFault[] {
  const { isGone, ...around } = surroundings
  const { title, content, image, imageAlt } = post
  const { blocks } = traceArticle(content, { title })
  const faults = linkFaults({ blocks, ...around }).map((fault): ReaderFault => {
    const leads = `The link “${fault.words}” leads to `
    if (fault.kind !== 'nowhere') {
      return { field: 'content', message: `${leads}“${fault.title}”, which visitors do not see` }
    }
    const where = fault.href.startsWith('#') ? 'a heading that is not there' : 'no page of this site'
    return { field: 'content', message: `${leads}${fault.href}, ${where}` }
  })
  const pictures = blocks.flatMap(({ block }) => (block.kind === 'picture' ? [block.picture.src] : []))
  const gone = new Set(pictures.filter(isGone))
  for (const { kind, address } of pictureFaults({ content, blocks, gone })) {
    const fault = pictureWords[kind]
    if (fault) faults.push({ field: 'content', message: `The picture ${address} ${fault}` })
  }
  const shown = image ? imageUrl(image) : null
  if (shown?.startsWith('/') && isGone(shown))
    faults.push({ field: 'image', message: 'The picture does not exist any more' })
  if (image && !imageAlt?.trim())
    faults.push({
      field: 'imageAlt',
      message: 'Describe what the picture shows; for a decorative picture write a single -',
    })
  return faults
}

/** Null: only a hint, which does not prevent publication. */
const pictureWords = {
  'no-alt': 'has no description (a decorative picture has a single -)',
  foreign: 'is not on this site, and is not shown',
  gone: 'does not exist any more',
  'too-many': null,
  'in-a-sentence': null,
} as const

/** What a link to the post depends on, at a time (ms). */
export function linkedPost(
  post: Pick<Post, 'id' | 'slug' | 'title' | 'redirectFrom' | 'published' | 'publishedAt' | 'publishedUntil'>,
  now: number,
): LinkedPost {
  const { id, slug, title, redirectFrom = [] } = post
  return { id, slug, title, redirectFrom, state: postState(post, now) }
}
