import { mkdtemp, realpath, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'

/** When clean-up runs: after a test, given its context, or after the file, given `{ after }` of node:test. */
export type Until = { after(task: () => Promise<void>): void }

/** An empty folder, by its real path; removed after the test. */
export async function temporaryFolder(context: Until): Promise<string> {
  const folder = await realpath(await mkdtemp(path.join(tmpdir(), 'ponte-test-')))
  context.after(() => rm(folder, { recursive: true, force: true, maxRetries: 3 }))
  return folder
}
