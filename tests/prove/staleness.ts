import { setTimeout as sleep } from 'node:timers/promises'
import { postBody } from '#tests/helpers/post-body.ts'
import { makeFolders, type RunningServer, send, signIn, startServer } from '#tests/helpers/server.ts'
import { waitFor } from '#tests/helpers/wait-for.ts'
import { onBrokenBuild, type Sabotage } from './broken-build.ts'
import { hasVarnish, startVarnish, type Varnish } from './varnish.ts'
import { judge } from './verdict.ts'

const readers = 16
const writers = 4
const leastReads = 10_000
const leastSaves = 100

export const sabotages: Sabotage[] = [
  {
    name: 'the revision moves a moment after the save was answered',
    file: 'server/http/content-changes.ts',
    find: "contentRevision.move('posts', due)",
    replace: "setTimeout(() => contentRevision.move('posts', due), 30)",
  },
  {
    name: 'a save is answered before Varnish has forgotten the pages',
    file: 'server/http/application.ts',
    find: '  if (sharedCache) app.use(answerAfter(sharedCache))\n',
    replace: '',
  },
]

/**
 * Sixteen readers load the list, an article, the feed, the sitemap and the home page while four writers publish, rename,
 * unpublish, delete and restore. No read that began after a save was answered may show older content. Repeats this behind a
 * real Varnish, which must also answer while the site is stopped.
 */
export async function proveStaleness(): Promise<boolean> {
  let held = true
  for (const [index, sabotage] of sabotages.entries()) {
    const isBehindVarnish = index === 1
    if (isBehindVarnish && !hasVarnish()) {
      console.log('  skipped: there is no varnishd')
      continue
    }
    const one = async (program?: string) => {
      const varnish = isBehindVarnish ? await startVarnish() : null
      return run(varnish, program).finally(() => varnish?.stop())
    }
    const sound = await one()
    held =
      judge(true, `${isBehindVarnish ? 'behind Varnish' : 'as built'}: ${inWords(sound)}`, sound.stale) &&
      held
    const broken = await onBrokenBuild(sabotage, one)
    held = judge(false, `broken: ${sabotage.name}: ${inWords(broken)}`, broken.stale) && held
  }
  return held
}

const inWords = ({ reads, hits, saves, stale }: Result): string =>
  `${reads} reads (${hits} from Varnish) during ${saves} saves, ${stale.length} stale`

type Result = { reads: number; hits: number; saves: number; stale: string[] }

/** What visitors must see of one writer's post since its last answered save; older states are stale. */
type Known = {
  version: number
  slug: string
  isPublic: boolean
  /** Odd while a save is unanswered: until then, readers may see the old or the new state. */
  turn: number
}

async function run(varnish: Varnish | null, program?: string): Promise<Result> {
  const folders = await makeFolders()
  const server = await startServer({ folders, env: varnish?.env ?? {}, ...(program && { program }) })
  const origin = varnish?.origin ?? server.origin
  const result: Result = { reads: 0, hits: 0, saves: 0, stale: [] }
  const known: Known[] = Array.from({ length: writers }, () => ({
    version: 0,
    slug: '',
    isPublic: false,
    turn: 0,
  }))
  let writing = true
  try {
    // Varnish considers a site sick, and answers 503, until its probe has succeeded twice
    if (varnish) await waitFor('Varnish to find the site', async () => (await fetch(`${origin}/blog`)).ok)
    const cookie = await signIn(server.origin)
    const write = async (writer: number) => {
      const mine = known[writer]
      if (!mine) return
      while (writing) await cycle(server, cookie, writer, mine, result)
    }
    const read = async (reader: number) => {
      while (result.reads < leastReads || result.saves < leastSaves) {
        await look(origin, reader, known, result)
        result.reads += 1
      }
    }
    const writes = Array.from({ length: writers }, (_, writer) => write(writer))
    await Promise.all(Array.from({ length: readers }, (_, reader) => read(reader)))
    writing = false
    await Promise.all(writes)
    if (varnish) result.stale.push(...(await unansweredWithout(server, varnish)))
    return result
  } finally {
    writing = false
    await server.stop()
    await folders.remove()
  }
}

