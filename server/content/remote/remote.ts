import type { Git } from '../git/git.ts'
import { idOf } from '../git/read-log.ts'
import type { RemoteAddress } from './address.ts'
import { keptVersions } from './conflicts.ts'
import { level, type Sides } from './level.ts'
import { createTransport, RemoteError, type RemoteFault, remoteReference } from './transport.ts'

export type RemoteSettings = {
  address: RemoteAddress
  branch: string
  /** Between two looks at the remote. */
  seconds: number
}

export type RemoteState = {
  /** `starting`: no look has ended yet. `waiting`: commits have yet to be sent. `failing`: see `fault`. */
  status: 'starting' | 'level' | 'waiting' | 'failing'
  fault: RemoteFault | null
  /** The last error, in git's words or ours; null when the last look succeeded. */
  error: string | null
  /** Commits that the remote did not have at the last look. */
  ahead: number
  /** How long the two sides have differed, in seconds. */
  lagSeconds: number
  /** Files changed on both sides in the same place, for staff to choose. */
  conflicts: number
  failures: number
}

type Timing = {
  clock?: () => number
  /** Runs a task after some milliseconds; returns a function that prevents it. */
  later?: (task: () => void, ms: number) => () => void
}

/** Commits are collected for this long before they are sent. Milliseconds. */
const gatherMs = 150
/** Maximum pause between tries of a failing remote. */
const retrySeconds = 5

/**
 * Keeps the branch level with that of a remote: fetches, joins both sides in a merge commit where both have
 * changed, and pushes. Never forces a push. Saves never wait for it.
 */
export function createRemote(options: RemoteSettings & Sides & Timing) {
  const { seconds, repository, clock = Date.now, later = timeout } = options
  const transport = createTransport(options)
  const condition = createCondition(options, clock)
  const stop = new AbortController()
  let cancel = () => {}
  let running: Promise<void> | null = null
  /** What follows the current look: another look; `send`: one that begins with a push. */
  let next: 'look' | 'send' | null = null

  function schedule(kind: 'look' | 'send', ms: number): void {
    cancel()
    if (!stop.signal.aborted) cancel = later(() => run(kind), ms)
  }

  function run(kind: 'look' | 'send'): void {
    if (stop.signal.aborted) return
    if (running) {
      next = next === 'look' ? 'look' : kind
      return
    }
    cancel()
    const begun = performance.now()
    running = attempt(kind).finally(() => {
      running = null
      const again = next
      next = null
      if (again) return run(again)
      const wait = 1000 * (condition.isFailing() ? Math.min(seconds, retrySeconds) : seconds)
      schedule('look', Math.max(wait / 2, wait - (performance.now() - begun)))
    })
  }

  async function attempt(kind: 'look' | 'send'): Promise<void> {
    try {
      // What was saved in the meantime is sent next
      if (await level(options, { kind, transport, signal: stop.signal })) next ??= 'send'
      condition.level()
    } catch (reason) {
      if (stop.signal.aborted) return
      condition.failed(reason)
    }
    const git = repository.own
    if (git) await condition.count(git).catch(() => undefined)
  }

  return {
    /** Looks at the remote at once, or as soon as the current look has ended. */
    look: () => run('look'),
    /** Reports a commit, which is then sent shortly. */
    committed() {
      condition.committed()
      if (running) next ??= 'send'
      else if (!condition.isFailing()) schedule('send', gatherMs)
    },
    state: condition.state,
    async close() {
      cancel()
      stop.abort()
      await running
    },
  }
}

/** What the last looks found, and since when the two sides have differed. */
function createCondition({ repository, log }: Sides, clock: () => number) {
  let now: RemoteState = {
    ...{ status: 'starting', fault: null, error: null },
    ...{ ahead: 0, lagSeconds: 0, conflicts: 0, failures: 0 },
  }
  let unlevelSince: number | null = clock()

  return {
    isFailing: () => now.status === 'failing',
    level() {
      if (now.error !== null) log.info({}, 'The remote of the content can be used again')
      now = { ...now, status: 'level', fault: null, error: null }
      unlevelSince = null
    },
    failed(reason: unknown) {
      const error = reason instanceof Error ? reason.message : String(reason)
      if (error !== now.error) log.warn({ error }, 'The content and its remote are not level')
      const fault = reason instanceof RemoteError ? reason.fault : 'failed'
      now = { ...now, status: 'failing', fault, error, failures: now.failures + 1 }
      unlevelSince ??= clock()
    },
    committed() {
      unlevelSince ??= clock()
      if (now.status === 'level') now = { ...now, status: 'waiting' }
    },
    async count(git: Git): Promise<void> {
      const [known, head] = await Promise.all([idOf(git, remoteReference), repository.head()])
      const range = known === null ? [head ?? ''] : [head ?? '', `^${known}`]
      const counted = head !== null && (await git(['rev-list', '--count', ...range]))
      now = { ...now, ahead: counted ? Number(counted.stdout.toString()) : 0 }
      const conflicts = (await keptVersions(git)).length
      now = { ...now, conflicts }
    },
    state: (): RemoteState => ({
      ...now,
      lagSeconds: unlevelSince === null ? 0 : Math.max(0, Math.round((clock() - unlevelSince) / 1000)),
    }),
  }
}

function timeout(task: () => void, ms: number): () => void {
  const timer = setTimeout(task, ms)
  timer.unref()
  return () => clearTimeout(timer)
}
