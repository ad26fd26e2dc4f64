import type { PictureFile } from '#domain/media/media.schema.ts'
import { shownAlt } from '#domain/posts/decorative.ts'
import { type categories, imageUrl, isPublic, type Post, parseFaq } from '#domain/posts/post.schema.ts'
import { drawingFor, serviceFor } from '#domain/posts/post-drawing.ts'
import type {
  ArticleAnswer,
  ArticlePost,
  BlogList,
  FaultyFile,
  Onward,
  PostCard,
  PreviewAnswer,
  StaffPost,
} from '#domain/posts/post-views.ts'
import { shownBlocks } from '#domain/posts/shown-blocks.ts'
import { dateOf, staffPost } from '#domain/posts/staff-post.ts'
import type { ServiceSlug } from '#domain/services.ts'
import { memberFor } from '../../http/member.ts'
import type { PageRequest } from '../../kernel/feature.ts'
import type { OpenPreview } from '../previews/preview-page.ts'
import { isSettings } from '../store/content-paths.ts'
import { fileOf, isPostFile, slugOf } from '../store/post-names.ts'
import { redirectsName } from '../store/redirects-file.ts'
import type { ContentStore } from '../store/store.ts'
import { categoriesOf, categoryOf } from './blog-categories.ts'
import { createBlogSearch } from './blog-search.ts'
import { createHistoryView } from './history-view.ts'
import { pageOf } from './page-of.ts'

/** A page of the blog list has the featured post and twelve more (R40). */
const postsPerPage = 13
/** A filtered list of fewer posts is followed by up to this many posts of other categories (R39). */
const fullRow = 3

type Reader = Pick<
  ContentStore,
  | 'posts'
  | 'publicPosts'
  | 'bySlug'
  | 'byId'
  | 'modifiedAt'
  | 'redirects'
  | 'redirectFor'
  | 'isGone'
  | 'versions'
  | 'version'
  | 'deleted'
  | 'deletedCount'
  | 'faults'
>

type PostPagesOptions = {
  store: Reader
  now?: () => number
  /** What is known of the image at an address; null when it is gone. */
  pictureOf?: (address: string) => PictureFile | null
}

export type PostPages = ReturnType<typeof createPostPages>

export function createPostPages({ store, now = Date.now, pictureOf = (src) => ({ src }) }: PostPagesOptions) {
  const search = createBlogSearch({ posts: () => store.publicPosts(now()) })
  const picture = (value: string | null): PictureFile | null => {
    const address = value ? imageUrl(value) : null
    return address === null ? null : pictureOf(address)
  }
  const history = createHistoryView(store, now, picture)

  return {
    /** The picture to show for an image value; null for none, and for one that is gone. */
    picture,

    /** Null when there is no such public post. */
    publicCard(slug: string): PostCard | null {
      const post = store.bySlug(slug)
      return post && isPublic(post, now()) ? cardOf(post, picture) : null
    },

    publicArticle: (slug: string): ArticleAnswer => article(store, slug, false, now(), picture),

    /** Whether visitors get a page of the blog, or a redirect to one, instead of "not found". */
    hasPage(path: string, query: URLSearchParams): boolean {
      const slug = /^\/blog\/(.+?)(?:\.md)?$/.exec(path)?.[1]
      if (slug !== undefined) {
        const post = store.bySlug(slug)
        return post ? isPublic(post, now()) : movedTo(store, slug, now()) !== null
      }
      // Search results are a page for one visitor
      if (query.has('q')) return false
      const [category, page] = [query.get('category') ?? undefined, query.get('page') ?? undefined]
      const list = blogList(
        store.publicPosts(now()),
        { ...(category !== undefined && { category }), ...(page !== undefined && { page }) },
        picture,
      )
      return list !== null && (category === undefined || category === list.category)
    },

    /** What the page of one request may read. `preview`: what its preview link shows, if it has one. */
    forPages(
      { response, onPostsRead }: Pick<PageRequest, 'response' | 'onPostsRead'>,
      preview: OpenPreview | 'over' | 'unknown' | null = response.locals.preview ?? null,
    ) {
      const posts = () => {
        onPostsRead()
        return store
      }
      const pictureRead: PictureOf = (value) => {
        if (value) onPostsRead()
        return picture(value)
      }
      const edits = memberFor(response, 'posts') !== null
      return {
        /** One page of the blog list; null (404) when the page number is out of range or not a number. */
        blogList: (query: { category?: string; page?: string }) =>
          blogList(posts().publicPosts(now()), query, pictureRead),
        /** Public posts with the words of a text; null when the page is out of range. */
        blogSearch: search,
        article: (slug: string, options: { preview: boolean }) =>
          article(posts(), slug, options.preview && edits, now(), pictureRead),
        /** What a preview link shows; 404 for any other request. */
        preview: previewOf(store, preview, picture),
        /** The picture for a post's image value; null without one, and for a refused value. */
        picture: pictureRead,
        /** Histories of posts; null unless the member edits posts. */
        history: edits ? history : null,
        /** Every post, newest first; empty unless the member edits posts. */
        staffPosts: (): StaffPost[] =>
          edits ? store.posts().map((post) => staffPost(post, picture(post.image), now())) : [],
        /** A stored post; null when there is none, or the member does not edit posts. */
        staffPost: (id: string): Post | null => (edits ? store.byId(id) : null),
        /** Content files with a fault, sorted by name; empty unless the member edits posts. */
        faultyFiles: (): FaultyFile[] => (edits ? faultyFiles(store) : []),
        /** The owner's redirects (R186); none unless the member edits posts. */
        redirectRules: () => (edits ? store.redirects().rules : []),
      }
    },
  }
}

