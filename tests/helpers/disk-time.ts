import { mkdtemp, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'

/** What the disk's clock says now, in milliseconds since 1970: under faketime it is not that of the tests. */
export async function diskTime(): Promise<number> {
  const folder = await mkdtemp(path.join(tmpdir(), 'ponte-time-'))
  const { mtimeMs } = await stat(folder)
  await rm(folder, { recursive: true })
  return mtimeMs
}
