import { randomBytes } from 'node:crypto'
import { access, constants, open, readdir, readFile, rename, stat, statfs, unlink } from 'node:fs/promises'
import path from 'node:path'
import { uploadLimits } from '#domain/leads/onboarding-form.schema.ts'
import type { Config } from '../../config.ts'
import { isOurAside } from '../backup/places.ts'
import { codeOf, type Finding, fault, ok, warning } from './finding.ts'

const roomyBytes = 1_000_000_000
/** With less, website briefs are refused (leads/onboarding-routes.ts). */
const leastBytes = 2 * uploadLimits.totalBytes
const dayMs = 86_400_000

/** Checks folders, free disk space, and the modes of private files. */
export async function checkFolders(config: Config, envFile: string): Promise<Finding[]> {
  const folders = [
    ['content', 'CONTENT_DIR', config.contentDir],
    ['data', 'DATA_DIR', config.dataDir],
    ['public-objects', 'PUBLIC_OBJECTS_DIR', config.publicObjectsDir],
  ] as const
  const findings: Finding[] = []
  for (const [id, name, folder] of folders) findings.push(...(await checkFolder(id, name, folder)))
  findings.push(...(await checkPendingUploads(config.dataDir)))
  findings.push(...(await checkPrivacy(config, envFile)))
  findings.push(...(await checkLeftovers(config)))
  return findings
}

async function checkFolder(id: string, name: string, folder: string): Promise<Finding[]> {
  const found = await stat(folder).catch((error: unknown) => codeOf(error))
  if (found === 'ENOENT') {
    const above = await nearest(path.dirname(folder))
    if (await mayWrite(above)) return [ok(id, `${name} ${folder} is made at the first start.`)]
    return [
      fault(
        id,
        `${name} ${folder} is not there and cannot be made.`,
        `Make it, owned by who runs the server.`,
      ),
    ]
  }
  if (typeof found === 'string' || !found.isDirectory()) {
    return [fault(id, `${name} ${folder} is no folder that can be used.`, `Set ${name} to a folder.`)]
  }
  const failure = await tryWriting(folder)
  if (failure !== null) {
    const remedy = ['ENOSPC', 'EDQUOT'].includes(failure)
      ? 'Make room on the disk.'
      : `Give it to who runs the server: chown -R <user> ${folder}`
    return [fault(id, `In ${name} ${folder} nothing can be written (${failure}).`, remedy)]
  }
  return [ok(id, `${name} ${folder} can be written.`), await checkRoom(`${id}-room`, folder)]
}

async function checkRoom(id: string, folder: string): Promise<Finding> {
  const { bavail, bsize, files, ffree } = await statfs(folder)
  const free = bavail * bsize
  const shown = `${(free / 1e9).toFixed(1)} GB are free on the disk of ${folder}.`
  if (free < leastBytes) return fault(id, `${shown} Website briefs are refused.`, 'Make room on the disk.')
  // Some file systems count no files
  if (files > 0 && ffree < 1000) {
    return fault(id, `The disk of ${folder} takes hardly any more files.`, 'Remove files: its table is full.')
  }
  if (free < roomyBytes) return warning(id, shown, 'Make room before the disk is full.')
  return ok(id, shown)
}

/** Writes like a save: a new file, flushed and renamed. Resolves with the error code, if any. */
async function tryWriting(folder: string): Promise<string | null> {
  const name = path.join(folder, `.ponte-doctor.${randomBytes(6).toString('hex')}.tmp`)
  const final = `${name.slice(0, -'.tmp'.length)}.gone`
  try {
    const handle = await open(name, 'wx', 0o600)
    try {
      await handle.writeFile('A test of this folder\n')
      await handle.sync()
    } finally {
      await handle.close()
    }
    await rename(name, final)
    return null
  } catch (error) {
    return codeOf(error)
  } finally {
    await unlink(name).catch(() => undefined)
    await unlink(final).catch(() => undefined)
  }
}

