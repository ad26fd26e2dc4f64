import assert from 'node:assert/strict'
import { randomInt } from 'node:crypto'
import { test } from 'node:test'
import sharp from 'sharp'
import type { Post } from '#domain/posts/post.schema.ts'
import { type PreviewLink, previewEndpoints } from '#domain/posts/preview.schema.ts'
import { isFull, sample } from '#tests/helpers/full.ts'
import { publicPages } from '#tests/helpers/public-pages.ts'
import { randomFrom } from '#tests/helpers/random.ts'
import { send, uploadPicture } from '#tests/helpers/server.ts'
import { startSite } from '#tests/helpers/site.ts'

/**
 * Checks on the production build, with random mixes of drafts, scheduled, unpublished and deleted posts, that no public answer
 * of any route reveals a word of what is not public (R46). Every version of every post contains a unique word in each of its
 * texts. Headers and body of every answer to a visitor are searched for these words; one that is in no currently public post is
 * a leak. A preview link may reveal the words of what it shows while it works, and nothing else (R183); no answer may contain
 * the link itself. To repeat a mix: CANARY_SEED=<number>.
 */

const seed = Number(process.env.CANARY_SEED ?? randomInt(2 ** 31))
/** No step starts after this time; a started step is finished. */
const budgetMs = isFull ? 12_000 : 3_000
const mostSteps = 60
/** Includes the fixed first steps; high enough that even a slow machine tries more than these. */
const leastSteps = isFull ? 16 : 10
const hour = 3_600_000

const site = await startSite()

// ---- What members do ----

const { below, pick, chance } = randomFrom(seed)
const anyOf = <Value>(values: readonly Value[]): Value | undefined =>
  values.length > 0 ? pick(values) : undefined

/** Every word in use. Only these are searched for, not what merely looks like one. */
const words = new Set<string>()
/** No word is part of another, and its 14 random characters do not occur by chance in a token or a compressed file. */
function newWord(): string {
  const unlikely = Array.from({ length: 14 }, () => below(36).toString(36)).join('')
  const word = `qz${words.size.toString(36)}x${unlikely}zq`
  words.add(word)
  return word
}

/** Matches all words so far, in any case. Their common beginning is compared once. */
function anyWord(): RegExp {
  const middles = [...words].map((word) => word.slice('qz'.length))
  return new RegExp(words.size > 0 ? `qz(?:${middles.join('|')})` : '$^', 'gi')
}

/** Every text contains the word; the slug does so in a form that no other text has. */
const marked = (word: string) => ({
  title: `Title ${word}`,
  slug: `at-${word}-end`,
  description: `Description ${word}.`,
  content: `Heading ${word}\n\nText ${word} with **${word}** and [a link ${word}](/blog?${word}).\n\n- ${word}`,
  category: pick(['AI Solutions', 'Business Automation', 'Digital Marketing', 'Technology']),
  readTime: `${word} min`,
  imageAlt: `Picture ${word}`,
  faqData: JSON.stringify([{ question: `Question ${word}?`, answer: `Answer ${word}.` }]),
})

/** An issued preview link. `version`: what it shows; null: the current post. */
type Shared = { path: string; id: string; postId: string; version: Post | null; revoked: boolean }
const shared: Shared[] = []

const ids = new Set<string>()
/** Every slug that a post has had, and every picture and card that was seen. */
const slugs = new Set<string>()
const files = new Set<string>()

async function asStaff(method: string, address: string, body?: unknown) {
  const { status, text, json } = await site.ask(method, address, body)
  assert.ok(status < 300, `${method} ${address}: ${status} ${text}`)
  return json
}

function noted(post: Post): Post {
  ids.add(post.id)
  slugs.add(post.slug)
  return post
}

const stored = async (): Promise<Post[]> => asStaff('GET', '/api/blog/posts')
const ours = async (): Promise<Post[]> => (await stored()).filter(({ id }) => ids.has(id))
const inAWhile = (): string => new Date(Date.now() + (chance(0.5) ? hour : 1_500)).toISOString()
const create = async (more: object) =>
  noted(await asStaff('POST', '/api/blog/posts', { ...marked(newWord()), ...more }))
