import { execFileSync, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { readdirSync, statSync } from 'node:fs'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { sitemapPages } from '#domain/site-pages.ts'
import { ensureBuild, root } from '#scripts/setup.mjs'
import { namedParts } from '#tests/helpers/named-parts.ts'
import { makeFolders, type RunningServer, send, signIn, startServer } from '#tests/helpers/server.ts'
import { postBody } from '#tests/prove/saves.ts'
import { counting } from './counting.ts'
import { productionDependencies } from './dependencies.ts'
import { afterStart, whileStaffWork } from './disturbed.ts'
import { firstVisitOf, twoThreads, underLoad } from './first-visit.ts'
import { load, rawAnswer } from './load.ts'
import { pressToOpen } from './press.ts'
import { searchTime } from './search.ts'
import { inMegabytes, kb, median, ms, printTable, row } from './table.ts'

/**
 * `npm run bench [-- part …]`: one table. Whatever depends on the machine is a ratio of two measurements taken in turn in
 * the same run; medians of several. Needs `wrk` for the lines under load. Runs again with each other major version of Node
 * on PATH.
 */

/** Four programs share the processors then: a single p99 means little. */
const floodRounds = 11

/** A cached page while somebody asks for 5,000 addresses that are no pages. */
async function underFlood(server: RunningServer): Promise<void> {
  const origin = server.origin.replace('localhost', '127.0.0.1')
  const quiet: number[] = []
  const flooded: number[] = []
  for (let round = 0; round < floodRounds; round += 1) {
    const without = await load({ url: `${origin}/about`, headers: { 'accept-encoding': 'br' } })
    const flood = spawn(
      process.execPath,
      ['--import', 'tsx', path.join(root, 'tests/bench/flood.ts'), origin, '5000'],
      {
        stdio: 'inherit',
        cwd: root,
      },
    )
    const ended = once(flood, 'exit')
    const under = await load({ url: `${origin}/about`, headers: { 'accept-encoding': 'br' } })
    const [code] = await ended
    if (!without || !under) return
    if (code !== 0) throw new Error(`The flood ended with ${code}`)
    quiet.push(without.p99)
    flooded.push(under.p99)
  }
  const ratio = median(flooded) / median(quiet)
  const figure = `${ratio.toFixed(2)} × of ${ms(median(quiet))}`
  row('p99 of a cached page during 5,000 odd addresses', figure, '≤ 3 ×', ratio <= 3)
}

/**
 * Past the cache: a request with an authorisation is nobody's kept page. One after the other, all pages in each round, so
 * that what else the machine does meets all of them.
 */
async function renders(server: RunningServer): Promise<void> {
  const taken = new Map<string, number[]>(sitemapPages.map((page) => [page, []]))
  // A new process compiles what it runs: the first rounds do not count
  for (let round = -20; round < 24; round += 1) {
    for (const page of sitemapPages) {
      const started = performance.now()
      const response = await fetch(server.origin + page, { headers: { authorization: 'Bearer none' } })
      await response.arrayBuffer()
      if (round >= 0) taken.get(page)?.push(performance.now() - started)
    }
  }
  let worst = { path: '', time: 0 }
  for (const [path, measured] of taken) {
    const time = median(measured)
    if (time > worst.time) worst = { path, time }
  }
  row('uncached render, slowest page', `${ms(worst.time)} (${worst.path})`, '≤ 8 ms', worst.time <= 8)
}

async function saveToVisible(server: RunningServer): Promise<void> {
  const cookie = await signIn(server.origin)
  const made = await send('POST', `${server.origin}/api/blog/posts`, {
    cookie,
    body: postBody('Seen at once'),
  })
  const saves: number[] = []
  const seen: number[] = []
  for (let index = 0; index < 30; index += 1) {
    const started = performance.now()
    const content = `Text number ${index}.`
    await send('PUT', `${server.origin}/api/blog/posts/${made.json.id}`, {
      cookie,
      body: postBody('Seen at once', content),
    })
    saves.push(performance.now() - started)
    const text = await (await fetch(`${server.origin}/blog/${made.json.slug}`)).text()
    seen.push(performance.now() - started)
    if (!text.includes(content)) throw new Error('A save was not visible in the next request')
  }
  row('save', ms(median(saves)))
  row('save to visible in the next request', ms(median(seen)))
}

/** In memory, in bytes. */
async function resident({ pid }: RunningServer): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '')
  return Number(/^VmRSS:\s+(\d+)/m.exec(status)?.[1] ?? 0) * 1024
}

