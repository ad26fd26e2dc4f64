import { lstat, readFile, realpath, stat } from 'node:fs/promises'
import path from 'node:path'
import type { Config } from '../../config.ts'
import { findWorkTree } from '../../content/git/work-tree.ts'
import { settingsNames } from '../../content/store/loaded-content.ts'
import { dataFormat, isRaised, readDataFormat, shownFormat, UnknownDataFormat } from '../../data-format.ts'
import { privateNames } from '../../private-folders.ts'
import { createAccounts } from '../../staff/accounts.ts'

/**
 * What the first start of this version would write by itself, before anybody does anything: sentences for the operator.
 * Changes nothing. `programFolder`: of this version.
 */
export async function firstStartWrites(config: Config, programFolder: string): Promise<string[]> {
  const { contentDir, dataDir, publicObjectsDir, sessionSecret, admin } = config
  const writes: string[] = []
  for (const [name, folder] of [
    ['CONTENT_DIR', contentDir],
    ['DATA_DIR', dataDir],
    ['PUBLIC_OBJECTS_DIR', publicObjectsDir],
  ] as const) {
    if (!(await isThere(folder))) writes.push(`${name} ${folder} is made.`)
  }
  writes.push(...(await formatWrite(dataDir)))
  for (const name of settingsNames) {
    if (!(await isThere(path.join(contentDir, name)))) {
      writes.push(`${name} is copied into CONTENT_DIR, with the values that ship.`)
    }
  }
  writes.push(...(await historyWrites(contentDir, programFolder)))
  if (sessionSecret === null && !(await isThere(path.join(dataDir, 'secret')))) {
    writes.push('DATA_DIR/secret is made.')
  }
  const open = await openToOthers(config)
  if (open.length > 0) writes.push(`Closed to other accounts, in DATA_DIR: ${open.join(', ')}.`)
  const accounts = await createAccounts({ dir: path.join(dataDir, 'staff') })
    .list()
    .catch(() => null)
  if (admin !== null && accounts?.length === 0) writes.push('The first account is made, from ADMIN_EMAIL.')
  return writes
}

async function formatWrite(dataDir: string): Promise<string[]> {
  try {
    const found = await readDataFormat(dataDir)
    if (!isRaised(found)) return []
    const from = found === null ? 'which has no number yet' : `now ${shownFormat(found)}`
    return [
      `DATA_DIR/format.json gets ${shownFormat(dataFormat)}, the format of DATA_DIR (${from}). No other file is converted.`,
    ]
  } catch (error) {
    if (error instanceof UnknownDataFormat) return []
    throw error
  }
}

async function historyWrites(contentDir: string, programFolder: string): Promise<string[]> {
  if (!(await isThere(contentDir))) return ['The content becomes a git repository.']
  const dir = await realpath(contentDir)
  const workTree = await findWorkTree(dir)
  if (workTree === null) return ['The content becomes a git repository, with a first commit of all files.']
  const hook = await readFile(path.join(workTree, '.git/hooks/pre-receive'), 'utf8').catch(() => '')
  const program = path.join(programFolder, 'dist/server/receive.mjs')
  if (!hook.includes('# Of Ponte:') || hook.includes(program)) return []
  return [`The hook pre-receive of the content's repository names ${program} from then on.`]
}

async function openToOthers({ dataDir, contentDir, publicObjectsDir }: Config): Promise<string[]> {
  const open: string[] = []
  for (const name of privateNames) {
    const file = path.join(dataDir, name)
    if (file === contentDir || file === publicObjectsDir) continue
    const found = await stat(file).catch(() => null)
    if (found && (found.mode & 0o077) !== 0) open.push(name)
  }
  return open
}

const isThere = async (file: string): Promise<boolean> => (await lstat(file).catch(() => null)) !== null
