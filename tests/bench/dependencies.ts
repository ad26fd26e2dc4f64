import { readdir, readFile, stat } from 'node:fs/promises'
import path from 'node:path'

type Lock = {
  packages: Record<string, { dev?: boolean; hasInstallScript?: boolean }>
}

/** What `npm install --omit=dev` brings here: packages that are installed, their bytes, and those with an install script. */
export async function productionDependencies(
  root: string,
): Promise<{ packages: number; bytes: number; installScripts: string[] }> {
  const lock = JSON.parse(await readFile(path.join(root, 'package-lock.json'), 'utf8')) as Lock
  const found = { packages: 0, bytes: 0, installScripts: [] as string[] }
  for (const [folder, { dev = false, hasInstallScript = false }] of Object.entries(lock.packages)) {
    if (folder === '' || dev) continue
    // Packages for other systems are listed, too
    const bytes = await bytesIn(path.join(root, folder))
    if (bytes === 0) continue
    found.packages += 1
    found.bytes += bytes
    if (hasInstallScript) found.installScripts.push(folder.replace(/^.*node_modules\//, ''))
  }
  return found
}

/** Without nested packages, which are listed by themselves; 0 for a folder that is not there. */
async function bytesIn(folder: string): Promise<number> {
  const entries = await readdir(folder, { withFileTypes: true }).catch(() => [])
  let sum = 0
  for (const entry of entries) {
    const at = path.join(folder, entry.name)
    if (entry.isDirectory()) sum += entry.name === 'node_modules' ? 0 : await bytesIn(at)
    else if (entry.isFile()) sum += (await stat(at)).size
  }
  return sum
}