async function memory(server: RunningServer, idle: number): Promise<void> {
  const files = [...(await firstVisitOf(server.origin, '/')).keys()]
  const pages = [...new Set([...sitemapPages, ...files])]
  let left = 100_000
  await Promise.all(
    Array.from({ length: 32 }, async () => {
      while (left > 0) {
        left -= 1
        const response = await fetch(server.origin + (pages[left % pages.length] ?? '/'))
        await response.arrayBuffer()
      }
    }),
  )
  const after = await resident(server)
  row('memory idle', inMegabytes(idle))
  const most = process.versions.node.startsWith('20.') ? 140 : 160
  row('memory after 100,000 requests', inMegabytes(after), `≤ ${most} MB`, after <= most * 1_048_576)
}

/** How cost grows with the number of posts. */
async function scale(posts: number): Promise<void> {
  const folders = await makeFolders()
  const folder = path.join(folders.contentDir, 'posts')
  await mkdir(folder, { recursive: true })
  const sample = `${'People who ring want one of three things: a time, a price, or to know that somebody is there. '.repeat(12)}\n\nThree gaps worth closing first\n\n- The first hour\n- The lunch break\n`
  for (let index = readdirSync(folder).length; index < posts; index += 1) {
    const date = new Date(Date.UTC(2020, 0, 1) + index * 3_600_000).toISOString()
    const text = `---\nid: bench${String(index).padStart(6, '0')}\ntitle: Bench post number ${index}\nslug: bench-post-${index}\ndescription: A post that measures how cost grows with the number of posts.\ncategory: Technology\nreadTime: 2 min read\npublished: true\npublishedAt: ${date}\ncreatedAt: ${date}\nupdatedAt: ${date}\n---\n${sample}`
    await writeFile(path.join(folder, `bench-post-${index}.md`), text)
  }
  const git = (...parameters: string[]) =>
    execFileSync('git', ['-c', 'user.name=bench', '-c', 'user.email=bench@example.com', ...parameters], {
      cwd: folders.contentDir,
      stdio: 'ignore',
    })
  git('init', '-q')
  git('add', '.')
  git('commit', '-qm', 'Posts')
  // Once for what is written at the first start only
  await (await startServer({ folders })).stop()
  const started = performance.now()
  const server = await startServer({ folders })
  const ready = performance.now() - started
  try {
    const timed = async (at: string) => {
      const from = performance.now()
      const response = await fetch(server.origin + at, { headers: { authorization: 'Bearer none' } })
      await response.arrayBuffer()
      return performance.now() - from
    }
    const several = async (at: string) => {
      const times: number[] = []
      for (let index = 0; index < 5; index += 1) times.push(await timed(at))
      return median(times)
    }
    const cookie = await signIn(server.origin)
    const saves: number[] = []
    for (let index = 0; index < 15; index += 1) {
      const from = performance.now()
      await send('POST', `${server.origin}/api/blog/posts`, { cookie, body: postBody(`Saved ${index}`) })
      saves.push(performance.now() - from)
    }
    const list = await several('/blog')
    const [feed, sitemap] = [await several('/feed.xml'), await several('/sitemap.xml')]
    const figure = [ready, median(saves), list, feed, sitemap].map((value) => value.toFixed(0)).join(' / ')
    const what = `${posts.toLocaleString('en-GB')} posts: ready / save / list / feed / sitemap, ms`
    const met = ready < 4_000 && median(saves) < 300 && feed < 100 && sitemap < 100
    if (posts >= 10_000) row(what, figure, '< 4000 / 300 / – / 100 / 100', met)
    else row(what, figure)
  } finally {
    await server.stop()
    await folders.remove()
  }
}

