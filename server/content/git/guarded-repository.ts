import { fromSystemError, problem } from '../../kernel/errors.ts'
import { readBlobs } from './changed-files.ts'
import { hashFiles } from './commit-files.ts'
import { readCommitted } from './committed-content.ts'
import { DamagedRepository, type Place } from './find-repository.ts'
import { type Git, GitError } from './git.ts'
import { historyWarnings } from './history-warnings.ts'
import type { Person } from './person.ts'
import {
  changesOf,
  firstCommits,
  headOf,
  indexHistory,
  lastChanges,
  removalsIn,
  removedBy,
} from './read-log.ts'
import { openRepository, type Repository, type RepositoryOptions } from './repository.ts'

/** Minimum interval between checks of a damaged repository. */
const lookEveryMs = 10_000

export type GuardedRepository = Awaited<ReturnType<typeof openGuardedRepository>>

type Options = Omit<RepositoryOptions, 'atStart'>

/**
 * The repository of the content. While it is damaged there is no history, and commits are refused; once it is
 * repaired it is used again, without a restart. Rejects only when git itself is missing or the content folder
 * cannot be read.
 */
export async function openGuardedRepository(options: Options) {
  const { log, committer, first } = options
  let repository: Repository | null = null
  let damage: string | null = null
  let lookedAt = 0
  let onRepaired = () => {}
  /** True until the start is complete: a start interrupted by a full disk is resumed. */
  let atStart = true

  async function open(): Promise<void> {
    lookedAt = performance.now()
    try {
      repository = await openRepository({ ...options, atStart })
      damage = null
      if (atStart)
        for (const { text, remedy } of await historyWarnings(repository.place)) log.warn({ remedy }, text)
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

  const using = async <Result>(whileDamaged: Result, task: (from: Repository) => Promise<Result>) =>
    repository === null ? whileDamaged : task(repository)
  const reading = <Result>(whileDamaged: Result, task: (git: Git) => Promise<Result>) =>
    using(whileDamaged, ({ place }) => task(place.git))

  await open()

  return {
    commit: (async (change) => {
      const from = await use()
      try {
        return await from.commit(change)
      } catch (error) {
        if (!(error instanceof GitError) || error.code !== 'EGIT') throw error
        await open().catch(() => undefined)
        if (repository === null) throw damaged(damage)
        return repository.commit(change)
      }
    }) satisfies Repository['commit'],
    takeUp: () => using([], (from) => from.takeUp()),
    unusable: () => repository?.unusable() ?? [],
    get branches() {
      return repository?.branches ?? null
    },
    get own() {
      return repository?.own ?? null
    },
    advance: async (move: Parameters<Repository['advance']>[0]) => (await use()).advance(move),
    unstage: (paths: readonly string[]) => using(undefined, (from) => from.unstage(paths)),
    head: () => using(null, (from) => from.head()),
    ...readsOf(reading, committer),
    uncommitted: () => using([], ({ place }) => uncommittedFiles(place, first)),
    /** Never throws. */
    indexHistory: (signal: AbortSignal) =>
      reading(undefined, (git) => indexHistory(git, signal)).catch((error) =>
        log.debug({ error }, 'The index of changed paths could not be written'),
      ),

    whenRepaired(listener: () => void): void {
      onRepaired = listener
    },
    damage(): string | null {
      if (damage !== null && performance.now() - lookedAt > lookEveryMs)
        lookAgain().catch((error: unknown) =>
          log.error({ error: String(error) }, 'The repository cannot be looked at'),
        )
      return damage
    },
    warnings: () => using([], ({ place }) => historyWarnings(place)),
    /** Checks a damaged repository again. Throws a `Problem` (unavailable) while it cannot be used. */
    async ready(): Promise<void> {
      await use()
    },
  }
}

type Reading = <Result>(whileDamaged: Result, task: (git: Git) => Promise<Result>) => Promise<Result>

const readsOf = (reading: Reading, committer: Person) => ({
  changes: (file: string, upTo: string) => reading([], (git) => changesOf(git, file, upTo)),
  removedBy: (commits: readonly string[], folder: string) =>
    reading([], (git) => removedBy(git, commits, folder)),
  removals: (folder: string) => reading([], (git) => removalsIn(git, folder)),
  lastChanges: (paths: readonly string[], signal: AbortSignal) =>
    reading(new Map<string, number>(), (git) => lastChanges(git, paths, committer, signal)),
  firstCommits: (paths: readonly string[], signal: AbortSignal) =>
    reading(new Map<string, number>(), (git) => firstCommits(git, paths, signal)),
  /** The texts of blobs; omits those that do not exist and those larger than a content file may be. */
  blobs: (ids: readonly string[]) => reading(new Map<string, string>(), (git) => textsOf(git, ids)),
})

async function uncommittedFiles({ git, dir }: Place, first: Options['first']): Promise<string[]> {
  const present = await first()
  const [{ files }, found] = await Promise.all([
    readCommitted(git, await headOf(git)),
    hashFiles(git, dir, present, { write: false }),
  ])
  const paths = new Set([...present, ...files.keys()])
  return [...paths].filter((name) => found.get(name)?.id !== files.get(name)?.id)
}

async function textsOf(git: Git, ids: readonly string[]): Promise<Map<string, string>> {
  const found = await readBlobs(git, ids)
  return new Map([...found].map(([id, bytes]) => [id, bytes.toString()]))
}

/** A missing git (ENOENT) is not damage: another check would not help, and the start reports it. */
const isDamage = (error: unknown): error is Error =>
  error instanceof DamagedRepository ||
  (error instanceof GitError && error.code !== 'ENOENT') ||
  // A disk that is full, broken or read-only
  fromSystemError(error) !== null

const damaged = (damage: string | null) =>
  problem(
    'unavailable',
    'The history of the content is damaged: nothing can be saved or looked up in it now. Nothing was changed.',
    { headers: { 'Retry-After': '60' }, cause: new Error(damage ?? '') },
  )