const save = async (post: Post, more: object) =>
  noted(await asStaff('PUT', `/api/blog/posts/${post.id}`, { ...post, ...more }))
const change = ({ id }: Post, more: object) => save({ id, ...marked(newWord()) } as Post, more)

/** Uploads a picture whose metadata contains a word, as cameras and programs write it. */
async function upload(): Promise<string> {
  const word = newWord()
  const picture = await sharp({ create: { width: 500, height: 300, channels: 3, background: '#1f4a3f' } })
    .withExif({ IFD0: { ImageDescription: word, Copyright: word } })
    .jpeg()
    .toBuffer()
  const { path, picture: shown } = await uploadPicture(
    site.origin,
    await site.cookie(),
    picture,
    `${word}.jpg`,
  )
  files.add(path)
  for (const width of shown.copies?.widths ?? [])
    for (const kind of ['avif', 'webp']) files.add(`${shown.copies?.base}/${width}.${kind}`)
  return path
}

/** Deliberately independent of the server's own rule. */
const openFrom = ({ published, publishedAt }: Post): number => {
  if (!published) return Number.POSITIVE_INFINITY
  const due = publishedAt === null ? Number.NaN : Date.parse(publishedAt)
  return Number.isNaN(due) ? 0 : due
}
const isOpen = (post: Post): boolean => openFrom(post) <= Date.now()

const isDraft = ({ published }: Post) => !published
const isHidden = (post: Post) => !isOpen(post)
const any = () => true
/** A step with a random suitable post, if there is one. */
const on = (wanted: (post: Post) => boolean, run: (post: Post) => Promise<unknown>) => async () => {
  const post = anyOf((await ours()).filter(wanted))
  if (post) await run(post)
}

/** What members do, each with its relative frequency. */
const steps: Record<string, [weight: number, run: () => Promise<unknown>]> = {
  'create a draft': [3, () => create({ published: false })],
  'create a public post': [2, async () => create({ published: true, image: await upload() })],
  'schedule a new post': [2, () => create({ published: true, publishedAt: inAWhile() })],
  'give a draft a picture': [1, on(isDraft, async (post) => change(post, { image: await upload() }))],
  publish: [3, on(isDraft, (post) => change(post, { published: true, publishedAt: null }))],
  unpublish: [4, on(isOpen, (post) => change(post, { published: false }))],
  'unpublish and change nothing else': [3, on(isOpen, (post) => save(post, { published: false }))],
  'postpone a public post': [
    2,
    on(isOpen, (post) => change(post, { published: true, publishedAt: inAWhile() })),
  ],
  'rewrite a public post, with a new slug': [3, on(isOpen, (post) => change(post, {}))],
  'rewrite a hidden post': [1, on(isHidden, (post) => change(post, {}))],
  delete: [3, on(any, ({ id }) => asStaff('DELETE', `/api/blog/posts/${id}`))],
  'restore an earlier version': [3, on(any, ({ id }) => restore(id))],
  'restore a deleted post': [2, restoreDeleted],
  // Drafts first: a scheduled post may become public before its links are requested
  'share a preview': [5, on((post) => (shared.length < 2 ? isDraft(post) : isHidden(post)), share)],
  'revoke a preview': [2, revoke],
}

async function revoke() {
  const one = anyOf(shared.filter(({ revoked }) => !revoked))
  if (!one) return
  await asStaff('DELETE', previewEndpoints.preview(one.postId, one.id))
  one.revoked = true
}

async function restoreDeleted() {
  const there = new Set((await stored()).map(({ id }) => id))
  const gone = anyOf([...ids].filter((id) => !there.has(id)))
  if (gone !== undefined) await restore(gone)
}

