import { randomBytes } from 'node:crypto'
import { stat, statfs, unlink, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { uploadLimits } from '#domain/leads/onboarding-form.schema.ts'
import type { Config } from '../../config.ts'
import { codeOf, type Finding, fault, ok, warning } from '../../kernel/finding.ts'
import { channelKinds } from '../../leads/channels/channels.ts'

const roomyBytes = 1_000_000_000
/** With less free space, website briefs are refused (leads/onboarding-routes.ts). */
const leastBytes = 2 * uploadLimits.totalBytes

export async function checkFolders(config: Config, envFile: string): Promise<Finding[]> {
  const findings: Finding[] = []
  for (const [id, name, folder] of [
    ['content', 'CONTENT_DIR', config.contentDir],
    ['data', 'DATA_DIR', config.dataDir],
    ['public-objects', 'PUBLIC_OBJECTS_DIR', config.publicObjectsDir],
  ] as const)
    findings.push(...(await checkFolder(id, `${name} ${folder}`, folder)))
  return [...findings, ...(await checkPrivacy(config, envFile))]
}

async function checkFolder(id: string, shown: string, folder: string): Promise<Finding[]> {
  const found = await stat(folder).catch((error: unknown) => codeOf(error))
  if (found === 'ENOENT') return [ok(id, `The first start creates ${shown}.`)]
  if (typeof found === 'string' || !found.isDirectory())
    return [fault(id, `${shown} is not a folder that can be used.`, 'Name a folder.')]
  const file = path.join(folder, `.ponte-doctor.${randomBytes(6).toString('hex')}.tmp`)
  try {
    await writeFile(file, 'A test of this folder\n', { flag: 'wx', mode: 0o600, flush: true })
  } catch (error) {
    const text = `Nothing can be written in ${shown} (${codeOf(error)}).`
    return [
      fault(id, text, 'Free disk space, or give the folder to the user who runs the server (chown -R).'),
    ]
  } finally {
    await unlink(file).catch(() => undefined)
  }
  return [ok(id, `${shown} can be written.`), await checkRoom(`${id}-room`, folder)]
}

async function checkRoom(id: string, folder: string): Promise<Finding> {
  const { bavail, bsize } = await statfs(folder)
  const free = bavail * bsize
  const shown = `${(free / 1e9).toFixed(1)} GB are free on the disk of ${folder}.`
  if (free < leastBytes) return fault(id, `${shown} Website briefs are refused.`, 'Free disk space.')
  return free < roomyBytes ? warning(id, shown, 'Free space before the disk is full.') : ok(id, shown)
}

async function checkPrivacy({ dataDir, channels }: Config, envFile: string): Promise<Finding[]> {
  const owner = await stat(dataDir).catch(() => null)
  const findings: Finding[] = []
  for (const name of ['', 'secret', 'staff/accounts.json', 'staff/sessions.json', 'previews.json']) {
    const file = path.join(dataDir, name)
    const found = await stat(file).catch(() => null)
    if (found && (found.mode & 0o077) !== 0)
      findings.push(
        fault('secrets', `Others may read ${file}.`, `chmod ${found.isDirectory() ? 700 : 600} ${file}`),
      )
    if (found && owner && found.uid !== owner.uid)
      findings.push(
        fault(
          'secrets',
          `${file} belongs to another user than DATA_DIR: the server may not be able to read it.`,
          `chown --reference=${dataDir} ${file}`,
        ),
      )
  }
  for (const file of [
    envFile,
    ...channelKinds.flatMap(({ privateFiles }) => privateFiles?.(channels) ?? []),
  ]) {
    const found = await stat(file).catch(() => null)
    if (found && (found.mode & 0o007) !== 0)
      findings.push(warning('secrets', `Everybody on this machine may read ${file}.`, `chmod 600 ${file}`))
  }
  return findings.length > 0 ? findings : [ok('secrets', 'Only their owner may read secret files.')]
}
