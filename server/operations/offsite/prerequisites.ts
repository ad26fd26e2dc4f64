import { stat } from 'node:fs/promises'
import type { Config } from '../../config.ts'
import { readOrNull } from '../../files.ts'
import { areas, folderOf, isWithin, realPlace } from '../backup/places.ts'
import { isInstalled } from './engine.ts'

const leastKey = 16

/**
 * What keeps the off-site copy from being made, whatever the store says: names, reasons and advice for the owner. An
 * unreachable store is no reason: it may come back. Empty without OFFSITE_URL.
 */
export async function offsiteHindrances(config: Config): Promise<string[]> {
  const { offsite } = config
  if (offsite === null) return []
  const { target, keyFile } = offsite
  const found: string[] = []
  const facts = await stat(keyFile).catch(() => null)
  const key = facts?.isFile() ? await readOrNull(keyFile).catch(() => null) : null
  if (key === null) {
    found.push(
      `OFFSITE_KEY_FILE ${keyFile} cannot be read. Make the key with: npm run ponte -- offsite init, and store a copy of it away from this machine: nobody can read the copy without it.`,
    )
  } else if (key.trim().length < leastKey) {
    found.push(`OFFSITE_KEY_FILE ${keyFile} has fewer than ${leastKey} characters.`)
  }
  if (facts && (facts.mode & 0o077) !== 0) {
    found.push(`OFFSITE_KEY_FILE ${keyFile} can be read by other accounts. Run: chmod 600 ${keyFile}`)
  }
  const realKey = await realPlace(keyFile)
  for (const area of areas) {
    const saved = await realPlace(folderOf(config, area))
    if (isWithin(saved, realKey)) {
      found.push(
        `OFFSITE_KEY_FILE must not lie in ${saved}: the key would be part of the copy. Move it elsewhere.`,
      )
      break
    }
  }
  if (target.kind === 'file') {
    const dir = await realPlace(target.dir)
    for (const area of areas) {
      const saved = await realPlace(folderOf(config, area))
      if (!isWithin(saved, dir) && !isWithin(dir, saved)) continue
      found.push(`OFFSITE_URL must not name a folder in ${saved}, or around it: that is what is copied.`)
      break
    }
  }
  if (target.kind === 's3' && !(process.env.AWS_ACCESS_KEY_ID && process.env.AWS_SECRET_ACCESS_KEY)) {
    found.push('AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY must be set for an OFFSITE_URL with s3://.')
  }
  if (!(await isInstalled('restic'))) {
    found.push('restic is not installed, and OFFSITE_URL needs it. Debian and Ubuntu: apt-get install restic')
  }
  if (target.kind === 'webdav' && !(await isInstalled('rclone'))) {
    found.push(
      'rclone is not installed, and webdav+https:// needs it. Debian and Ubuntu: apt-get install rclone',
    )
  }
  return found
}