/** Pages that Varnish does not answer once the site is stopped. */
async function unansweredWithout(server: RunningServer, { origin }: Varnish): Promise<string[]> {
  const statuses = async () =>
    Promise.all(
      ['/', '/blog', '/pricing', '/it'].map(
        async (page) => `${page}: ${(await fetch(origin + page)).status}`,
      ),
    )
  await statuses()
  await server.stop()
  // Its probe has to fail first
  await sleep(4_000)
  return (await statuses()).filter((one) => !one.endsWith('200'))
}

/** Publish, change, rename, unpublish, publish, delete, restore. Notes each new state once the save is answered. */
async function cycle(
  server: RunningServer,
  cookie: string,
  writer: number,
  mine: Known,
  result: { saves: number },
) {
  const posts = `${server.origin}/api/blog/posts`
  const bodyOf = (version: number, slug: string, published = true) => ({
    ...postBody(`Writer ${writer}`, `Text of writer-${writer} version-${version}-end`),
    title: `Writer ${writer} version-${version}-end`,
    description: `Description of writer-${writer} version-${version}-end`,
    slug,
    published,
  })
  const saved = async (method: string, url: string, body: unknown, slug: string, isPublic = true) => {
    mine.turn += 1
    const answer = await send(method, url, { cookie, ...(body !== undefined && { body }) })
    if (answer.status >= 300) throw new Error(`${method} ${url}: ${answer.status} ${answer.text}`)
    result.saves += 1
    Object.assign(mine, { version, slug, isPublic, turn: mine.turn + 1 })
    await sleep(20)
    return answer
  }
  let { version } = mine
  const name = `writer-${writer}-${Date.now().toString(36)}`
  const next = () => {
    version += 1
    return version
  }
  const moved = `${name}-moved`
  const made = await saved('POST', posts, bodyOf(next(), name), name)
  const own = `${posts}/${made.json.id}`
  await saved('PUT', own, bodyOf(next(), name), name)
  await saved('PUT', own, bodyOf(next(), moved), moved)
  await saved('PUT', own, bodyOf(next(), moved, false), moved, false)
  await saved('PUT', own, bodyOf(next(), moved), moved)
  const { json: history } = await send('GET', `${own}/history`, { cookie })
  await saved('DELETE', own, undefined, moved, false)
  await saved('POST', `${own}/restore`, { commit: history[0].commit }, moved)
  await saved('DELETE', own, undefined, moved, false)
}

const places = ['/blog', '/feed.xml', '/sitemap.xml', '/', 'article'] as const

/** Reads one page and judges it by what was known before the read began. */
async function look(origin: string, reader: number, known: Known[], result: Result): Promise<void> {
  const place = places[reader % places.length] ?? '/blog'
  const writer = reader % writers
  const before = known.map((one) => ({ ...one }))
  const article = before[writer]
  if (place === 'article' && (!article || article.turn === 0)) return sleep(2)
  const url = place === 'article' ? `/blog/${article?.slug}` : place
  const response = await fetch(origin + url, { redirect: 'manual' })
  if (response.headers.get('x-cache') === 'hit') result.hits += 1
  const text = await response.text()
  for (const [index, { version, slug, isPublic, turn }] of before.entries()) {
    const isSettled = turn > 0 && turn % 2 === 0 && known[index]?.turn === turn
    if (!isSettled || (place === 'article' && index !== writer)) continue
    // No save of this post began meanwhile, so any version shown must be exactly this one
    const versions = [...text.matchAll(new RegExp(`[Ww]riter[ -]${index} version-(\\d+)-end`, 'g'))].map(
      ([, found]) => Number(found),
    )
    const wrong = versions.find((found) => !isPublic || found !== version)
    if (wrong !== undefined)
      result.stale.push(`${url}: version ${wrong}, not ${isPublic ? `version ${version}` : 'gone'}`)
    if (place === 'article' && (response.status === 200) !== isPublic)
      result.stale.push(`${url}: ${response.status}`)
    if (place === '/feed.xml' && isPublic && versions.length === 0)
      result.stale.push(`${url}: ${slug} is missing (${response.status})`)
    if (place === '/sitemap.xml' && text.includes(`/blog/${slug}<`) !== isPublic)
      result.stale.push(`${url}: ${slug} is ${isPublic ? 'missing' : 'still there'}`)
  }
}
