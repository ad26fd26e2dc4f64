import { randomInt } from 'node:crypto'
import { existsSync } from 'node:fs'
import { rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { postBody } from '#tests/helpers/post-body.ts'
import { type Random, randomFrom } from '#tests/helpers/random.ts'
import { makeFolders, type RunningServer, send, signIn, startServer } from '#tests/helpers/server.ts'
import { waitFor } from '#tests/helpers/wait-for.ts'
import { onBrokenBuild, type Sabotage } from './broken-build.ts'
import { oddArticle } from './fuzz/articles.ts'
import type { FuzzCase, Generator, Target } from './fuzz/case.ts'
import { formBodies } from './fuzz/form-bodies.ts'
import { oddPostFile } from './fuzz/front-matter.ts'
import { oddPages, oddTargets, pageViews } from './fuzz/raw-requests.ts'
import { type Answer, exchange } from './fuzz/wire.ts'
import { createLogWatch } from './log-watch.ts'
import { inMegabytes, openFiles, restingBytes } from './process-facts.ts'
import { say } from './verdict.ts'

/** Overridden by FUZZ_REQUESTS and FUZZ_SEED; FUZZ_CASE=<number> shows one request of a seed and its answer. */
const requests = Number(process.env.FUZZ_REQUESTS ?? 200_000)
const seed = Number(process.env.FUZZ_SEED ?? randomInt(2 ** 31))
const only = process.env.FUZZ_CASE

const mostGrowth = 20 * 1024 * 1024
/** Tolerated growth of open files: git and the content may briefly hold some after a request. */
const mostFilesMore = 20
const brokenRequests = 12_000
const restSeconds = 60
const lanes = 16

/** `share` = how many of a hundred requests a generator makes. */
const generators: Record<string, { share: number; make: Generator }> = {
  'odd targets and headers': { share: 42, make: oddTargets },
  'odd addresses of pages': { share: 3, make: oddPages },
  'pages from the cache': { share: 30, make: pageViews },
  'JSON and form bodies': { share: 25, make: formBodies },
}
/** Number of requests per article that is saved and read, and per post file that is written by hand. */
const perArticle = 500
const perFile = 600

export const sabotage: Sabotage = {
  name: 'some headers throw, print a line, or keep the request for ever',
  file: 'server/http/request-log.ts',
  find: 'const requestId = randomUUID()',
  replace: `const requestId = randomUUID()
    if (request.headers['early-data']) throw new Error('Broken on purpose')
    if (request.headers['max-forwards']) process.stderr.write('A line that is no JSON\\n')
    ;((globalThis as { kept?: unknown[] }).kept ??= []).push(Buffer.alloc(8_000, 1))`,
}

type Result = {
  requests: number
  byGenerator: Record<string, number>
  statuses: Record<string, number>
  faults: string[]
  foreign: number
  growth: number
  /** Open files before and after, while the process is idle. */
  files: [number, number]
}

/**
 * Sends requests that no client should send, on raw connections. None may be answered 5xx or left unanswered, nothing may be
 * printed outside the log, memory must return to its former level, and no connection may stay open. The same seed makes the
 * same requests.
 */
export async function proveFuzz(): Promise<boolean> {
  console.log(`  FUZZ_SEED=${seed} FUZZ_REQUESTS=${requests}`)
  if (only !== undefined) return showCase(Number(only))
  const began = performance.now()
  const sound = await run({ requests })
  const held = sound.faults.length === 0 && sound.foreign === 0 && sound.growth < mostGrowth
  report(held, 'as built', sound)
  const counts = (of: Record<string, number>) =>
    Object.entries(of)
      .map(([name, count]) => `${name}: ${count}`)
      .join(', ')
  console.log(`       ${counts(sound.byGenerator)}`)
  console.log(`       ${counts(sound.statuses)}; ${((performance.now() - began) / 1000).toFixed(0)} s`)
  const broken = await onBrokenBuild(sabotage, (program) => run({ requests: brokenRequests, program }))
  const fails = broken.faults.length > 0 && broken.foreign > 0 && broken.growth >= mostGrowth
  const faults = broken.faults.slice(0, 1)
  report(fails, `broken: ${sabotage.name}; all three must be found`, { ...broken, faults })
  return held && fails
}

function report(right: boolean, name: string, { requests, faults, foreign, growth, files }: Result): void {
  const memory = `${inMegabytes(growth)} MB more than after the warm-up, open files ${files.join(' → ')}`
  const words = `${requests} requests, ${faults.length} faults, ${foreign} lines outside the log, ${memory}`
  say(right, `${name}: ${words}`, faults)
}

function caseOf(number: number, target: Target): { name: string; fuzzCase: FuzzCase } {
  const random = randomFrom(Math.imul(number + 1, 0x9e3779b1) ^ seed)
  let left = random.below(100)
  for (const [name, { share, make }] of Object.entries(generators)) {
    left -= share
    if (left < 0) return { name, fuzzCase: make(random, target) }
  }
  throw new Error('The shares must come to 100')
}

async function run(options: { requests: number; program?: string }): Promise<Result> {
  const folders = await makeFolders()
  const log = createLogWatch()
  const server = await startServer({
    folders,
    env: { LEADS_PER_MINUTE: '0', TRUST_PROXY: '1' },
    ...(options.program && { program: options.program }),
    watch: log.watch,
  })
  const result: Result = {
    requests: 0,
    byGenerator: {},
    statuses: {},
    faults: [],
    foreign: 0,
    growth: 0,
    files: [0, 0],
  }
  try {
    const target = await targetAt(server)
    const under = {
      server,
      target,
      contentDir: folders.contentDir,
      mark: path.join(folders.base, 'mark'),
      result,
    }
    const rest = () => restingBytes(server.pid, restSeconds)
    // Warms up with as many requests as are measured: with this variety V8 still optimises code after a hundred thousand
    await fuzz(under, options.requests, options.requests)
    const before = await rest()
    result.files[0] = await openFiles(server.pid)
    Object.assign(result, { requests: 0, byGenerator: {}, statuses: {} })
    await fuzz(under, 0, options.requests)
    result.growth = (await rest()) - before
    result.files[1] = await openFiles(server.pid)
    if (result.files[1] > result.files[0] + mostFilesMore)
      result.faults.push(`open files: ${result.files.join(' → ')}`)
    if (existsSync(under.mark)) result.faults.push('code in front matter was run')
    const { status } = await send('GET', `${server.origin}/healthz`)
    if (status !== 200) result.faults.push(`/healthz answers ${status} afterwards`)
  } catch (error) {
    result.faults.push(error instanceof Error ? `${error.message} (${String(error.cause)})` : String(error))
  } finally {
    const code = await server.stop()
    if (code !== 0) result.faults.push(`the server ended with ${code}`)
    log.end()
    await folders.remove()
  }
  // The log also shows errors in answers that nobody waited for
  const { errors, foreign } = log.found
  result.foreign = foreign.length
  for (const line of errors.slice(0, 20)) result.faults.push(`log: ${line}`)
  for (const line of foreign.slice(0, 5)) console.log(`       outside the log: ${line}`)
  return result
}

async function targetAt(server: RunningServer): Promise<Target> {
  const cookie = await signIn(server.origin)
  const body = postBody('A post to be changed')
  const made = await send('POST', `${server.origin}/api/blog/posts`, { cookie, body })
  return { host: new URL(server.origin).host, cookie, postId: made.json.id }
}

type Under = { server: RunningServer; target: Target; contentDir: string; mark: string; result: Result }

/** Sends requests `from` to `from + count - 1`, with the proportionate number of articles and files. */
async function fuzz(under: Under, from: number, count: number): Promise<void> {
  let next = from
  // The first failure ends all lanes, before the server is stopped
  let over = false
  const orEnd = (work: Promise<void>) =>
    work.catch((error: unknown) => {
      over = true
      throw error
    })
  const lane = async () => {
    while (next < from + count && !over) {
      const number = next
      next += 1
      const { name, fuzzCase } = caseOf(number, under.target)
      under.result.requests += 1
      under.result.byGenerator[name] = (under.result.byGenerator[name] ?? 0) + 1
      judge(under, { number, name, fuzzCase }, await exchange(portOf(under.server), fuzzCase.bytes))
    }
  }
  const all = [
    ...Array.from({ length: lanes }, lane),
    saveArticles(under, from, Math.ceil(count / perArticle)),
    writeFiles(under, from, Math.ceil(count / perFile)),
  ]
  const settled = await Promise.allSettled(all.map(orEnd))
  for (const one of settled) if (one.status === 'rejected') throw one.reason
}

type Numbered = { number: number; name: string; fuzzCase: FuzzCase }

function judge({ result }: Under, { number, name, fuzzCase }: Numbered, answer: Answer | null): void {
  const [first = ''] = fuzzCase.bytes.toString('latin1', 0, 200).split('\r\n')
  const fault = (what: string) =>
    result.faults.push(`FUZZ_CASE=${number} (${name}): ${JSON.stringify(first)} ${what}`)
  if (!answer) return void fault('no answer')
  const { status, text } = answer
  result.statuses[status] = (result.statuses[status] ?? 0) + 1
  if (status >= 500 && !fuzzCase.mayAnswer?.includes(status)) fault(`answered ${status}`)
  if (status >= 400 && /\n\s+at \S+.*:\d+:\d+/.test(text)) fault(`answered ${status} with a stack`)
}

const portOf = ({ origin }: RunningServer): number => Number(new URL(origin).port)

/**
 * Each request uses its own connection, as the server could be closing an idle one, and its own network, as renders are
 * limited per network.
 */
const fromNetwork = (number: number) => ({
  Connection: 'close',
  'X-Forwarded-For': `10.${(number >> 8) % 256}.${number % 256}.1`,
})

/** Saves each article, reads it on its page, in the list and in the feed, and deletes it. */
async function saveArticles(under: Under, from: number, count: number): Promise<void> {
  const { server, target, result } = under
  const posts = `${server.origin}/api/blog/posts`
  let number = from
  const ask = async (method: string, address: string, body?: unknown) => {
    const answer = await send(method, address, {
      cookie: target.cookie,
      headers: fromNetwork(number),
      ...(body !== undefined && { body }),
    })
    result.requests += 1
    result.byGenerator.articles = (result.byGenerator.articles ?? 0) + 1
    result.statuses[answer.status] = (result.statuses[answer.status] ?? 0) + 1
    return answer
  }
  for (let index = 0; index < count; index += 1) {
    number = from + index
    const random = randomFrom(seed ^ (number + 7))
    const content = oddArticle(random)
    const made = await ask('POST', posts, { ...postBody(titleOf(random)), content })
    // Rejected: a title of marks alone, or more than 256 KB
    if (made.status === 400 || made.status === 413) continue
    const { id, slug } = made.json ?? {}
    const answers = [made, await ask('GET', `${server.origin}/blog/${slug}`)]
    for (const address of ['/blog', '/feed.xml', '/']) answers.push(await ask('GET', server.origin + address))
    answers.push(await ask('DELETE', `${posts}/${id}`))
    const wrong = answers.find(({ status }) => ![200, 201, 204].includes(status))
    if (wrong)
      result.faults.push(`article ${number}: ${wrong.status} ${JSON.stringify(content.slice(0, 100))}`)
  }
}

const titleOf = (random: Random): string =>
  oddArticle(random).replace(/\s+/g, ' ').trim().slice(0, 150) || 'A title'

/** Leaves each file in the content folder until the server has read it; pages and saves must still work. */
async function writeFiles(under: Under, from: number, count: number): Promise<void> {
  const { server, contentDir, mark, result } = under
  for (let index = 0; index < count; index += 1) {
    const slug = `by-hand-${from}-${index}`
    const at = path.join(contentDir, 'posts', `${slug}.md`)
    await writeFile(at, oddPostFile(randomFrom(seed ^ (from + index + 99)), { slug, mark }))
    result.byGenerator['post files'] = (result.byGenerator['post files'] ?? 0) + 1
    await sleep(300)
    for (const address of [`/blog/${slug}`, '/blog', '/healthz']) {
      const { status } = await send('GET', server.origin + address, { headers: fromNetwork(from + index) })
      result.requests += 1
      if (status >= 500) result.faults.push(`post file ${from + index}: ${address} answers ${status}`)
    }
    await rm(at)
  }
  await waitFor(
    'no faulty file left',
    async () => {
      const { json } = await send('GET', `${server.origin}/readyz`)
      return json.parts.content.faults === 0
    },
    60_000,
  )
}

async function showCase(number: number): Promise<boolean> {
  const folders = await makeFolders()
  const server = await startServer({ folders, env: { LEADS_PER_MINUTE: '0' } })
  try {
    const { name, fuzzCase } = caseOf(number, await targetAt(server))
    console.log(`  ${name}:\n${JSON.stringify(fuzzCase.bytes.toString('latin1'))}`)
    console.log(await exchange(portOf(server), fuzzCase.bytes))
    return true
  } finally {
    await server.stop()
    console.log(server.output())
    await folders.remove()
  }
}