/** Files go from pendingUploads into leads by a link. */
async function checkPendingUploads(dataDir: string): Promise<Finding[]> {
  const devices = await Promise.all(
    ['leads', 'trays'].map((name) => stat(path.join(dataDir, name)).catch(() => null)),
  )
  const [leads, pendingUploads] = devices
  if (!leads || !pendingUploads) return []
  if (leads.dev === pendingUploads.dev)
    return [ok('trays', 'Leads and the files of unfinished forms share a disk.')]
  return [
    fault(
      'trays',
      'DATA_DIR/leads and DATA_DIR/trays lie on different disks: files of unfinished forms cannot become a lead.',
      'Put both on one disk.',
    ),
  ]
}

async function checkPrivacy(config: Config, envFile: string): Promise<Finding[]> {
  const { dataDir, googleCredentialsFile } = config
  const owner = await stat(dataDir).catch(() => null)
  const secrets = [
    path.join(dataDir, 'secret'),
    path.join(dataDir, 'staff/accounts.json'),
    path.join(dataDir, 'staff/sessions.json'),
    path.join(dataDir, 'previews.json'),
  ]
  const findings: Finding[] = []
  for (const file of secrets) {
    const found = await stat(file).catch(() => null)
    if (!found) continue
    if ((found.mode & 0o077) !== 0) {
      findings.push(fault('secrets', `Others may read ${file}.`, `chmod 600 ${file}`))
    }
    if (owner && found.uid !== owner.uid) {
      findings.push(
        fault(
          'secrets',
          `${file} belongs to another user than the data folder: the server may not be able to read it.`,
          `chown --reference=${dataDir} ${file}`,
        ),
      )
    }
  }
  for (const file of [envFile, ...(googleCredentialsFile === null ? [] : [googleCredentialsFile])]) {
    const found = await stat(file).catch(() => null)
    if (found && (found.mode & 0o007) !== 0) {
      findings.push(warning('secrets', `Everybody on this machine may read ${file}.`, `chmod 600 ${file}`))
    }
  }
  return findings.length > 0 ? findings : [ok('secrets', 'What is secret is for its owner only.')]
}

/** Leftovers of killed programs, and folders that a restore moved aside. */
async function checkLeftovers({ contentDir, dataDir, publicObjectsDir }: Config): Promise<Finding[]> {
  const found: string[] = []
  for (const folder of [contentDir, dataDir, publicObjectsDir]) {
    const names = await namesIn(folder)
    found.push(...names.filter(isOurAside).map((name) => path.join(folder, name)))
  }
  const staged = path.join(dataDir, 'leads')
  for (const name of await namesIn(staged)) {
    if (!/^\.(?:lead|staging)-/.test(name)) continue
    const about = await stat(path.join(staged, name)).catch(() => null)
    if (about && Date.now() - about.mtimeMs > dayMs) found.push(path.join(staged, name))
  }
  if (found.length === 0) return [ok('leftovers', 'Nothing was left behind.')]
  return [
    warning(
      'leftovers',
      `There is something that nothing needs any more: ${listed(found)}`,
      'Remove it once you are sure. The server clears what begins with .lead- or .staging- as it starts.',
    ),
  ]
}

/** The secret that signs upload addresses, unless the environment has one. */
export async function checkSecret({ dataDir, sessionSecret }: Config): Promise<Finding> {
  if (sessionSecret !== null) return ok('secret', 'SESSION_SECRET is set.')
  const text = await readFile(path.join(dataDir, 'secret'), 'utf8').catch((error: unknown) => {
    if (codeOf(error) === 'ENOENT') return null
    return ''
  })
  if (text === null) return ok('secret', 'The secret of this installation is made at the first start.')
  if (text.trim().length >= 32) return ok('secret', 'The secret of this installation is there.')
  return fault(
    'secret',
    'DATA_DIR/secret cannot be read or is damaged: the server does not start.',
    'Take it from a backup, or remove it to have a new one made.',
  )
}

export const listed = (names: readonly string[]): string =>
  `${names.slice(0, 5).join(', ')}${names.length > 5 ? ` and ${names.length - 5} more` : ''}`

const namesIn = (folder: string): Promise<string[]> => readdir(folder).catch(() => [])

const mayWrite = (folder: string): Promise<boolean> =>
  access(folder, constants.W_OK).then(
    () => true,
    () => false,
  )

async function nearest(folder: string): Promise<string> {
  const there = await stat(folder).catch(() => null)
  return there || path.dirname(folder) === folder ? folder : nearest(path.dirname(folder))
}
