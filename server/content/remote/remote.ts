import type { Log } from '../../kernel/log.ts'
import { type Git, GitError } from '../git/git.ts'
import type { Person } from '../git/person.ts'
import { idOf } from '../git/read-log.ts'
import type { Repository } from '../git/repository.ts'
import type { RemoteAddress } from './address.ts'
import { conflictBranch, keptVersions } from './conflicts.ts'
import { joinHistories } from './join-histories.ts'
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

type Options = RemoteSettings & {
  repository: Pick<Repository, 'own' | 'head' | 'advance'>
  committer: Person
  /** Runs a task while no save is running. */
  undisturbed: <Result>(task: () => Promise<Result>) => Promise<Result>
  takeUp: () => Promise<unknown>
  accepts: (path: string, text: string) => boolean
  log: Log
  clock?: () => number
  /** Runs a task after some milliseconds; returns a function that prevents it. */
  later?: (task: () => void, ms: number) => () => void
}

export type Remote = {
  /** Looks at the remote at once, or as soon as the current look has ended. */
  look(): void
  /** Reports a commit, which is then sent shortly. */
  committed(): void
  state(): RemoteState
  close(): Promise<void>
}

/** Commits are collected for this long before they are sent. Milliseconds. */
const gatherMs = 150
/** Maximum pause between tries of a failing remote. */
const retrySeconds = 5
/** Maximum rounds of one look; another begins when either side has moved on meanwhile. */
const mostRounds = 5

/**
 * Keeps the branch level with that of a remote: fetches, joins both sides in a merge commit where both have
 * changed, and pushes. Never forces a push. Saves never wait for it.
 */
export function createRemote(options: Options): Remote {
  const { seconds, repository, undisturbed, takeUp, log, clock = Date.now, later = timeout } = options
  const transport = createTransport(options)
  const stop = new AbortController()
  let cancel = () => {}
  let running: Promise<void> | null = null
  /** What follows the current look: another look; `send`: one that begins with a push. */
  let next: 'look' | 'send' | null = null
  const state = { status: 'starting' as RemoteState['status'], fault: null as RemoteFault | null }
  let error: string | null = null
  let [ahead, conflicts, failures] = [0, 0, 0]
  let unlevelSince: number | null = clock()

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
      const wait = 1000 * (state.status === 'failing' ? Math.min(seconds, retrySeconds) : seconds)
      schedule('look', Math.max(wait / 2, wait - (performance.now() - begun)))
    })
  }

  async function attempt(kind: 'look' | 'send'): Promise<void> {
    try {
      await level(kind)
      if (error !== null) log.info({}, 'The remote of the content can be used again')
      state.status = 'level'
      state.fault = null
      error = null
      unlevelSince = null
    } catch (reason) {
      if (stop.signal.aborted) return
      const message = reason instanceof Error ? reason.message : String(reason)
      if (message !== error) log.warn({ error: message }, 'The content and its remote are not level')
      error = message
      state.status = 'failing'
      state.fault = reason instanceof RemoteError ? reason.fault : 'failed'
      failures += 1
      unlevelSince ??= clock()
    }
    const git = repository.own
    if (git) await count(git).catch(() => undefined)
  }

  async function count(git: Git): Promise<void> {
    const [known, head] = await Promise.all([idOf(git, remoteReference), repository.head()])
    const range = known === null ? [head ?? ''] : [head ?? '', `^${known}`]
    ahead = head === null ? 0 : Number((await git(['rev-list', '--count', ...range])).stdout.toString())
    conflicts = (await keptVersions(git)).length
  }

  /** Resolves when both sides have the same commits. */
  async function level(kind: 'look' | 'send'): Promise<void> {
    const git = repository.own
    if (!git) {
      throw new RemoteError(
        'failed',
        'The content folder is no repository of its own, or its repository is damaged: it has no remote.',
      )
    }
    for (let round = 0; round < mostRounds; round += 1) {
      const known = await idOf(git, remoteReference)
      const isSending = kind === 'send' && round === 0 && known !== null
      const theirs = isSending ? known : await transport.fetch(git, stop.signal)
      if (!isSending && known !== null && theirs !== known) await noteRewriting(git, known, theirs)
      const head = await undisturbed(() => join(git, theirs))
      if (head === null) continue
      if (head === theirs || (await transport.push(git, head, stop.signal))) {
        // What was saved in the meantime is sent next
        if ((await repository.head()) !== head) next ??= 'send'
        return
      }
    }
    throw new RemoteError('failed', 'The remote changes faster than it can be followed.')
  }

  /** Brings in the commits of the remote. Resolves with the commit for both sides; null = try again. */
  async function join(git: Git, theirs: string | null): Promise<string | null> {
    // Files that have not been brought to the last commits would block further ones
    await takeUp()
    const ours = await repository.head()
    if (ours === null) throw new RemoteError('failed', 'The content has no commit yet.')
    if (theirs === null || theirs === ours || (await isAncestor(git, theirs, ours))) return ours
    const joined = (await isAncestor(git, ours, theirs))
      ? { commit: theirs, conflicts: [] }
      : await joinHistories({ ...options, git, ours, theirs })
    if (joined === null) {
      throw new RemoteError(
        'unrelated',
        'The remote has another history. Clone it into the content folder before the first start, or name an empty repository.',
      )
    }
    try {
      await repository.advance({
        from: ours,
        to: joined.commit,
        reason: joined.commit === theirs ? 'pull: Fast-forward' : 'pull: Merge of the remote',
        references: new Map(
          joined.conflicts.map((name) => [conflictBranch({ path: name, commit: theirs }), theirs]),
        ),
      })
    } catch (reason) {
      if (reason instanceof GitError && reason.code === 'ELOCKED') return null
      throw reason
    }
    if (joined.conflicts.length > 0)
      log.warn({ files: joined.conflicts }, 'Changed here and on the remote: staff have to choose')
    await takeUp()
    return joined.commit
  }

  /** Logs that the remote dropped or lost commits. They stay here, and return with the next push. */
  async function noteRewriting(git: Git, known: string, theirs: string | null): Promise<void> {
    if (theirs !== null && (await isAncestor(git, known, theirs))) return
    log.warn({ from: known, to: theirs }, 'The remote has taken commits back; they are kept')
  }

  return {
    look: () => run('look'),
    committed() {
      if (unlevelSince === null) unlevelSince = clock()
      if (state.status === 'level') state.status = 'waiting'
      if (running) next ??= 'send'
      else if (state.status !== 'failing') schedule('send', gatherMs)
    },
    state: () => ({
      ...state,
      error,
      ahead,
      lagSeconds: unlevelSince === null ? 0 : Math.max(0, Math.round((clock() - unlevelSince) / 1000)),
      conflicts,
      failures,
    }),
    async close() {
      cancel()
      stop.abort()
      await running
    },
  }
}

async function isAncestor(git: Git, one: string, other: string): Promise<boolean> {
  return (await git(['merge-base', '--is-ancestor', one, other], { accept: [1] })).exitCode === 0
}

function timeout(task: () => void, ms: number): () => void {
  const timer = setTimeout(task, ms)
  timer.unref()
  return () => clearTimeout(timer)
}
