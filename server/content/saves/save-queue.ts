import { problem } from '../../kernel/errors.ts'
import type { createQueue } from '../../kernel/queue.ts'
import { GitError } from '../git/git.ts'
import { HeadMoved } from '../git/repository.ts'

type Options = {
  queue: ReturnType<typeof createQueue>
  bring: () => Promise<unknown>
}

/**
 * Runs saves one after the other. Each builds on what was pushed before it; a save overtaken by a push is
 * repeated. Throws a retryable `Problem` when git fails.
 */
export function createSaveQueue({ queue, bring }: Options) {
  async function afterPushes<Result>(task: () => Promise<Result>): Promise<Result> {
    await bring()
    try {
      return await task()
    } catch (error) {
      if (!(error instanceof HeadMoved)) throw error
    }
    await bring()
    return task()
  }

  return async <Result>(task: () => Promise<Result>): Promise<Result> => {
    try {
      return await queue.run(() => afterPushes(task))
    } catch (error) {
      if (error instanceof HeadMoved)
        throw problem('conflict', 'The content has just been changed by others. Please try again.')
      if (error instanceof GitError && ['ELOCKED', 'ETIMEDOUT', 'EGIT'].includes(error.code)) {
        throw problem('unavailable', 'The change could not be recorded. Nothing was changed.', {
          cause: error,
        })
      }
      throw error
    }
  }
}
