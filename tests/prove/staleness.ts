import { setTimeout as sleep } from 'node:timers/promises'
import { postBody } from '#tests/helpers/post-body.ts'
import { makeFolders, type RunningServer, send, signIn, startServer } from '#tests/helpers/server.ts'
import { onBrokenBuild, type Sabotage } from './broken-build.ts'
import { proveVarnish } from './varnish.ts'
import { say } from './verdict.ts'

const readers = 16
const writers = 4
const leastReads = 10_000
const leastSaves = 100

export const sabotage: Sabotage = {
  name: 'the revision moves a moment after the save was answered',
  file: 'server/http/content-changes.ts',
  find: "contentRevision.move('posts', due)",
  replace: "setTimeout(() => contentRevision.move('posts', due), 30)",
}

/**
 * Sixteen readers of the list, an article, the feed, the sitemap and the home page while four writers publish, rename,
 * unpublish, delete and restore: no read that began after a save was answered shows older content. The same
 * behind Varnish.
 */
export async function proveStaleness(): Promise<boolean> {
  const sound = await run()
  const held = sound.stale.length === 0 && sound.reads >= leastReads && sound.saves >= leastSaves
  say(held, `as built: ${inWords(sound)}`, sound.stale)
  const broken = await onBrokenBuild(sabotage, run)
  const fails = broken.stale.length > 0
  say(fails, `broken: ${sabotage.name}: ${inWords(broken)} (must be at least one)`)
  return (await proveVarnish()) && held && fails
}

const inWords = ({ reads, saves, stale }: Awaited<ReturnType<typeof run>>): string =>
  `${reads} reads during ${saves} saves, ${stale.length} stale`

/** What visitors must see of one writer's post since its last answered save; older states are stale. */
type Known = {
  version: number
  /** Its last address. */
  slug: string
  isPublic: boolean
  /** Odd while a save is under way: it may be seen or not, and nothing is known until it is answered. */
  turn: number
}

async function run(program?: string): Promise<{ reads: number; saves: number; stale: string[] }> {
  const folders = await makeFolders()
  const server = await startServer({ folders, ...(program && { program }) })
  const result = { reads: 0, saves: 0, stale: [] as string[] }
  const known: Known[] = Array.from({ length: writers }, () => ({
    version: 0,
    slug: '',
    isPublic: false,
    turn: 0,
  }))
  let writing = true
  try {
    const cookie = await signIn(server.origin)
    const write = async (writer: number) => {
      const mine = known[writer]
      if (!mine) return
      while (writing) await cycle(server, cookie, writer, mine, result)
    }
    const read = async (reader: number) => {
      while (result.reads < leastReads || result.saves < leastSaves) {
        await look(server, reader, known, result)
        result.reads += 1
      }
    }
    const writes = Array.from({ length: writers }, (_, writer) => write(writer))
    await Promise.all(Array.from({ length: readers }, (_, reader) => read(reader)))
    writing = false
    await Promise.all(writes)
    return result
  } finally {
    writing = false
    await server.stop()
    await folders.remove()
  }
}

/** Publish, change, rename, unpublish, publish, delete, restore. The state is noted once the answer is here. */
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

/** One read, judged by what was known before it began. */
async function look(
  server: RunningServer,
  reader: number,
  known: Known[],
  result: { stale: string[] },
): Promise<void> {
  const place = places[reader % places.length] ?? '/blog'
  const writer = reader % writers
  const before = known.map((one) => ({ ...one }))
  const article = before[writer]
  if (place === 'article' && (!article || article.turn === 0)) return sleep(2)
  const url = place === 'article' ? `/blog/${article?.slug}` : place
  const response = await fetch(server.origin + url, { redirect: 'manual' })
  const text = await response.text()
  for (const [index, { version, slug, isPublic, turn }] of before.entries()) {
    const isSettled = turn > 0 && turn % 2 === 0 && known[index]?.turn === turn
    if (!isSettled || (place === 'article' && index !== writer)) continue
    // Nothing has been asked of this post since: exactly this version has to be seen, or nothing of it
    const versions = [...text.matchAll(new RegExp(`[Ww]riter[ -]${index} version-(\\d+)-end`, 'g'))].map(
      ([, found]) => Number(found),
    )
    const wrong = versions.find((found) => !isPublic || found !== version)
    if (wrong !== undefined)
      result.stale.push(`${url}: version ${wrong}, not ${isPublic ? `version ${version}` : 'gone'}`)
    if (place === 'article' && (response.status === 200) !== isPublic)
      result.stale.push(`${url}: ${response.status}`)
    if (place === '/feed.xml' && isPublic && versions.length === 0)
      result.stale.push(`${url}: ${slug} is missing`)
    if (place === '/sitemap.xml' && text.includes(`/blog/${slug}<`) !== isPublic)
      result.stale.push(`${url}: ${slug} is ${isPublic ? 'missing' : 'still there'}`)
  }
}