type PictureOf = (value: string | null) => PictureFile | null

function blogList(
  posts: readonly Post[],
  query: { category?: string; page?: string },
  picture: PictureOf,
): BlogList | null {
  const category = categoryOf(query.category)
  const wanted = categoriesOf[category]
  const found = wanted ? posts.filter((post) => wanted.includes(post.category)) : posts
  const part = pageOf(found, query.page, postsPerPage)
  if (!part) return null
  const { page, pages } = part
  const cards = part.items.map((post) => cardOf(post, picture))
  const featured = page === 1 ? (cards.shift() ?? null) : null
  const isShort = featured !== null && found.length < fullRow
  const others = isShort ? posts.filter((post) => !found.includes(post)).slice(0, fullRow) : []
  return {
    featured,
    posts: cards,
    others: others.map((post) => cardOf(post, picture)),
    page,
    pages,
    total: found.length,
    category,
  }
}

function article(
  store: Reader,
  slug: string,
  preview: boolean,
  now: number,
  picture: PictureOf,
): ArticleAnswer {
  const post = store.bySlug(slug)
  const visible = post && (preview || isPublic(post, now))
  if (visible) {
    const facts = { updatedAt: store.modifiedAt(post), published: isPublic(post, now) }
    return { status: 200, ...articleOf(post, facts, picture), onward: onwardOf(store, post, now, picture) }
  }
  const target = movedTo(store, slug, now)
  if (target) return { status: 301, location: `/blog/${target.slug}` }
  return { status: store.isGone(slug, now) ? 410 : 404 }
}

/** The next older post; after the oldest, the newest. */
function onwardOf(store: Reader, post: Post, now: number, picture: PictureOf): Onward {
  const others = store.publicPosts(now)
  const at = others.findIndex(({ id }) => id === post.id)
  const next = others[at + 1] ?? others[0]
  return {
    next: next && next.id !== post.id ? wayTo(next, picture) : null,
    service: serviceFor(post) ?? serviceOfCategory.get(post.category) ?? 'ai-enquiry-handling',
  }
}

function wayTo(post: Post, picture: PictureOf): Onward['next'] {
  const { slug, title, image, drawing } = cardOf(post, picture)
  return { slug, title, image, drawing }
}

const serviceOfCategory: ReadonlyMap<string, ServiceSlug> = new Map(
  Object.entries({
    'Business Automation': 'workflow-automation',
    'AI Solutions': 'ai-enquiry-handling',
    'Digital Marketing': 'local-ads-lead-generation',
    'Small Business': 'client-retention-tools',
    Technology: 'websites',
    'Local SEO': 'google-business-profile',
  } satisfies Record<(typeof categories)[number], ServiceSlug>),
)

const articleOf = (post: Post, facts: Pick<ArticlePost, 'updatedAt' | 'published'>, picture: PictureOf) => ({
  post: { ...cardOf(post, picture), ...facts },
  blocks: shownBlocks(post, picture),
  faq: parseFaq(post.faqData),
})

function previewOf(
  store: Reader,
  preview: OpenPreview | 'over' | 'unknown' | null,
  picture: PictureOf,
): PreviewAnswer {
  if (preview === null || preview === 'unknown') return { status: 404 }
  if (preview === 'over') return { status: 410 }
  const { post, isVersion } = preview
  // A version's file has its date; git and the disk know when the current file was written
  const updatedAt = isVersion ? dateOf(post.updatedAt) : store.modifiedAt(post)
  return { status: 200, isVersion, ...articleOf(post, { updatedAt, published: false }, picture) }
}

/** The post that a former slug leads to; null when it is not public. */
function movedTo(store: Reader, slug: string, now: number): Post | null {
  const target = store.redirectFor(slug)
  const post = target === null ? null : store.bySlug(target)
  return post && isPublic(post, now) ? post : null
}

function faultyFiles(store: Reader): FaultyFile[] {
  const files = new Map<string, FaultyFile>()
  for (const { file, field, message } of store.faults()) {
    const post = isPostFile(fileOf(file)) ? store.bySlug(slugOf(fileOf(file))) : null
    const known = files.get(file) ?? {
      file,
      problems: [],
      post: post && { id: post.id, title: post.title },
      isSettings: isSettings(file) || file === redirectsName,
    }
    known.problems.push({ field, message })
    files.set(file, known)
  }
  return [...files.values()].sort((a, b) => (a.file < b.file ? -1 : 1))
}

function cardOf(post: Post, picture: PictureOf): PostCard {
  const { slug, title, description, category, readTime } = post
  return {
    slug,
    title,
    description,
    category,
    readTime,
    date: dateOf(post.publishedAt ?? post.createdAt),
    image: picture(post.image),
    imageAlt: shownAlt(post.imageAlt),
    drawing: drawingFor(post),
  }
}
