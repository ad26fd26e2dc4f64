import { execFileSync, spawnSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { mkdir, readdir, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { referenceOf } from '#domain/leads/reference.ts'
import { createEngine } from '#server/operations/offsite/engine.ts'
import { createSnapshots } from '#server/operations/offsite/snapshot.ts'
import { bareEnvironment } from '#tests/helpers/bare-environment.ts'
import { startPonte } from '#tests/helpers/ponte.ts'
import { type Folders, makeFolders, send, signIn, startServer } from '#tests/helpers/server.ts'
import { waitFor } from '#tests/helpers/wait-for.ts'
import { brokenBuild, type Sabotage } from './broken-build.ts'

const machines = 20
const lostAtMostMs = 5_000
/** The same, and one look at the store. */
const standbyLosesAtMostMs = 10_000
const large = { posts: 10_000, leads: 10_000, images: 1_000 }
const imageBytes = 1_000_000
const restoredWithinMs = 60_000

export const sabotages: Sabotage[] = [
  {
    name: 'changes are collected for a quarter of a minute',
    file: 'server/operations/offsite/offsite.ts',
    find: 'const settleMs = 150',
    replace: 'const settleMs = 15_000',
  },
  {
    name: 'a failed snapshot counts as a copy',
    file: 'server/operations/offsite/offsite.ts',
    find: 'changedAt = copyingSince\n      noteFailure(error)',
    replace: 'copiedAt = now()\n      copies += 1',
  },
]

/**
 * A machine that is gone: the server and its engine are killed at random moments under load and their folders deleted. The
 * copy brings back a whole site that lacks at most the last five seconds.
 */
export async function proveOffsite(): Promise<boolean> {
  if (spawnSync('restic', ['version']).status !== 0) {
    console.log('  restic is not installed: skipped')
    return true
  }
  let held = report('as built', await loseMachines({ times: machines }), true)
  const [slow] = sabotages
  if (slow) {
    const build = await brokenBuild(slow)
    try {
      held =
        report(`broken: ${slow.name}`, await loseMachines({ times: 3, program: build.program }), false) &&
        held
    } finally {
      await build.remove()
    }
  }
  return held
}

type Outcome = { rounds: number; torn: string[]; lostMs: number; restoreMs: number; acknowledged: number }

function report(name: string, outcome: Outcome, wanted: boolean, atMostMs = lostAtMostMs): boolean {
  const { rounds, torn, lostMs, restoreMs, acknowledged } = outcome
  const holds = torn.length === 0 && lostMs <= atMostMs
  console.log(
    `  ${name}: ${rounds} machines, ${acknowledged} writes acknowledged, ${torn.length} torn, oldest lost write ${(lostMs / 1000).toFixed(1)} s before the end, longest restore ${(restoreMs / 1000).toFixed(1)} s: ${holds === wanted ? 'as it should be' : 'WRONG'}`,
  )
  for (const line of torn.slice(0, 5)) console.log(`    ${line}`)
  return holds === wanted
}

async function loseMachines({ times, program }: { times: number; program?: string }): Promise<Outcome> {
  const outcome: Outcome = { rounds: 0, torn: [], lostMs: 0, restoreMs: 0, acknowledged: 0 }
  for (let round = 0; round < times; round += 1) {
    const folders = await makeFolders()
    try {
      await loseOne(folders, outcome, program)
    } finally {
      await folders.remove()
    }
  }
  return outcome
}

type Write = { at: number; id: string; kind: 'lead' | 'post' }

async function loseOne(
  folders: Folders,
  outcome: Outcome,
  program?: string,
  second: SecondMachine = restoring,
): Promise<void> {
  const keyFile = path.join(folders.base, 'key')
  await writeFile(keyFile, randomBytes(32).toString('hex'), { mode: 0o600 })
  const env = {
    CONTENT_DIR: folders.contentDir,
    DATA_DIR: folders.dataDir,
    OFFSITE_URL: `file:${path.join(folders.base, 'store')}`,
    OFFSITE_KEY_FILE: keyFile,
    PATH: process.env.PATH ?? '',
  }
  const server = await startServer({
    folders,
    env: { ...env, LEADS_PER_MINUTE: '0', TRUST_PROXY: '0' },
    ...(program !== undefined && { program }),
  })
  const { origin } = server
  const cookie = await signIn(origin)
  await waitFor('the first copy', async () => {
    const { json } = await send('GET', `${origin}/readyz`)
    return json.parts.offsite.copiedAt !== null
  })
  const writes: Write[] = []
  let loading = true
  const load = [
    repeat(async (count) => {
      const body = {
        name: `Ada ${count}`,
        email: `ada.${count}@example.com`,
        question: `How long does it take, ${count}?`,
      }
      const { status, json } = await send('POST', `${origin}/api/question`, { body })
      if (status === 200) writes.push({ at: performance.now(), id: json.reference, kind: 'lead' })
    }),
    repeat(async (count) => {
      const body = {
        title: `Post ${count} ${randomBytes(4).toString('hex')}`,
        content: `Text of ${count}.\n`.repeat(50),
        description: 'D',
        category: 'Technology',
        readTime: '1 min read',
        published: true,
      }
      const { status, json } = await send('POST', `${origin}/api/blog/posts`, { cookie, body })
      if (status === 201) writes.push({ at: performance.now(), id: json.slug, kind: 'post' })
    }),
  ]
  function repeat(task: (count: number) => Promise<void>): Promise<void> {
    const run = async () => {
      for (let count = 0; loading; count += 1) {
        await task(count).catch(() => undefined)
        await sleep(30)
      }
    }
    return run()
  }
  const bringBack = await second(folders, env)
  await sleep(6_000 + Math.random() * 4_000)
  const end = performance.now()
  killWithChildren(server.pid)
  await server.kill()
  loading = false
  await Promise.all(load)
  const acknowledged = writes.filter(({ at }) => at <= end)
  outcome.acknowledged += acknowledged.length
  for (const folder of [folders.contentDir, folders.dataDir])
    await rm(folder, { recursive: true, force: true })

  const start = performance.now()
  const restored = await bringBack()
  outcome.restoreMs = Math.max(outcome.restoreMs, performance.now() - start)
  outcome.rounds += 1
  if (restored.status !== 0) {
    outcome.torn.push(restored.stderr.trim())
    outcome.lostMs = Math.max(outcome.lostMs, Number.POSITIVE_INFINITY)
    return
  }
  const posts = new Set(
    (await readdir(path.join(folders.contentDir, 'posts'))).map((name) => name.replace(/\.md$/, '')),
  )
  const leads = new Set((await readdir(path.join(folders.dataDir, 'leads'))).map(referenceOf))
  for (const { at, id, kind } of acknowledged) {
    const isThere = (kind === 'post' ? posts : leads).has(id)
    if (!isThere) outcome.lostMs = Math.max(outcome.lostMs, end - at)
  }
  const said = gitIn(folders.contentDir, 'fsck', '--connectivity-only', '--no-dangling')
  if (said !== '') outcome.torn.push(`git fsck: ${said.slice(0, 200)}`)
  // It has to start, and to find nothing wrong
  const again = await startServer({ folders, env })
  const { json } = await send('GET', `${again.origin}/readyz`)
  if (json.parts.content.status !== 'ok') outcome.torn.push(`content: ${JSON.stringify(json.parts.content)}`)
  if (json.parts.leads.damaged !== 0) outcome.torn.push(`leads: ${JSON.stringify(json.parts.leads)}`)
  killWithChildren(again.pid)
  await again.kill()
}

type Finished = Awaited<ReturnType<typeof startPonte>>
/** Is told that there is a site to follow; what it returns brings the site back into the same folders. */
type SecondMachine = (folders: Folders, env: Record<string, string>) => Promise<() => Promise<Finished>>

const restoring: SecondMachine = async (_folders, env) => () =>
  startPonte(['offsite', 'restore', '--json'], { env })

/** Gets its last copy before the store is gone, too. */
const standingBy: SecondMachine = async ({ base }, env) => {
  const into = path.join(base, 'standby')
  const words = ['offsite', 'follow', '--every', '1', '--into', into]
  const control = new AbortController()
  const following = startPonte(words, { env, signal: control.signal })
  await waitFor('the first copy of the standby', async () => {
    const names = await readdir(path.join(into, 'snapshots')).catch(() => [])
    return names.length > 0
  })
  return async () => {
    control.abort()
    await following
    await rm(path.join(base, 'store'), { recursive: true })
    return startPonte(['offsite', 'take-over', '--json', '--into', into], { env })
  }
}

/** As above, and the store is lost with the machine: the second machine takes over with what it has kept. */
export async function proveStandby(): Promise<boolean> {
  if (spawnSync('restic', ['version']).status !== 0) {
    console.log('  restic is not installed: skipped')
    return true
  }
  const outcome: Outcome = { rounds: 0, torn: [], lostMs: 0, restoreMs: 0, acknowledged: 0 }
  for (let round = 0; round < 5; round += 1) {
    const folders = await makeFolders()
    try {
      await loseOne(folders, outcome, undefined, standingBy)
    } finally {
      await folders.remove()
    }
  }
  return report('machine and store lost, with a standby', outcome, true, standbyLosesAtMostMs)
}

/** The engine has a process group of its own, and would go on: a machine that is gone has no such process. */
function killWithChildren(pid: number): void {
  const { stdout } = spawnSync('ps', ['-o', 'pid=', '--ppid', String(pid)], { encoding: 'utf8' })
  process.kill(pid, 'SIGSTOP')
  for (const child of stdout
    .split('\n')
    .map(Number)
    .filter((one) => one > 1)) {
    try {
      process.kill(-child, 'SIGKILL')
    } catch {
      // It has ended, or leads no group
    }
  }
}

const gitIn = (cwd: string, ...words: string[]): string =>
  execFileSync('git', ['-c', 'safe.directory=*', ...words], {
    cwd,
    encoding: 'utf8',
    env: bareEnvironment,
  }).trim()

/** 10,000 posts, 10,000 leads and 1 GB of images: the first copy, one after a change, and the restore. */
export async function proveOffsiteLarge(): Promise<boolean> {
  const folders = await makeFolders({ content: false })
  try {
    const keyFile = path.join(folders.base, 'key')
    const store = path.join(folders.base, 'store')
    await writeFile(keyFile, randomBytes(32).toString('hex'), { mode: 0o600 })
    await makeLarge(folders)
    const publicObjectsDir = path.join(folders.dataDir, 'public-objects')
    const engine = createEngine({
      target: { kind: 'file', dir: store },
      keyFile,
      cacheDir: path.join(folders.base, 'cache'),
    })
    const snapshots = createSnapshots({ places: { ...folders, publicObjectsDir }, engine })
    const first = await timed(() => snapshots.take())
    await writeFile(path.join(folders.contentDir, 'posts/post-1.md'), 'A change\n')
    gitIn(
      folders.contentDir,
      '-c',
      'user.name=A',
      '-c',
      'user.email=a@example.com',
      'commit',
      '-qam',
      'Change',
    )
    const next = await timed(() => snapshots.take())
    const to = path.join(folders.base, 'restored')
    await mkdir(to)
    const env = {
      CONTENT_DIR: folders.contentDir,
      DATA_DIR: folders.dataDir,
      OFFSITE_URL: `file:${store}`,
      OFFSITE_KEY_FILE: keyFile,
      PATH: process.env.PATH ?? '',
    }
    const restore = await timed(() => startPonte(['offsite', 'restore', '--json', '--to', to], { env }))
    const { counts } = JSON.parse(restore.value.stdout || '{"counts":{}}')
    const isWhole =
      restore.value.status === 0 &&
      counts.posts === large.posts &&
      counts.leads === large.leads &&
      counts.images === large.images
    const holds = isWhole && restore.ms <= restoredWithinMs
    console.log(
      `  large: first copy ${seconds(first.ms)}, copy after a change ${seconds(next.ms)}, restore ${seconds(restore.ms)} (${JSON.stringify(counts)})${holds ? '' : ` WRONG ${restore.value.stderr.slice(0, 300)}`}`,
    )
    return holds
  } finally {
    await folders.remove()
  }
}

const seconds = (ms: number): string => `${(ms / 1000).toFixed(1)} s`

async function timed<Value>(task: () => Promise<Value>): Promise<{ value: Value; ms: number }> {
  const start = performance.now()
  const value = await task()
  return { value, ms: performance.now() - start }
}

async function makeLarge({ contentDir, dataDir }: Folders): Promise<void> {
  const posts = path.join(contentDir, 'posts')
  const images = path.join(dataDir, 'public-objects')
  for (const folder of [posts, images, path.join(dataDir, 'staff')]) await mkdir(folder, { recursive: true })
  for (let count = 0; count < large.posts; count += 1) {
    await writeFile(
      path.join(posts, `post-${count}.md`),
      `---\ntitle: Post ${count}\n---\n${`Text ${count}. `.repeat(150)}\n`,
    )
  }
  for (let count = 0; count < large.leads; count += 1) {
    const id = count.toString().padStart(26, '0')
    const folder = path.join(dataDir, 'leads', id)
    await mkdir(path.join(folder, 'files'), { recursive: true })
    const lead = {
      id,
      kind: 'question',
      fields: { name: `Ada ${count}`, question: 'How long does it take?' },
      context: {},
      receivedAt: new Date(0).toISOString(),
      language: 'en',
      files: [],
    }
    await writeFile(path.join(folder, 'lead.json'), JSON.stringify(lead))
    await writeFile(path.join(folder, 'log.jsonl'), '{}\n')
  }
  for (let count = 0; count < large.images; count += 1) {
    await writeFile(path.join(images, `image-${count}.jpg`), randomBytes(imageBytes))
  }
  gitIn(contentDir, 'init', '-q', '--initial-branch=main')
  gitIn(contentDir, 'add', '--all')
  gitIn(contentDir, '-c', 'user.name=A', '-c', 'user.email=a@example.com', 'commit', '-qm', 'Start')
}
