import type { Locale } from '#domain/locales.ts'
import type { PictureFile } from '#domain/media/media.schema.ts'
import type {
  ArticleAnswer,
  ArticlePost,
  BlogList,
  Business,
  FaultyFile,
  FormState,
  Onward,
  PageServices,
  PostCard,
  PreviewAnswer,
  StaffLeads,
  StudioMember,
} from '#domain/page-services.ts'
import { shownAlt } from '#domain/posts/decorative.ts'
import { type categories, imageUrl, isPublic, type Post, parseFaq } from '#domain/posts/post.schema.ts'
import { drawingFor, serviceFor } from '#domain/posts/post-drawing.ts'
import { dateOf, staffPost } from '#domain/posts/staff-post.ts'
import { localeOf } from '#domain/routes.ts'
import type { ServiceSlug } from '#domain/services.ts'
import { formatPrice } from '#domain/site/amounts.ts'
import type { Catalogue, OpeningRow, Site } from '#domain/site/site.schema.ts'
import type { SiteFacts } from '#domain/site/site-facts.ts'
import { mayUse } from '#domain/staff/roles.ts'
import { shownBlocks } from '../../../domain/posts/shown-blocks.ts'
import type { OpenPreview } from '../previews/preview-page.ts'
import { isSettings } from '../store/content-paths.ts'
import { fileOf, isPostFile, slugOf } from '../store/post-names.ts'
import { redirectsName } from '../store/redirects-file.ts'
import type { ContentStore } from '../store/store.ts'
import { categoriesOf, categoryOf } from './blog-categories.ts'
import { createBlogSearch } from './blog-search.ts'
import { createHistoryView } from './history-view.ts'

/** A page of the blog list: the featured post and twelve more (R40). */
const postsPerPage = 13
/** A filtered list of fewer posts is followed by as many of other categories (R39). */
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
  | 'site'
  | 'catalogue'
>

/** What one request's page is rendered with. */
type Asking = {
  /** The signed-in member; null for a visitor. */
  staff: StudioMember | null
  /** A form that is shown again. */
  form: FormState | null
  formStamp: () => string
  /** Null for who may not see them (R293), as are the next four. */
  staffLeads: StaffLeads | null
  staffTeam: PageServices['staffTeam']
  media: PageServices['media']
  account: PageServices['account']
  activity?: PageServices['activity']
  /** What a preview link shows; null for any other request. */
  preview: OpenPreview | 'over' | 'unknown' | null
  missingPages: PageServices['missingPages']
  counts: PageServices['counts']
  /** Called when the page of a visitor reads posts or pictures, so that it changes with them. */
  onPostsRead: () => void
}

