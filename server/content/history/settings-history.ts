import type { SettingsVersion } from '#domain/site/site-history.ts'
import type { GuardedRepository } from '../git/guarded-repository.ts'
import type { Person } from '../git/person.ts'
import type { FileChange } from '../git/read-log.ts'

type Options = {
  repository: Pick<GuardedRepository, 'head' | 'changes' | 'blobs'>
  committer: Person
}

/** Versions of several settings files as one history, from git. */
export function createSettingsHistory({ repository, committer }: Options) {
  async function changesOf(names: readonly string[]): Promise<FileChange[][]> {
    const head = await repository.head()
    return head === null ? [] : Promise.all(names.map((name) => repository.changes(name, head)))
  }

  return {
    async versions(names: readonly string[]): Promise<SettingsVersion[]> {
      const found = new Map<string, FileChange>()
      for (const change of (await changesOf(names)).flat()) found.set(change.commit, change)
      return [...found.values()]
        .sort((one, other) => other.committed - one.committed)
        .map(({ commit, author, committer: by, date, message }) => ({
          ...{ commit, author: author.name, date, message: message.split('\n', 1)[0] ?? '' },
          ...((by.name !== committer.name || author.email === by.email) && { outside: true as const }),
        }))
    },

    /** The texts of the files after a commit, empty where there was no file; null for an unknown commit. */
    async textsAt(names: readonly string[], commit: string): Promise<string[] | null> {
      const logs = await changesOf(names)
      const at = logs.flat().find((change) => change.commit === commit)?.committed
      if (at === undefined) return null
      const blobs = logs.map(
        (log) =>
          (log.find((change) => change.commit === commit) ?? log.find(({ committed }) => committed <= at))
            ?.after ?? null,
      )
      const texts = await repository.blobs(blobs.filter((blob) => blob !== null))
      return blobs.map((blob) => (blob === null ? '' : (texts.get(blob) ?? '')))
    },
  }
}
