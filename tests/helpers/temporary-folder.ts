import { mkdtemp, realpath, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'

/** What ends with a test, by its context, or with the file, by `{ after }` of node:test. */
export type Until = { after(task: () => Promise<void>): void }

/** An empty folder, by its real path; it goes when the test has ended. */
export async function temporaryFolder(context: Until): Promise<string> {
  const folder = await realpath(await mkdtemp(path.join(tmpdir(), 'ponte-test-')))
  context.after(() => rm(folder, { recursive: true, force: true, maxRetries: 3 }))
  return folder
}
