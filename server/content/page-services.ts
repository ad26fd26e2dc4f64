import { createHash } from 'node:crypto'
import { localeOf } from '#locales/addresses.ts'
import type {
  ArticleAnswer,
  ArticlePost,
  BlogCategory,
  BlogList,
  Business,
  FormState,
  PageServices,
  PostCard,
} from '../http/pages.types.ts'
import type { SiteFacts } from '../http/site-facts.ts'
import { parseArticle } from './markup.ts'
import { imageUrl, isPublic, type Post, parseFaq } from './post.schema.ts'
import { type Catalogue, formatPrice, type OpeningRow, type Site } from './site.schema.ts'
import type { ContentStore } from './store.ts'

/** A page of the blog list: the featured post and twelve more (decision 9). */
const postsPerPage = 13

/** What 'AI & Automation' groups (decision 9). */
const categoriesOf: Record<BlogCategory, readonly string[] | null> = {
  all: null,
  'digital-marketing': ['Digital Marketing'],
  'ai-automation': ['AI Solutions', 'Business Automation'],
}

type Reader = Pick<
  ContentStore,
  'posts' | 'publicPosts' | 'bySlug' | 'redirectFor' | 'wasDeleted' | 'site' | 'catalogue'
>

/** What pages may read, in the form in which they show it. */
export function createPageServices(store: Reader, now: () => number = Date.now) {
  return {
    /** The frame's facts in the language of a path. */
    site(pathname: string): SiteFacts {
      const site = store.site()
      const locale = localeOf(pathname.split(/[?#]/, 1)[0] ?? '')
      const { street, locality, postcode } = site.address
      const rows = locale === 'it' ? site.hours.italianFooter : site.hours.standard
      return {
        name: site.name,
        email: site.email,
        phone: { display: site.phone, href: `tel:${site.phone.replace(/[^+\d]/g, '')}` },
        address: [street, `${locality} ${postcode}`],
        hours: hoursIn(rows, locale),
        year: new Date(now()).getUTCFullYear(),
      }
    },

    /** Everything one request's page may ask for. */
    services(
      staff: { name: string; email: string } | null,
      form: FormState | null,
      formStamp: () => string,
    ): PageServices {
      return {
        formStamp,
        staff: staff && { name: staff.name, email: staff.email },
        catalogue: () => store.catalogue(),
        team: (locale) => {
          const { founders, teamImage } = store.site()
          return {
            founders: founders.map(({ role, name }) => ({
              role: role[locale],
              ...(name !== undefined && { name }),
            })),
            teamImage: teamImage ? imageUrl(teamImage) : null,
          }
        },
        map: () => store.site().map,
        openingHours: (locale) => hoursIn(store.site().hours.standard, locale),
        business: () => business(store.site(), store.catalogue()),
        blogList: (query) => blogList(store.publicPosts(now()), query),
        article: (slug, { preview }) => article(store, slug, preview && staff !== null, now()),
        staffPosts: () =>
          staff === null
            ? []
            : store.posts().map(({ id, slug, title, published, publishedAt, createdAt }) => ({
                id,
                slug,
                title,
                published,
                date: dateOf(publishedAt ?? createdAt),
              })),
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

const hoursIn = (rows: readonly OpeningRow[], locale: 'en' | 'it'): SiteFacts['hours'] =>
  rows.map((row) => ({ days: row.label[locale], time: timeOf(row) }))

const timeOf = ({ opens, closes }: OpeningRow): string | null =>
  opens && closes ? `${opens}–${closes}` : null

function blogList(posts: readonly Post[], query: { category?: string; page?: string }): BlogList | null {
  const category: BlogCategory =
    query.category === 'digital-marketing' || query.category === 'ai-automation' ? query.category : 'all'
  const wanted = categoriesOf[category]
  const found = wanted ? posts.filter((post) => wanted.includes(post.category)) : posts
  const pages = Math.max(1, Math.ceil(found.length / postsPerPage))
  const page = query.page === undefined ? 1 : /^[1-9]\d{0,5}$/.test(query.page) ? Number(query.page) : 0
  if (page < 1 || page > pages) return null
  const cards = found.slice((page - 1) * postsPerPage, page * postsPerPage).map(cardOf)
  const featured = page === 1 ? (cards.shift() ?? null) : null
  return { featured, posts: cards, page, pages, total: found.length, category }
}

function article(store: Reader, slug: string, preview: boolean, now: number): ArticleAnswer {
  const post = store.bySlug(slug)
  const visible = post && (preview || isPublic(post, now))
  if (visible) {
    const details: ArticlePost = {
      ...cardOf(post),
      updatedAt: dateOf(post.updatedAt),
      published: isPublic(post, now),
    }
    return {
      status: 200,
      post: details,
      blocks: parseArticle(post.content, { title: post.title }),
      faq: parseFaq(post.faqData),
    }
  }
  if (post) return { status: 404 }
  const target = store.redirectFor(slug)
  const targetPost = target === null ? null : store.bySlug(target)
  if (targetPost && isPublic(targetPost, now)) return { status: 301, location: `/blog/${targetPost.slug}` }
  return { status: store.wasDeleted(slug) ? 410 : 404 }
}

function cardOf(post: Post): PostCard {
  const { slug, title, description, category, readTime } = post
  return {
    slug,
    title,
    description,
    category,
    readTime,
    date: dateOf(post.publishedAt ?? post.createdAt),
    image: post.image ? imageUrl(post.image) : null,
    imageAlt: post.imageAlt ?? '',
    drawing: createHash('sha256').update(post.id).digest().readUInt16BE(0),
  }
}

/** ISO 8601, or null for a date that does not parse ('Recently', decision 30). */
function dateOf(value: string): string | null {
  const time = Date.parse(value)
  return Number.isNaN(time) ? null : new Date(time).toISOString()
}
