import type { GuardedRepository } from '../git/guarded-repository.ts'

/** git's index of changed paths is updated after this many commits; missing a few of them costs little. */
const indexEvery = 50

/** Updates git's index of changed paths from time to time, one run after the other. */
export function createHistoryIndex({ repository }: { repository: Pick<GuardedRepository, 'indexHistory'> }) {
  let unindexed = 0
  let indexing: Promise<void> = Promise.resolve()
  const stop = new AbortController()

  function update(): void {
    unindexed = 0
    indexing = indexing.then(() => (stop.signal.aborted ? undefined : repository.indexHistory(stop.signal)))
  }

  return {
    update,
    committed(): void {
      if (++unindexed >= indexEvery) update()
    },
    async close(): Promise<void> {
      stop.abort()
      await indexing
    },
  }
}
