import { mkdtemp, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'

/** The disk's current time, in milliseconds since 1970: under faketime it differs from the tests' clock. */
export async function diskTime(): Promise<number> {
  const folder = await mkdtemp(path.join(tmpdir(), 'ponte-time-'))
  const { mtimeMs } = await stat(folder)
  await rm(folder, { recursive: true })
  return mtimeMs
}
