import type { Log } from '../../kernel/log.ts'
import type { UnusableFile } from '../git/committed-content.ts'
import type { ContentFault } from './loaded-content.ts'
import type { PostIndex } from './post-index.ts'
import { nameOf, pathOf } from './post-names.ts'

const mostReported = 50

/**
 * Faults of files whose current version is not served. `inFolder`: in the files themselves; `inCommit`: at
 * their paths in the last commits; `takeUpFault`: why these commits could not be brought. Pure.
 */
export function contentFaults(
  inFolder: readonly ContentFault[],
  clashes: PostIndex['clashes'],
  inCommit: readonly UnusableFile[],
  takeUpFault: string | null,
): ContentFault[] {
  const ofIds = [...clashes].map(([slug, other]) => ({
    file: pathOf(slug),
    field: 'id',
    message: `is also the id of ${nameOf(other)}`,
  }))
  const named = new Set([...inFolder, ...ofIds].map(({ file }) => file))
  return [
    ...inFolder,
    ...ofIds,
    ...inCommit.filter(({ file }) => !named.has(file)),
    ...(takeUpFault === null ? [] : [{ file: '.git', field: 'last commits', message: takeUpFault }]),
  ]
}

/** Logs only faults that the previous call did not have. */
export function createFaultLog(log: Log) {
  let reported = new Set<string>()
  return (faults: readonly ContentFault[]): void => {
    const found = new Map(faults.map((fault) => [JSON.stringify(fault), fault]))
    const unknown = [...found].flatMap(([key, fault]) => (reported.has(key) ? [] : [fault]))
    for (const fault of unknown.slice(0, mostReported))
      log.warn(fault, 'A content file has a fault; its last good version stays up')
    if (unknown.length > mostReported)
      log.warn({ more: unknown.length - mostReported }, 'More content files have faults')
    reported = new Set(found.keys())
  }
}
