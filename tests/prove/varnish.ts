import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { freePort } from '#tests/helpers/free-port.ts'
import { postBody } from '#tests/helpers/post-body.ts'
import { makeFolders, send, signIn, startServer } from '#tests/helpers/server.ts'
import { onBrokenBuild, type Sabotage } from './broken-build.ts'
import { say } from './verdict.ts'

const root = path.resolve(import.meta.dirname, '../..')
const reads = Number(process.env.VARNISH_READS ?? 10_000)
const readers = 8

export const sabotage: Sabotage = {
  name: 'a save is answered before the cache has forgotten the pages',
  file: 'server/http/application.ts',
  find: '  if (sharedCache) app.use(answerAfter(sharedCache))\n',
  replace: '',
}

/**
 * The site behind a real Varnish with `deploy/varnish.vcl`: 10,000 reads around 200 saves show nothing that is older than
 * the last answered save; with the site stopped its pages are still answered.
 */
export async function proveVarnish(): Promise<boolean> {
  try {
    execFileSync('varnishd', ['-V'], { stdio: 'ignore' })
  } catch {
    console.log('  skipped: there is no varnishd')
    return true
  }
  const held = report('as built', await readWhileSaving(), true)
  const broken = await onBrokenBuild(sabotage, readWhileSaving)
  return report(`broken: ${sabotage.name}`, broken, false) && held
}

type Outcome = {
  reads: number
  hits: number
  saves: number
  stale: number
  withoutSite: string[]
  saveMs: number
}

function report(
  name: string,
  { reads: done, hits, saves, stale, withoutSite, saveMs }: Outcome,
  sound: boolean,
): boolean {
  const right = sound ? stale === 0 && withoutSite.length === 0 : stale > 0
  const found = `${done} reads (${hits} from the cache) during ${saves} saves, ${stale} stale`
  const answered = withoutSite.length === 0 ? 'all pages answered' : `no answer for ${withoutSite.join(', ')}`
  return say(
    right,
    `${name}: ${found}; a save took ${Math.round(saveMs)} ms; ${answered} with the site stopped`,
  )
}

async function startVarnish(backendPort: number) {
  const folder = await mkdtemp(path.join(tmpdir(), 'ponte-varnish-'))
  const vcl = path.join(folder, 'site.vcl')
  const text = await readFile(path.join(root, 'deploy/varnish.vcl'), 'utf8')
  await writeFile(vcl, text.replace('.port = "3000"', `.port = "${backendPort}"`))
  const port = await freePort()
  const place = ['-n', path.join(folder, 'work'), '-f', vcl, '-a', `127.0.0.1:${port}`]
  const child = spawn('varnishd', ['-F', ...place, '-s', 'malloc,64m', '-j', 'none'], { stdio: 'ignore' })
  const origin = `http://127.0.0.1:${port}`
  for (let tries = 0; ; tries += 1) {
    const status = await fetch(origin).then(
      async (answer) => {
        await answer.body?.cancel()
        return answer.status
      },
      () => 0,
    )
    if (status === 200) break
    if (tries > 200) throw new Error('Varnish does not answer')
    await sleep(100)
  }
  return {
    origin,
    async stop() {
      child.kill('SIGTERM')
      await once(child, 'exit')
      await rm(folder, { recursive: true, force: true })
    },
  }
}

/** The site has to know the cache's address before the cache starts: what it tells the cache goes through here. */
async function startRelay(cache: () => string) {
  const relay = createServer(async (_request, response) => {
    const { ok } = await fetch(cache(), { method: 'PURGE' })
    response.writeHead(ok ? 200 : 502).end()
  }).listen(0, '127.0.0.1')
  await once(relay, 'listening')
  return { address: `http://127.0.0.1:${(relay.address() as AddressInfo).port}/`, close: () => relay.close() }
}

async function setUp(program?: string) {
  const folders = await makeFolders()
  let origin = ''
  const relay = await startRelay(() => origin)
  const env = { CACHE_PURGE_URL: relay.address, TRUST_PROXY: '1' }
  const server = await startServer({ folders, env, ...(program && { program }) })
  const varnish = await startVarnish(Number(new URL(server.origin).port))
  origin = varnish.origin
  return {
    server,
    origin,
    /** The site was stopped before. */
    async end() {
      await varnish.stop()
      relay.close()
      await folders.remove()
    },
  }
}

async function readWhileSaving(program?: string): Promise<Outcome> {
  const { server, origin, end } = await setUp(program)
  const outcome: Outcome = { reads: 0, hits: 0, saves: 0, stale: 0, withoutSite: [], saveMs: 0 }
  try {
    const cookie = await signIn(server.origin)
    const made = await send('POST', `${server.origin}/api/blog/posts`, {
      cookie,
      body: postBody('Read often', 'Version 0.'),
    })
    const { id, slug } = made.json
    let answered = 0
    let isReading = true
    const read = async () => {
      while (isReading) {
        const least = answered
        const page = await fetch(`${origin}/blog/${slug}`)
        const text = await page.text()
        outcome.reads += 1
        if (page.headers.get('x-cache') === 'hit') outcome.hits += 1
        const version = Number(/Version (\d+)\./.exec(text)?.[1] ?? -1)
        if (version < least) outcome.stale += 1
        await sleep(Math.random() * 12)
      }
    }
    const reading = Array.from({ length: readers }, read)
    while (outcome.reads < reads || outcome.saves < reads / 50) {
      const begun = performance.now()
      const body = postBody('Read often', `Version ${outcome.saves + 1}.`)
      const saved = await send('PUT', `${server.origin}/api/blog/posts/${id}`, { cookie, body })
      if (saved.status !== 200) throw new Error(`A save answered ${saved.status}`)
      outcome.saves += 1
      answered = outcome.saves
      outcome.saveMs += (performance.now() - begun) / (reads / 50)
      await sleep(Math.random() * 60)
    }
    isReading = false
    await Promise.all(reading)
    const pages = ['/', '/blog', '/pricing', '/it', `/blog/${slug}`]
    for (const page of pages) await (await fetch(origin + page)).text()
    await server.stop()
    await sleep(4_000)
    for (const page of pages) {
      const answer = await fetch(origin + page)
      await answer.text()
      if (answer.status !== 200) outcome.withoutSite.push(`${page} (${answer.status})`)
    }
    return outcome
  } finally {
    await end()
  }
}
