import path from 'node:path'
import { readOrNull } from '../../kernel/files.ts'
import type { Place } from './find-repository.ts'
import type { Git } from './git.ts'

/** The repository is usable, but posts lose their dates, or saves are on no branch. */
export type HistoryWarning = { id: 'detached' | 'cut-off'; text: string; remedy: string }

const warnings = {
  detached: {
    id: 'detached',
    text: 'HEAD is on no branch: saves become commits that no branch has, and a checkout leaves them behind.',
    remedy:
      'To keep the commits made since, put them on a new branch: git switch --create <name>. If there are none: git switch main.',
  },
  cutOff: {
    id: 'cut-off',
    text: 'The history is cut off (a shallow clone): older versions of posts are missing, and so are the dates of posts that have none in their file.',
    remedy: 'Fetch the rest: git fetch --unshallow. Clone without --depth.',
  },
} as const satisfies Record<string, HistoryWarning>

/** Reads two files: cheap enough for a health check. */
export async function historyWarnings({
  gitDir,
  commonDir,
}: Pick<Place, 'gitDir' | 'commonDir'>): Promise<HistoryWarning[]> {
  const [head, shallow] = await Promise.all([
    readOrNull(path.join(gitDir, 'HEAD')),
    readOrNull(path.join(commonDir, 'shallow')),
  ])
  return [
    ...(head !== null && !head.startsWith('ref:') ? [warnings.detached] : []),
    ...(idsIn(shallow).length > 0 ? [warnings.cutOff] : []),
  ]
}

/** The oldest commits of a shallow clone: they seem to add every file that was there before them. */
export async function cutOffCommits(git: Git): Promise<string[]> {
  const { stdout } = await git(['rev-parse', '--path-format=absolute', '--git-path', 'shallow'])
  return idsIn(await readOrNull(stdout.toString().trim()))
}

const idsIn = (text: string | null): string[] => (text ?? '').split('\n').filter(Boolean)
