import { fromSystemError, problem } from '../../kernel/errors.ts'
import { GitError } from './git.ts'
import { DamagedRepository, openRepository, type Repository } from './repository.ts'

/** Minimum interval between checks of a damaged repository. */
const lookEveryMs = 10_000

export type GuardedRepository = Repository & {
  /** The fault of the repository; null when none is known. */
  damage(): string | null
  /** Looks again at a damaged repository. Throws a `Problem` (unavailable) while it cannot be used. */
  ready(): Promise<void>
  /** Looks for texts that the last commit names and the repository has lost. */
  checkTexts(): Promise<void>
}

type Options = Omit<Parameters<typeof openRepository>[0], 'atStart'> & {
  /** A repository that was damaged can be used again. */
  onRepaired: () => void
}

/**
 * The repository of the content, also while it is damaged: then it has no history, and a commit is refused. It is used
 * again as soon as it has been repaired, without a restart. Rejects only when git itself is missing or the content
 * folder cannot be read.
 */
export async function openGuardedRepository({ onRepaired, ...options }: Options): Promise<GuardedRepository> {
  const { log } = options
  let repository: Repository | null = null
  let damage: string | null = null
  let lookedAt = 0
  /** Until the start is complete: a start interrupted by a full disk continues. */
  let atStart = true

  async function open(): Promise<void> {
    lookedAt = performance.now()
    try {
      repository = await openRepository({ ...options, atStart })
      damage = null
      atStart = false
    } catch (error) {
      if (!isDamage(error)) throw error
      if (error instanceof DamagedRepository) atStart = false
      repository = null
      if (damage !== error.message) log.error({}, `The history of the content is damaged: ${error.message}`)
      damage = error.message
    }
  }

  let looking: Promise<void> | null = null
  function lookAgain(): Promise<void> {
    looking ??= open()
      .then(() => {
        if (repository === null) return
        log.warn({}, 'The history of the content can be used again')
        onRepaired()
      })
      .finally(() => {
        looking = null
      })
    return looking
  }

  async function use(): Promise<Repository> {
    if (repository === null) await lookAgain()
    if (repository === null) throw damaged(damage)
    return repository
  }

  async function reading<Result>(whileDamaged: Result, read: (from: Repository) => Promise<Result>) {
    return repository === null ? whileDamaged : read(repository)
  }

  async function checkTexts(): Promise<void> {
    lookedAt = performance.now()
    if (repository === null) return
    const lost = await repository.lostTexts()
    const before = damage
    const more = lost.length > 3 ? ` and ${lost.length - 3} more` : ''
    damage =
      lost.length === 0
        ? null
        : `The last commit names texts that are missing: ${lost.slice(0, 3).join(', ')}${more}.`
    if (damage !== null && damage !== before)
      log.error({}, `The history of the content is damaged: ${damage}`)
  }

  await open()

  return {
    async commit(change) {
      const from = await use()
      try {
        return await from.commit(change)
      } catch (error) {
        if (!(error instanceof GitError) || error.code !== 'EGIT') throw error
        await open().catch(() => undefined)
        if (repository === null) throw error
        // git commits nothing beside a text that it has lost: what a file still has is put back first
        await checkTexts()
        return repository.commit(change)
      }
    },
    takeUp: () => reading([], (from) => from.takeUp()),
    unusable: () => repository?.unusable() ?? [],
    get branches() {
      return repository?.branches ?? null
    },
    get own() {
      return repository?.own ?? null
    },
    advance: async (change) => (await use()).advance(change),
    unstage: (paths) => reading(undefined, (from) => from.unstage(paths)),
    head: () => reading(null, (from) => from.head()),
    changes: (file, upTo) => reading([], (from) => from.changes(file, upTo)),
    removedBy: (commits, folder) => reading([], (from) => from.removedBy(commits, folder)),
    removals: (folder) => reading([], (from) => from.removals(folder)),
    lastChanges: (paths, signal) => reading(new Map(), (from) => from.lastChanges(paths, signal)),
    firstCommits: (paths, signal) => reading(new Map(), (from) => from.firstCommits(paths, signal)),
    uncommitted: () => reading([], (from) => from.uncommitted()),
    blobs: (ids) => reading(new Map(), (from) => from.blobs(ids)),
    indexHistory: (signal) => reading(undefined, (from) => from.indexHistory(signal)),
    lostTexts: () => reading([], (from) => from.lostTexts()),

    damage() {
      if (damage !== null && performance.now() - lookedAt > lookEveryMs) {
        const look = repository === null ? lookAgain() : checkTexts()
        look.catch((error: unknown) =>
          log.error({ error: String(error) }, 'The repository cannot be looked at'),
        )
      }
      return damage
    },
    async ready() {
      await use()
    },
    checkTexts,
  }
}

/** Without git nothing can be set right by looking again; a start without it says so. */
const isDamage = (error: unknown): error is Error =>
  error instanceof DamagedRepository ||
  (error instanceof GitError && error.code !== 'ENOENT') ||
  // A disk that is full, broken or can only be read
  fromSystemError(error) !== null

const damaged = (damage: string | null) =>
  problem(
    'unavailable',
    'The history of the content is damaged: nothing can be saved or looked up in it now. Nothing was changed.',
    { headers: { 'Retry-After': '60' }, cause: new Error(damage ?? '') },
  )
