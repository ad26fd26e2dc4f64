import type { Log } from '../../kernel/log.ts'
import type { GuardedRepository } from '../git/guarded-repository.ts'

type Options = {
  repository: Pick<GuardedRepository, 'takeUp'>
  /** Receives the paths of changed files; empty when nothing was brought. */
  onBrought: (paths: ReadonlySet<string>) => Promise<void>
  log: Log
}

/** Brings commits that were pushed here, or came from the remote, into the folder. */
export function createCommitsFromElsewhere({ repository, onBrought, log }: Options) {
  let fault: string | null = null

  return {
    /** Why the last commits could not be brought; null when they were. */
    fault: () => fault,

    /**
     * Resolves with whether anything was brought. A failure is logged and blocks nothing: the next save, look
     * or commit tries again, and no save replaces a file that was not brought.
     */
    async bring(): Promise<boolean> {
      let paths: readonly string[] = []
      try {
        paths = await repository.takeUp()
        fault = null
      } catch (error) {
        const message = `could not be brought: ${error instanceof Error ? error.message : error}`
        if (message !== fault) log.error({ error }, 'The last commits could not be brought')
        fault = message
      }
      await onBrought(new Set(paths))
      return paths.length > 0
    },
  }
}
