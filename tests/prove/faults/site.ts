import { spawnSync } from 'node:child_process'
import { cp, mkdir, readdir, readFile, rm } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { pathToFileURL } from 'node:url'
import {
  type Folders,
  makeFolders,
  type RunningServer,
  send,
  signIn,
  startServer,
} from '#tests/helpers/server.ts'
import { waitFor } from '#tests/helpers/wait-for.ts'
import { type GitWrapper, makeGitWrapper } from './git-wrapper.ts'
import { attach, type Injection } from './strace.ts'
import { type Call, parseTrace, shapeOf, writesBelow } from './trace.ts'
import { buildWakeUps } from './wake-ups.ts'

/** Long enough for a busy machine. */
const patienceMs = 180_000
/** Consecutive idle polls, 10 ms apart, after which a thread counts as asleep. */
const quietPolls = 6
const mostPolls = 200
const fileThread = pathToFileURL(path.join(import.meta.dirname, 'file-thread.mjs')).href

/** One writing call of a write path, identified so that it can be found again in another run. */
export type Target = {
  /** `main` for the server itself, otherwise the git command and its number. */
  process: string
  call: string
  /** Position among the calls of this name by its thread. */
  nth: number
  shape: string
  /** Position among the calls of the same process, name and shape, from 1. */
  occurrence: number
}

export type Fault = Target & { error: Injection['error'] }

export type Traced = {
  /** Calls that write below the site's folders, in order for each program. */
  targets: Target[]
  /** The one that was made to fail; null when the fault hit none of them. */
  hit: Target | null
  /** Every call of the program into which the fault was injected. */
  calls: Call[]
}

export type Site = Awaited<ReturnType<typeof openSite>>

/**
 * Makes folders and a server on them that can be killed and restarted, and traces it and its git. `program`: the server's
 * program, by default this project's.
 */
