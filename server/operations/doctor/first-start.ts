import path from 'node:path'
import type { Config } from '../../config.ts'
import { checkAddress } from './address.ts'
import type { Finding } from './finding.ts'
import { checkFolders } from './folders.ts'
import { checkPrograms } from './programs.ts'

/**
 * What the doctor warns of and can be seen without the network, for the end of the first start. An empty list when it cannot
 * be looked at: the start must not fail for it.
 */
export async function firstWarnings(config: Config, cwd: string): Promise<Finding[]> {
  try {
    const parts = await Promise.all([
      checkPrograms({ build: 'unknown', cwd }),
      checkFolders(config, path.join(cwd, '.env')),
      checkAddress(config, { running: false }),
    ])
    return parts.flat().filter(({ state }) => state !== 'ok')
  } catch {
    return []
  }
}
