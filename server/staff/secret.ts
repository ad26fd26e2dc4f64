import { randomBytes } from 'node:crypto'
import { stat } from 'node:fs/promises'
import path from 'node:path'
import { createDurable, readOrNull } from '../kernel/files.ts'

/** Minimum length in characters, as for SESSION_SECRET. */
const least = 32

/**
 * The secret of this installation, generated once and stored in the data folder (R151). Throws when the
 * secret in the file is too short: anybody could forge what is signed with a few characters.
 */
export async function loadSecret(dataDir: string): Promise<string> {
  const file = path.join(dataDir, 'secret')
  const known = await readOrNull(file)
  if (known !== null) return checked(known)
  const secret = randomBytes(32).toString('base64url')
  // `created` is false when another process was faster: then its secret counts. If root writes the file (the
  // command line in a container), it is given to the folder's owner, who runs the server
  const owner = process.getuid?.() === 0 ? await stat(dataDir) : undefined
  const created = await createDurable(file, `${secret}\n`, { owner })
  return created ? secret : checked((await readOrNull(file)) ?? '')
}

function checked(text: string): string {
  const secret = text.trim()
  if (secret.length >= least) return secret
  throw new Error('The file secret in the data folder is damaged. Remove it to have a new one made.')
}