/** What pages may read, in the form in which they show it. */
export function createPageServices(
  store: Reader,
  now: () => number = Date.now,
  /** What is known of the image at an address; null when it is gone. */
  pictureOf: (address: string) => PictureFile | null = (src) => ({ src }),
  socialCard: PageServices['socialCard'] = () => null,
  /** Whether the deleted picture at an address comes back with a version that shows it. */
  comesBack: (address: string) => boolean = () => false,
) {
  const search = createBlogSearch({ posts: () => store.publicPosts(now()) })
  const picture = (value: string | null): PictureFile | null => {
    const address = value ? imageUrl(value) : null
    return address === null ? null : pictureOf(address)
  }

  return {
    /** What stands for an image value wherever it is shown; null for none, and for one that is gone. */
    picture,

    /** The frame's facts in the language of a path. */
    site(pathname: string): SiteFacts {
      const site = store.site()
      const locale = localeOf(pathname.split(/[?#]/, 1)[0] ?? '')
      const { street, locality, postcode } = site.address
      const rows = site.hours[footerHours[locale] ?? 'standard']
      return {
        name: site.name,
        email: site.email,
        phone: { display: site.phone, href: `tel:${site.phone.replace(/[^+\d]/g, '')}` },
        address: [street, `${locality} ${postcode}`],
        hours: hoursIn(rows, locale),
        year: new Date(now()).getUTCFullYear(),
      }
    },

    /** A post that everybody may see, as lists show it; null for any other, and for none. */
    publicCard(slug: string): PostCard | null {
      const post = store.bySlug(slug)
      return post && isPublic(post, now()) ? cardOf(post, picture) : null
    },

    /** What everybody gets at a post's address. */
    publicArticle: (slug: string): ArticleAnswer => article(store, slug, false, now(), picture),

    /** Whether every visitor gets a page at an address of the blog, or is led to one, and not "not found". */
    hasPage(path: string, query: URLSearchParams): boolean {
      const slug = /^\/blog\/(.+?)(?:\.md)?$/.exec(path)?.[1]
      if (slug !== undefined) {
        const post = store.bySlug(slug)
        return post ? isPublic(post, now()) : movedTo(store, slug, now()) !== null
      }
      // What a search finds is a page for one visitor
      if (query.has('q')) return false
      const [category, page] = [query.get('category') ?? undefined, query.get('page') ?? undefined]
      const list = blogList(
        store.publicPosts(now()),
        { ...(category !== undefined && { category }), ...(page !== undefined && { page }) },
        picture,
      )
      return list !== null && (category === undefined || category === list.category)
    },

    /** Everything one request's page may ask for. */
    services({
      staff,
      form,
      formStamp,
      staffLeads,
      staffTeam,
      media,
      account,
      activity = null,
      preview,
      missingPages,
      counts,
      onPostsRead,
    }: Asking): Omit<PageServices, 'isSetUpOpen'> {
      const posts = () => {
        onPostsRead()
        return store
      }
      const pictureRead: PictureOf = (value) => {
        if (value) onPostsRead()
        return picture(value)
      }
      const edits = staff !== null && mayUse(staff.role, 'posts')
      return {
        formStamp,
        staffLeads,
        staffTeam,
        media,
        account,
        activity,
        missingPages,
        counts,
        history: edits
          ? createHistoryView(store, now, picture, (image) => comesBack(imageUrl(image) ?? ''))
          : null,
        staff: staff && {
          name: staff.name,
          email: staff.email,
          role: staff.role,
          singleKeys: staff.singleKeys,
        },
        catalogue: () => store.catalogue(),
        team: (locale) => {
          const { founders, teamImage } = store.site()
          return {
            founders: founders.map(({ role, name, photo }) => ({
              role: role[locale],
              ...(name !== undefined && { name }),
              photo: pictureRead(photo ?? null),
            })),
            teamImage: pictureRead(teamImage ?? null),
          }
        },
        map: () => store.site().map,
        openingHours: (locale) => hoursIn(store.site().hours.standard, locale),
        business: () => business(store.site(), store.catalogue()),
        leadRetentionMonths: () => store.site().leadRetentionMonths,
        blogList: (query) => blogList(posts().publicPosts(now()), query, pictureRead),
        blogSearch: search,
        article: (slug, options) => article(posts(), slug, options.preview && edits, now(), pictureRead),
        preview: previewOf(store, preview, picture),
        picture: pictureRead,
        socialCard,
        staffPosts: () =>
          edits ? store.posts().map((post) => staffPost(post, picture(post.image), now())) : [],
        faultyFiles: () => (edits ? faultyFiles(store) : []),
        redirectRules: () => (edits ? store.redirects().rules : []),
        staffPost: (id) => (edits ? store.byId(id) : null),
        ...(form && { form }),
      }
    },
  }
}

function business(site: Site, { packages }: Catalogue): Business {
  const { street, locality, postcode, country } = site.address
  const prices = packages.en.map(({ price }) => price)
  return {
    email: site.structuredDataEmail,
    street,
    locality,
    postcode,
    country,
    hours: site.hours.standard.flatMap(({ days, opens, closes }) =>
      opens && closes ? [{ days, opens: opens.padStart(5, '0'), closes: closes.padStart(5, '0') }] : [],
    ),
    social: site.social.map(({ url }) => url),
    priceRange: `${formatPrice(Math.min(...prices))}-${formatPrice(Math.max(...prices))}`,
  }
}

/** Which opening hours a footer says, where it is not the ones that the pages say (R37). */
const footerHours: Partial<Record<Locale, keyof Site['hours']>> = { it: 'italianFooter' }

const hoursIn = (rows: readonly OpeningRow[], locale: Locale): SiteFacts['hours'] =>
  rows.map((row) => ({ days: row.label[locale], time: timeOf(row) }))

const timeOf = ({ opens, closes }: OpeningRow): string | null =>
  opens && closes ? `${opens}–${closes}` : null

/** What a page shows for an image value. */
type PictureOf = PageServices['picture']

function blogList(
  posts: readonly Post[],
  query: { category?: string; page?: string },
  picture: PictureOf,
): BlogList | null {
  const category = categoryOf(query.category)
  const wanted = categoriesOf[category]
  const found = wanted ? posts.filter((post) => wanted.includes(post.category)) : posts
  const pages = Math.max(1, Math.ceil(found.length / postsPerPage))
  const page = query.page === undefined ? 1 : /^[1-9]\d{0,5}$/.test(query.page) ? Number(query.page) : 0
  if (page < 1 || page > pages) return null
  const cards = found
    .slice((page - 1) * postsPerPage, page * postsPerPage)
    .map((post) => cardOf(post, picture))
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

/** The next older post, and the newest after the oldest. */
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

function previewOf(store: Reader, preview: Asking['preview'], picture: PictureOf): PreviewAnswer {
  if (preview === null || preview === 'unknown') return { status: 404 }
  if (preview === 'over') return { status: 410 }
  const { post, isVersion } = preview
  // A version is as old as its file says; git and the disk know when the present one was written
  const updatedAt = isVersion ? dateOf(post.updatedAt) : store.modifiedAt(post)
  return { status: 200, isVersion, ...articleOf(post, { updatedAt, published: false }, picture) }
}

/** The post that a former slug leads to; null when there is none that everybody may see. */
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