/** What a visitor's browser loads before doing anything, compressed as it is sent. */
async function weight(server: RunningServer): Promise<void> {
  const client = path.join(root, 'dist/client')
  const sent = (file: string): number => {
    const name = path.join(client, file)
    try {
      return statSync(`${name}.br`).size
    } catch {
      return statSync(name).size
    }
  }
  const worst = { html: ['', 0], js: ['', 0], css: ['', 0], fonts: ['', 0] } as Record<
    string,
    [string, number]
  >
  for (const page of sitemapPages) {
    await fetch(server.origin + page).then((response) => response.arrayBuffer())
    await new Promise((resolve) => setTimeout(resolve, 60))
    const { body } = await rawAnswer(server.origin + page)
    const html = await (await fetch(server.origin + page)).text()
    const files = [...new Set(html.match(/\/assets\/[\w./-]+\.(?:js|css|woff2)/g) ?? [])]
    const sum = (ending: string) =>
      files.filter((file) => file.endsWith(ending)).reduce((total, file) => total + sent(file), 0)
    const found: Record<string, number> = {
      html: body.length,
      js: sum('.js'),
      css: sum('.css'),
      fonts: sum('.woff2'),
    }
    for (const [name, bytes] of Object.entries(found)) {
      const known = worst[name]
      if (known && bytes > known[1]) worst[name] = [page, bytes]
    }
  }
  const line = (name: string, label: string, most?: number) => {
    const [page = '', bytes = 0] = worst[name] ?? []
    const what = `${label}, heaviest page`
    const figure = `${kb(bytes)} (${page})`
    if (most === undefined) row(what, figure)
    else row(what, figure, `≤ ${most} KB`, bytes <= most * 1000)
  }
  line('html', 'HTML, brotli', 20)
  line('js', 'JavaScript before any interaction, brotli', 95)
  line('css', 'CSS, brotli')
  line('fonts', 'fonts preloaded', 65)
}

/** Programs on PATH, one for each major version of Node other than this one's. */
function otherNodes(): string[] {
  const found = new Map([[majorOf(process.version), '']])
  for (const folder of (process.env.PATH ?? '').split(path.delimiter)) {
    const program = path.join(folder, 'node')
    const { stdout, status } = spawnSync(program, ['--version'], { encoding: 'utf8' })
    if (status === 0 && !found.has(majorOf(stdout))) found.set(majorOf(stdout), program)
  }
  return [...found.values()].filter(Boolean)
}

const majorOf = (version: string): string => version.split('.')[0] ?? ''

function again(node: string): void {
  spawnSync(node, [...process.execArgv, ...process.argv.slice(1)], {
    stdio: 'inherit',
    env: { ...process.env, ONE_NODE: '1' },
  })
}

/** Against one server, in this order; `scale` starts others. */
const parts: Record<string, (server: RunningServer, idle: number) => Promise<void>> = {
  renders,
  weight,
  memory,
  press: pressToOpen,
  load: underLoad,
  flood: underFlood,
  saves: saveToVisible,
  staff: (server) => whileStaffWork(server, resident),
}
const named = namedParts('part', [
  ...Object.keys(parts),
  'threads',
  'counting',
  'start',
  'scale',
  'search',
  'dependencies',
])
const isWanted = (name: string): boolean => named.length === 0 || named.includes(name)

ensureBuild()
const folders = await makeFolders()
const server = await startServer({ folders, env: { LEADS_PER_MINUTE: '0' } })
try {
  // Its first pages are rendered by now
  await new Promise((resolve) => setTimeout(resolve, 3_000))
  const idle = await resident(server)
  for (const [name, measure] of Object.entries(parts)) if (isWanted(name)) await measure(server, idle)
} finally {
  await server.stop()
  await folders.remove()
}
if (isWanted('dependencies')) {
  const { packages, bytes, installScripts } = await productionDependencies(root)
  row('production dependencies', `${packages} packages, ${inMegabytes(bytes)}`)
  row('of them with an install script; .npmrc runs none', installScripts.join(', ') || 'none')
}
if (isWanted('threads')) await twoThreads()
if (isWanted('counting')) await counting()
if (isWanted('start')) await afterStart()
if (isWanted('scale')) for (const posts of [8, 100, 1_000, 10_000]) await scale(posts)
if (isWanted('search')) await searchTime()
printTable()
if (!process.env.ONE_NODE) for (const node of otherNodes()) again(node)