async function share(post: Post) {
  const versions: { commit: string }[] = await asStaff('GET', `/api/blog/posts/${post.id}/history`)
  const commit = chance(0.5) ? (anyOf(versions)?.commit ?? null) : null
  const version = commit && (await asStaff('GET', `/api/blog/posts/${post.id}/history/${commit}`))
  const answer = await site.ask('POST', previewEndpoints.previews(post.id), { commit, label: newWord() })
  // 400 and 403: a scheduled post has become public, or there are too many links
  assert.ok([201, 400, 403].includes(answer.status), `${answer.status} ${answer.text}`)
  if (answer.status !== 201) return
  const { id, url }: PreviewLink = answer.json
  shared.push({ path: new URL(url).pathname, id, postId: post.id, version, revoked: false })
}

async function restore(id: string) {
  const versions: { commit: string }[] = await asStaff('GET', `/api/blog/posts/${id}/history`)
  const commit = anyOf(versions)?.commit
  const answer = await site.ask('POST', `/api/blog/posts/${id}/restore`, { commit })
  // 404: the version that removed a post contains none
  assert.ok(answer.status < 300 || [404, 409].includes(answer.status), `${answer.status} ${answer.text}`)
  if (answer.status < 300) noted(answer.json)
}

// ---- What visitors request ----

/** Word or former slug of a post → from when on it may be known. */
function permissionsOf(posts: readonly Post[]): Map<string, number> {
  const from = new Map<string, number>()
  for (const { redirectFrom = [], ...post } of posts) {
    for (const slug of redirectFrom) from.set(slug, openFrom({ ...post }))
    for (const word of JSON.stringify(post).match(anyWord()) ?? []) {
      from.set(word, Math.min(from.get(word) ?? Number.POSITIVE_INFINITY, openFrom({ ...post })))
    }
  }
  return from
}

/** Stored answers, like the cache of a browser or proxy. */
const kept = new Map<string, { etag: string; text: string }>()
const encodings = ['identity', 'gzip', 'br', 'gzip, deflate, br', '*'] as const
const counts = { answers: 0, notModified: 0, bytes: 0, found: 0, previewed: 0 }

type Asked = { address: string; method: 'GET' | 'HEAD'; encoding: string; conditional: boolean }

async function ask({ address, method, encoding, conditional }: Asked) {
  const known = kept.get(address)
  const response = await fetch(site.origin + address, {
    method,
    redirect: 'manual',
    headers: {
      'Accept-Encoding': encoding,
      Accept: 'text/html,application/xhtml+xml,*/*;q=0.8',
      ...(conditional && known && { 'If-None-Match': known.etag }),
    },
  })
  const received = Buffer.from(await response.arrayBuffer())
  const at = Date.now()
  const text = received.toString('latin1')
  const etag = response.headers.get('etag')
  counts.answers += 1
  counts.bytes += received.length
  assert.ok(response.status < 500, `${method} ${address}: ${response.status}`)
  if (response.status === 304) counts.notModified += 1
  if (response.status === 200 && method === 'GET' && etag !== null) kept.set(address, { etag, text })
  const headers = JSON.stringify([...response.headers])
  // "Not modified": the stored answer is current
  return { at, headers, body: response.status === 304 ? (known?.text ?? '') : text, status: response.status }
}

/** The words that an address may reveal although they are not public: those of the post behind a preview link. */
function shownAt({ address }: Asked, posts: readonly Post[]): ReadonlySet<string> {
  const link = shared.find(({ path }) => path === address)
  const post = link && !link.revoked && posts.find(({ id }) => id === link.postId)
  // Once the post is public, its preview links no longer show a version
  if (!post || isOpen(post)) return new Set()
  return new Set(JSON.stringify(link.version ?? { ...post, redirectFrom: [] }).match(anyWord()) ?? [])
}

