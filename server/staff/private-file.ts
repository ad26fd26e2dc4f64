import { chmod, stat } from 'node:fs/promises'
import path from 'node:path'
import { ensureFolder, writeDurable } from '../kernel/files.ts'

/**
 * For a file and folder that only the owner may open. If root writes it (the command line in a container),
 * the file is given to the folder's owner, who runs the server.
 */
export async function writePrivate(file: string, data: string): Promise<void> {
  const folder = path.dirname(file)
  await ensureFolder(folder)
  await chmod(folder, 0o700)
  const owner = process.getuid?.() === 0 ? await stat(folder) : undefined
  await writeDurable(file, data, { owner })
}
