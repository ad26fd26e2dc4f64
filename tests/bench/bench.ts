import { execFileSync } from 'node:child_process'
import { readdirSync, statSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { sitemapPages } from '#domain/site-pages.ts'
import { ensureBuild, root } from '#scripts/setup.mjs'
import { namedParts } from '#tests/helpers/named-parts.ts'
import { postBody } from '#tests/helpers/post-body.ts'
import { makeFolders, type RunningServer, send, signIn, startServer } from '#tests/helpers/server.ts'
import { briefBody } from '#tests/prove/load.ts'
import { residentBytes } from '#tests/prove/process-facts.ts'
import { whileBusy } from './busy.ts'
import { firstVisitOf, underLoad } from './first-visit.ts'
import { rawAnswer } from './load.ts'
import { inMegabytes, kb, median, ms, printTable, row } from './table.ts'
import { typing } from './typing.ts'

/**
 * `npm run bench [-- part …]` prints one table. A figure that depends on the machine is a ratio of two measurements, taken
 * alternately in the same run, as medians of several rounds. The lines under load need `wrk`.
 */

/**
 * Requests pages as a signed-in member, for whom the cache stores nothing. Each round requests every page in
 * turn, so that other load on the machine affects all pages alike.
 */
async function renders(server: RunningServer): Promise<void> {
  const cookie = await signIn(server.origin)
  const taken = new Map<string, number[]>(sitemapPages.map((page) => [page, []]))
  // A new process compiles what it runs: the first rounds do not count
  for (let round = -20; round < 24; round += 1) {
    for (const page of sitemapPages) {
      const started = performance.now()
      const response = await fetch(server.origin + page, { headers: { cookie } })
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
  const body = postBody('Seen at once')
  const made = await send('POST', `${server.origin}/api/blog/posts`, { cookie, body })
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
  const after = await residentBytes(server.pid)
  row('memory idle', inMegabytes(idle))
  const most = process.versions.node.startsWith('20.') ? 140 : 160
  row('memory after 100,000 requests', inMegabytes(after), `≤ ${most} MB`, after <= most * 1_048_576)
  await whileFilesArrive(server)
}

/** Memory while twenty files of 25 MB arrive at once, which the server must write to the disk as they arrive. */
async function whileFilesArrive(server: RunningServer): Promise<void> {
  const upload = async (index: number, size: number): Promise<void> => {
    const { status } = await fetch(`${server.origin}/api/website-onboarding`, {
      method: 'POST',
      // Each from its own network, as uploads per network and day are limited
      headers: { accept: 'application/json', 'x-forwarded-for': `198.18.${index}.7` },
      body: briefBody(`visitor-${index}@example.com`, [new Uint8Array(size).fill(index)]),
    })
    if (status !== 200) throw new Error(`An upload answered ${status}`)
  }
  // Small uploads first, so that the idle figure includes the loaded code
  for (let index = 0; index < 5; index += 1) await upload(index, 1_000)
  await sleep(1_500)
  const idle = await residentBytes(server.pid)
  let peak = idle
  let arriving = true
  const watching = (async () => {
    for (; arriving; await sleep(20)) peak = Math.max(peak, await residentBytes(server.pid))
  })()
  await Promise.all(Array.from({ length: 20 }, (_, index) => upload(100 + index, 25 * 1_048_576)))
  arriving = false
  await watching
  const above = peak - idle
  row('memory above idle while 20 × 25 MB arrive', inMegabytes(above), '≤ 64 MB', above <= 64 * 1_048_576)
}

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
  // Start once first: some files are written only at the first start
  await (await startServer({ folders, isMeasured: true })).stop()
  const started = performance.now()
  const server = await startServer({ folders, isMeasured: true })
  const ready = performance.now() - started
  try {
    const cookie = await signIn(server.origin)
    const timed = async (at: string) => {
      const from = performance.now()
      const response = await fetch(server.origin + at, { headers: { cookie } })
      await response.arrayBuffer()
      return performance.now() - from
    }
    const several = async (at: string) => {
      const times: number[] = []
      for (let index = 0; index < 5; index += 1) times.push(await timed(at))
      return median(times)
    }
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

/** Compressed size of what a visitor's browser loads before any interaction. */
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
    await sleep(60)
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
  const line = (name: string, label: string, most: number) => {
    const [page = '', bytes = 0] = worst[name] ?? []
    row(`${label}, heaviest page`, `${kb(bytes)} (${page})`, `≤ ${most} KB`, bytes <= most * 1000)
  }
  line('html', 'HTML, brotli', 20)
  line('js', 'JavaScript before any interaction, brotli', 95)
  line('css', 'CSS, brotli', 25.5)
  line('fonts', 'fonts preloaded', 65)
}

/** Measured on one server, in this order; `scale` starts others. */
const parts: Record<string, (server: RunningServer, idle: number) => Promise<void>> = {
  renders,
  weight,
  memory,
  load: underLoad,
  busy: whileBusy,
  saves: saveToVisible,
  typing,
}
const named = namedParts('part', [...Object.keys(parts), 'scale'])
const isWanted = (name: string): boolean => named.length === 0 || named.includes(name)

ensureBuild()
const folders = await makeFolders()
const server = await startServer({
  folders,
  isMeasured: true,
  env: { LEADS_PER_MINUTE: '0', TRUST_PROXY: '1' },
})
try {
  // Wait until its first pages have been rendered
  await sleep(3_000)
  const idle = await residentBytes(server.pid)
  for (const [name, measure] of Object.entries(parts)) if (isWanted(name)) await measure(server, idle)
} finally {
  await server.stop()
  await folders.remove()
}
if (isWanted('scale')) for (const posts of [8, 100, 1_000, 10_000]) await scale(posts)
printTable()
