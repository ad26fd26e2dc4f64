import { randomBytes } from 'node:crypto'
import { chmod } from 'node:fs/promises'
import path from 'node:path'
import { createDurable, readOrNull } from '../files.ts'

/** The secret of this installation: generated once, kept in the data folder (contract, SESSION_SECRET). */
export async function loadSecret(dataDir: string): Promise<string> {
  const file = path.join(dataDir, 'secret')
  const known = (await readOrNull(file))?.trim()
  if (known) return known
  const secret = randomBytes(32).toString('base64url')
  const created = await createDurable(file, `${secret}\n`)
  await chmod(file, 0o600)
  // Another process was faster: its secret counts.
  return created ? secret : ((await readOrNull(file))?.trim() ?? secret)
}