/** Sends a request and returns one line for each word that leaks. */
async function leaksOf(asked: Asked, open: ReadonlyMap<string, number>, posts: readonly Post[]) {
  const of = (status: number, what: string) => `${JSON.stringify(asked)} → ${status}: ${what}`
  const previewed = shownAt(asked, posts)
  const { at, headers, body, status } = await ask(asked)
  for (const { path } of shared) {
    const token = path.slice('/preview/'.length)
    // An unknown address may be repeated to the client that requested it
    const isEcho = asked.address !== path && asked.address.includes(token)
    if (!isEcho && (headers + body).includes(token)) return [of(status, 'a preview link')]
  }
  if (asked.address.startsWith('/preview') && !headers.includes('no-store'))
    return [of(status, 'may be stored')]
  // An address may be repeated to the client that requested it
  const own = new RegExp(`at-${anyWord().source}-end`, 'i').exec(asked.address)?.[0]
  const echo = new RegExp(own ?? '$^', 'gi')
  const mayBeKnown = (what: string): boolean => (open.get(what) ?? Number.POSITIVE_INFINITY) <= at
  // A card, or a redirect to it, gives away the title as a picture, which no search for words would find
  const word = own?.slice('at-'.length, -'-end'.length)
  if (asked.address.startsWith('/cards/blog/') && [200, 302, 304].includes(status) && own && word) {
    if (!mayBeKnown(word) && !mayBeKnown(own)) return [of(status, 'a picture')]
  }
  const told = [headers, body].map((text) => text.replace(echo, ''))
  return told.flatMap((text) =>
    [...text.matchAll(anyWord())].flatMap((found) => {
      counts.found += 1
      if (mayBeKnown(found[0].toLowerCase())) return []
      if (previewed.has(found[0])) {
        counts.previewed += 1
        return []
      }
      return of(status, `…${text.slice(Math.max(0, found.index - 60), found.index + 60)}…`)
    }),
  )
}

const dataOf = (path: string): string => `${path === '/' ? '' : path}/index.pageContext.json`

/** `whole`: includes addresses that do not depend on a post's content, which are only requested now and then. */
function addresses(whole: boolean, listed: readonly string[]): string[] {
  const categories = ['all', 'digital-marketing', 'ai-automation', 'nothing']
  const lists = [
    '/blog',
    ...categories.map((category) => `/blog?category=${category}`),
    ...[1, 2, 3, 99].map((page) => `/blog?page=${page}`),
    '/blog?category=ai-automation&page=2',
    // Shortened, so that the page does not repeat the whole word
    ...[...words].slice(-4).map((word) => `/blog?q=${word.slice(0, -2)}`),
  ]
  const machines = [
    ...['/feed.xml', '/atom.xml', '/feed.json', '/sitemap.xml', '/sitemap-pages.xml', '/sitemap-posts-1.xml'],
    ...['/llms.txt', '/robots.txt', '/site.webmanifest', '/.well-known/security.txt', '/api/blog/posts'],
    ...['/api/blog/posts?q=qz', '/api/media', '/api/nothing'],
  ]
  const perPost = [...slugs].flatMap((slug) => [
    ...[`/blog/${slug}`, dataOf(`/blog/${slug}`), `/posts/${slug}.html`, `/api/blog/slug/${slug}`],
  ])
  const some = [
    ...[...lists, ...lists.map((address) => address.replace('/blog', dataOf('/blog'))), ...machines],
    ...[...listed, ...perPost, ...files, ...shared.map(({ path }) => path)],
  ]
  if (!whole) return some
  const pages = sample(publicPages, 12, below(publicPages.length)).map(({ path }) => path)
  const byId = [...ids].flatMap((id) => [
    ...[`/api/blog/posts/${id}`, `/api/blog/posts/${id}/history`, `/api/blog/posts/${id}/linking`],
    ...[`/api/blog/posts/${id}/previews`, `/api/blog/slug/${id}`, `/blog/${id}`],
    ...[`/admin/posts/${id}`, `/admin/posts/${id}/history`, dataOf(`/admin/posts/${id}`)],
  ])
  const studio = [
    ...['/admin', '/admin/deleted', '/admin/missing', '/admin/numbers', '/admin/media'],
    ...['/admin/leads', '/admin/account', '/admin/activity'],
  ]
  const odd = [...slugs].flatMap((slug) => [
    ...[`/blog/${slug}/`, `/blog/${slug.toUpperCase()}`, `/blog/${slug}?preview=1`, `/it/blog/${slug}`],
    ...[`/posts/${slug}`, `/cards/blog/${slug}.png`, `/cards/blog/${slug}-0123456789abcdef.png`],
  ])
  return [
    ...[...some, ...pages, ...pages.map((path) => dataOf(path.split('?', 1)[0] ?? '/'))],
    ...[...byId, ...studio, ...studio.map(dataOf), ...odd],
    ...shared.flatMap(({ path }) => [dataOf(path), altered(path), `/it${path}`, `${path}/x`]),
  ]
}

