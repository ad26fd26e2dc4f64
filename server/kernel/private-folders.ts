import { chmod, stat } from 'node:fs/promises'
import path from 'node:path'
import { hasCode } from './files.ts'
import type { Log } from './log.ts'

/** Names in a data folder (`.` is the folder itself) that earlier versions created with the modes of the umask. */
const privateNames = [
  '.',
  'leads',
  'staff',
  'mail',
  'drive',
  'trays',
  'secret',
  'auto-replies.json',
  'held-digest',
]
const others = 0o077

/**
 * Makes the data folder, and what earlier versions created directly below it, inaccessible to other accounts
 * (ADR-0014). This also protects deeper levels, which are not changed: there may be many thousand leads.
 * Folders named in `except` are not changed. A folder that cannot be changed, such as the top of a mounted
 * volume, is logged.
 */
export async function closeToOthers({
  dataDir,
  except,
  log,
  change = chmod,
}: {
  dataDir: string
  except: readonly string[]
  log: Log
  change?: (file: string, mode: number) => Promise<void>
}): Promise<void> {
  const open: string[] = []
  for (const name of privateNames) {
    const file = path.join(dataDir, name)
    if (except.includes(file)) continue
    try {
      const { mode } = await stat(file)
      if ((mode & others) !== 0) await change(file, mode & 0o7777 & ~others)
    } catch (error) {
      if (!hasCode(error, 'ENOENT')) open.push(name)
    }
  }
  if (open.length > 0) log.warn({ dataDir, open }, 'Other accounts may be able to read in the data folder')
}
