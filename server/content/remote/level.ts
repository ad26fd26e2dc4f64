import type { Log } from '../../kernel/log.ts'
import { type Git, GitError } from '../git/git.ts'
import type { Person } from '../git/person.ts'
import { idOf } from '../git/read-log.ts'
import type { Repository } from '../git/repository.ts'
import { conflictBranch } from './conflicts.ts'
import { joinHistories } from './join-histories.ts'
import { type createTransport, RemoteError, remoteReference } from './transport.ts'

export type Sides = {
  repository: Pick<Repository, 'own' | 'head' | 'advance'>
  committer: Person
  /** Runs a task while no save is running. */
  undisturbed: <Result>(task: () => Promise<Result>) => Promise<Result>
  takeUp: () => Promise<unknown>
  accepts: (path: string, text: string) => boolean
  log: Log
}

type Attempt = { kind: 'look' | 'send'; transport: ReturnType<typeof createTransport>; signal: AbortSignal }

/** Maximum rounds of one look; another begins when either side has moved on meanwhile. */
const mostRounds = 5

/** Makes both sides the same. Resolves with whether something was saved meanwhile. `send` begins with a push. */
export async function level(sides: Sides, { kind, transport, signal }: Attempt): Promise<boolean> {
  const { repository, undisturbed } = sides
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
    const theirs = isSending ? known : await transport.fetch(git, signal)
    if (!isSending && known !== null && theirs !== known) await noteRewriting(sides, git, known, theirs)
    const head = await undisturbed(() => join(sides, git, theirs))
    if (head === null) continue
    if (head === theirs || (await transport.push(git, head, signal)))
      return (await repository.head()) !== head
  }
  throw new RemoteError('failed', 'The remote changes faster than it can be followed.')
}

/** Brings in the commits of the remote. Resolves with the commit for both sides; null = try again. */
async function join(sides: Sides, git: Git, theirs: string | null): Promise<string | null> {
  const { repository, takeUp, log } = sides
  // Files that have not been brought to the last commits would block further ones
  await takeUp()
  const ours = await repository.head()
  if (ours === null) throw new RemoteError('failed', 'The content has no commit yet.')
  if (theirs === null || theirs === ours || (await isAncestor(git, theirs, ours))) return ours
  const joined = (await isAncestor(git, ours, theirs))
    ? { commit: theirs, conflicts: [] }
    : await joinHistories({ ...sides, git, ours, theirs })
  if (joined === null) {
    throw new RemoteError(
      'unrelated',
      'The remote has another history. Clone it into the content folder before the first start, or name an empty repository.',
    )
  }
  const { commit, conflicts } = joined
  try {
    await repository.advance({
      from: ours,
      to: commit,
      reason: commit === theirs ? 'pull: Fast-forward' : 'pull: Merge of the remote',
      references: new Map(conflicts.map((path) => [conflictBranch({ path, commit: theirs }), theirs])),
    })
  } catch (reason) {
    if (reason instanceof GitError && reason.code === 'ELOCKED') return null
    throw reason
  }
  if (conflicts.length > 0)
    log.warn({ files: conflicts }, 'Changed here and on the remote: staff have to choose')
  await takeUp()
  return commit
}

/** Logs that the remote dropped or lost commits. They stay here, and return with the next push. */
async function noteRewriting({ log }: Sides, git: Git, known: string, theirs: string | null): Promise<void> {
  if (theirs !== null && (await isAncestor(git, known, theirs))) return
  log.warn({ from: known, to: theirs }, 'The remote has taken commits back; they are kept')
}

async function isAncestor(git: Git, one: string, other: string): Promise<boolean> {
  return (await git(['merge-base', '--is-ancestor', one, other], { accept: [1] })).exitCode === 0
}