const altered = (path: string): string => path.slice(0, -1) + (path.endsWith('0') ? '1' : '0')

async function crawl(whole: boolean): Promise<string[]> {
  const posts = await stored()
  const open = permissionsOf(posts)
  const sitemap = await send('GET', `${site.origin}/sitemap.xml`)
  const all = [...sitemap.text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, at = '']) => new URL(at).pathname)
  const ofPosts = all.filter((path) => path.startsWith('/blog'))
  const others = all.filter((path) => !ofPosts.includes(path))
  const listed = [...ofPosts, ...(whole ? sample(others, 12, below(others.length)) : [])]
  // The order matters: unknown addresses come last, since they use up the limit of renders that they share with previews
  const queue: Asked[] = [...new Set(addresses(whole, listed))].map((address) => ({
    address,
    method: chance(0.12) ? 'HEAD' : 'GET',
    encoding: pick(encodings),
    conditional: chance(0.7),
  }))
  const leaks: string[] = []
  const worker = async () => {
    for (let next = queue.shift(); next !== undefined; next = queue.shift())
      leaks.push(...(await leaksOf(next, open, posts)))
  }
  await Promise.all(Array.from({ length: 6 }, worker))
  for (const { text } of kept.values())
    for (const [, card = ''] of text.matchAll(/"(?:https?:\/\/[^/"]+)?(\/cards\/[^"]+)"/g)) files.add(card)
  return leaks
}

test(`no public answer reveals a word of what is not public (CANARY_SEED=${seed})`, async (t) => {
  const began = Date.now()
  const log: string[] = []
  const first = ['create a public post', 'create a draft', 'schedule a new post', 'create a public post']
  for (const name of [...first, 'share a preview', 'share a preview', 'revoke a preview']) {
    await steps[name]?.[1]()
    log.push(name)
  }
  // First everything is requested and stored, before it changes
  let leaks = await crawl(true)
  while (leaks.length === 0 && log.length < mostSteps) {
    if (log.length >= leastSteps && Date.now() - began > budgetMs) break
    const name = chosen()
    log.push(name)
    await steps[name]?.[1]()
    leaks = await crawl(log.length % 10 === 0)
  }
  if (leaks.length === 0) leaks = await crawl(true)
  const { answers, notModified, bytes, found, previewed } = counts
  t.diagnostic(
    `seed ${seed}: ${log.length} steps, ${ids.size} posts, ${slugs.size} addresses, ${words.size} words, ${shared.length} previews, ${answers} answers ` +
      `(${notModified} not modified, ${Math.round(bytes / 1e6)} MB), ${found} words seen, ${previewed} in previews, ${Date.now() - began} ms`,
  )
  assert.deepEqual(leaks.slice(0, 5), [], `seed ${seed}, after: ${log.join('; ')}`)
  assert.ok(found > 100 && notModified > 0, 'too few public words were found, or no answer was 304')
  assert.ok(previewed > 0, 'no preview showed its post')
})

function chosen(): string {
  const all = Object.entries(steps)
  let left = below(all.reduce((sum, [, [weight]]) => sum + weight, 0))
  for (const [name, [weight]] of all) {
    left -= weight
    if (left < 0) return name
  }
  return 'unpublish'
}
