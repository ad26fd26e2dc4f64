import path from 'node:path'
import { stampDataFormat } from './data-format.ts'
import { type DataInUse, lockData } from './data-lock.ts'
import { ensureFolder, publicModes } from './files.ts'
import { nameLeftovers } from './kept-from-before.ts'
import type { Log } from './log.ts'
import { closeToOthers } from './private-folders.ts'

type DataFolderOptions = {
  config: { dataDir: string; contentDir: string; publicObjectsDir: string }
  log: Log
  /** Called when another server has taken over the data folder: nothing may be written any more. */
  onLost: (error: DataInUse) => void
}

export type DataFolder = { leadsDir: string; release(): Promise<void> }

/**
 * Locks the data folder for this process and makes its folders, readable by nobody else. Throws `DataInUse` when another server
 * has it, `UnknownDataFormat` when it is not for this version.
 */
export async function openDataFolder({ config, log, onLost }: DataFolderOptions): Promise<DataFolder> {
  const { dataDir, contentDir, publicObjectsDir } = config
  await ensureFolder(dataDir)
  // Before anything is read: two servers would overwrite each other's state
  const lock = await lockData({ dataDir, log, onLost })
  try {
    await stampDataFormat(dataDir, log)
    await closeToOthers({ dataDir, except: [contentDir, publicObjectsDir], log })
    const leadsDir = path.join(dataDir, 'leads')
    for (const folder of [leadsDir, path.join(dataDir, 'staff')]) await ensureFolder(folder)
    await ensureFolder(publicObjectsDir, { mode: publicModes.folder })
    await nameLeftovers(dataDir, log)
    return { leadsDir, release: () => lock.release() }
  } catch (error) {
    await lock.release()
    throw error
  }
}
