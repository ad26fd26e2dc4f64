import { mkdtemp, realpath, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { TestContext } from 'node:test'

/** An empty folder, by its real path; it goes when the test has ended. */
export async function temporaryFolder(context: TestContext): Promise<string> {
  const folder = await realpath(await mkdtemp(path.join(tmpdir(), 'ponte-test-')))
  context.after(() => rm(folder, { recursive: true, force: true, maxRetries: 3 }))
  return folder
}
