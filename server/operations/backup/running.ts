import { randomBytes } from 'node:crypto'
import { access, open, unlink } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { isDataLocked } from '../../kernel/data-lock.ts'

const patienceMs = 2_000
// In the format of lead ids (leads/lead.ts); it belongs to no lead
const alphabet = '0123456789abcdefghjkmnpqrstvwxyz'

/**
 * Whether a server works on this data folder, in whatever container: its lock says so on the same system, and it takes the marks away by which the command line
 * tells it of a lead that has changed. This leaves one for a lead that does not exist. Null when it cannot be known,
 * since nothing can be written there. A server that has only just been started may not look yet.
 */
export async function isServerRunning(dataDir: string, within: number = patienceMs): Promise<boolean | null> {
  if (await isDataLocked(dataDir)) return true
  const id = Array.from(randomBytes(26), (byte) => alphabet.charAt(byte & 31)).join('')
  const mark = path.join(dataDir, 'leads', `.changed-${id}`)
  try {
    await (await open(mark, 'wx', 0o600)).close()
  } catch (error) {
    const code = error instanceof Error ? Reflect.get(error, 'code') : null
    // A server makes the folder as it starts
    return code === 'ENOENT' || code === 'ENOTDIR' ? false : null
  }
  for (const end = performance.now() + within; performance.now() < end; await sleep(25)) {
    if (!(await isThere(mark))) return true
  }
  return !(await taken(mark))
}

const isThere = (file: string): Promise<boolean> =>
  access(file).then(
    () => true,
    () => false,
  )

/** False when it was gone already. */
const taken = (file: string): Promise<boolean> =>
  unlink(file).then(
    () => true,
    () => false,
  )