export async function openSite(program?: string) {
  const folders: Folders = await makeFolders()
  const bench = path.join(folders.base, 'bench')
  await mkdir(bench)
  // Keeps few posts, as all are read after each kill
  const posts = path.join(folders.contentDir, 'posts')
  for (const name of (await readdir(posts)).sort().slice(2)) await rm(path.join(posts, name))
  const pristine = path.join(bench, 'content')
  await cp(folders.contentDir, pristine, { recursive: true })
  const git: GitWrapper = await makeGitWrapper(bench)
  const threadFile = path.join(bench, 'thread')
  const traceFile = path.join(bench, 'trace')
  const roots = { CONTENT: folders.contentDir, DATA: folders.dataDir }
  const serverEnv = {
    LEADS_PER_MINUTE: '0',
    // No delivery is retried while calls are counted
    RETRY_BASE_MS: '3600000',
    PATH: `${git.bin}:${process.env.PATH ?? ''}`,
    // One thread makes all file calls, so that they can be counted
    UV_THREADPOOL_SIZE: '1',
    LD_PRELOAD: buildWakeUps(bench),
    NODE_OPTIONS: `--import=${fileThread}`,
    FAULTS_THREAD_FILE: threadFile,
  }
  let server: RunningServer | null = null
  let cookie = ''
  let traces = 0

  async function start(): Promise<RunningServer> {
    if (server) return server
    await rm(threadFile, { force: true })
    server = await startServer({
      folders,
      env: serverEnv,
      readyWithinMs: patienceMs,
      ...(program && { program }),
    })
    return server
  }

  async function kill(): Promise<void> {
    await server?.kill()
    server = null
  }

  const threadOf = async (): Promise<number> => Number(await readFile(threadFile, 'utf8'))

  function targetsOf(process: string, calls: readonly Call[]): (Target & { injected: boolean })[] {
    const counts = new Map<string, number>()
    return writesBelow(calls, Object.values(roots)).map((call) => {
      const shape = shapeOf(call, roots)
      const key = `${call.name} ${shape}`
      const occurrence = (counts.get(key) ?? 0) + 1
      counts.set(key, occurrence)
      const { name, nth, injected } = call
      return { process, call: name, nth, shape, occurrence, injected }
    })
  }

  /** Runs a task while the server and all its git commands are traced; with a fault, one of their calls fails. */
  async function trace(fault: Fault | null, task: () => Promise<void>): Promise<Traced> {
    const file = `${traceFile}-${traces++}`
    await git.arm(fault && fault.process !== 'main' ? fault : null)
    const injection = fault?.process === 'main' ? fault : null
    await quiet()
    const detach = await attach(await threadOf(), file, injection)
    try {
      await task()
    } finally {
      await detach()
      await git.disarm()
    }
    const programs = [{ process: 'main', text: await readFile(file, 'utf8') }, ...(await git.traces())]
    await rm(file)
    const read = programs.map(({ process, text }) => {
      const calls = parseTrace(text, process === 'main' ? folders.base : folders.contentDir)
      return { calls, targets: targetsOf(process, calls) }
    })
    const targets = read.flatMap((one) => one.targets)
    const calls = read.find((one) => one.calls.some(({ injected }) => injected))?.calls ?? []
    return { targets, hit: targets.find(({ injected }) => injected) ?? null, calls }
  }

  /** Waits until the server's file thread sleeps: its other work would be counted among the calls. */
  async function quiet(): Promise<void> {
    const thread = await threadOf()
    let last = ''
    for (let same = 0, polls = 0; same < quietPolls && polls < mostPolls; polls += 1) {
      const now = await activityOf(thread)
      same = now === last && now.startsWith('S') ? same + 1 : 0
      last = now
      await sleep(10)
    }
  }

  return {
    folders,
    roots,
    bench,
    start,
    kill,
    trace,
    async isAlive(): Promise<boolean> {
      if (!server) return false
      return fetch(`${server.origin}/healthz`).then(
        ({ ok }) => ok,
        () => false,
      )
    },
    /** Drops a server that has exited by itself. Returns what it printed. */
    forget(): string {
      const output = server?.output() ?? ''
      server = null
      return output
    },
    damage,
    /** Resets the site, so that damage is not found again under the next fault. */
    async reset(): Promise<void> {
      await kill()
      for (const folder of Object.values(roots)) await rm(folder, { recursive: true, force: true })
      await cp(pristine, folders.contentDir, { recursive: true })
      cookie = ''
      await start()
    },
    async cookie(): Promise<string> {
      cookie ||= await signIn((await start()).origin)
      return cookie
    },
    async remove(): Promise<void> {
      await kill()
      await folders.remove()
    },
  }

  /** Restarts the server and lists damage: what /readyz and git report, and content files that differ from the commit. */
  async function damage(): Promise<string[]> {
    const { origin } = await start()
    const found: string[] = []
    const { status, json } = await ready(origin)
    if (status !== 200) found.push(`readyz answers ${status}: ${JSON.stringify(json)}`)
    for (const [part, { status: state, ...detail }] of Object.entries<{ status: string }>(json?.parts ?? {}))
      if (state !== 'ok') found.push(`${part} is ${state}: ${JSON.stringify(detail)}`)
    found.push(...repositoryDamage(folders.contentDir))
    return found
  }
}

/** State and number of time slices of a thread. */
async function activityOf(thread: number): Promise<string> {
  const read = (name: string) => readFile(`/proc/${thread}/${name}`, 'utf8').catch(() => '')
  const [stat, schedule] = await Promise.all([read('stat'), read('schedstat')])
  return `${/\) (\w)/.exec(stat)?.[1]} ${schedule.trim().split(' ')[2]}`
}

const ready = (origin: string) =>
  waitFor(
    'the leads to be read',
    async () => {
      const answer = await send('GET', `${origin}/readyz`)
      return answer.json?.parts.leads.reading === true ? null : answer
    },
    patienceMs,
  )

function repositoryDamage(cwd: string): string[] {
  const git = (...parameters: string[]) => spawnSync('git', parameters, { cwd, encoding: 'utf8' })
  const check = git('fsck', '--full', '--strict', '--no-dangling', '--no-progress')
  const changed = git('diff', '--name-only', 'HEAD', '--', '.')
  const unknown = git('ls-files', '--others', '--', '*.md', '*.yaml')
  return [
    ...(check.status === 0 ? [] : [`git fsck: ${check.stderr || check.stdout}`]),
    ...(changed.status === 0 ? [] : [`git diff: ${changed.stderr}`]),
    ...changed.stdout
      .split('\n')
      .filter(Boolean)
      .map((name) => `${name} is not as it was committed`),
    ...unknown.stdout
      .split('\n')
      .filter(Boolean)
      .map((name) => `${name} was never committed`),
  ]
}
