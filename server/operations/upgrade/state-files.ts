import { readdir } from 'node:fs/promises'
import path from 'node:path'
import { parseOrNull } from '#domain/json.ts'
import type { Config } from '../../config.ts'
import { storedDraft } from '../../content/posts/drafts.ts'
import { parseLinks } from '../../content/previews/preview-links.ts'
import { hasCode, readOrNull } from '../../files.ts'
import { readRecords } from '../../leads/retention/tombstones.ts'
import { parseSessions } from '../../staff/sessions.ts'
import { type Finding, fault, ok, warning } from '../doctor/finding.ts'
import { listed } from '../doctor/folders.ts'

/** State that the server begins anew when it cannot read it. */
const renewed = ['missing-pages.json', 'indexnow.json', 'clock.json', 'auto-replies.json'] as const

/** The files of DATA_DIR besides leads and accounts, read by the code that the server reads them with. Changes nothing. */
export async function checkStateFiles({ dataDir }: Config): Promise<Finding[]> {
  const findings: Finding[] = []
  if (parseSessions(await readOrNull(path.join(dataDir, 'staff/sessions.json'))).damaged) {
    findings.push(
      warning(
        'state-sessions',
        'Some sessions cannot be read: those members have to sign in again.',
        'Nothing has to be done.',
      ),
    )
  }
  if (parseLinks(await readOrNull(path.join(dataDir, 'previews.json'))).damaged) {
    findings.push(
      warning(
        'state-previews',
        'Some preview links cannot be read, and would end.',
        'Make them again in the studio.',
      ),
    )
  }
  const damagedRecords: string[] = []
  await readRecords(dataDir, (name) => damagedRecords.push(name))
  if (damagedRecords.length > 0) {
    findings.push(
      fault(
        'state-erasures',
        `${damagedRecords.length} records of erasures cannot be read: ${listed(damagedRecords)}. What they erased could come back with a backup.`,
        `Take them from a backup into ${path.join(dataDir, 'erasures')}.`,
      ),
    )
  }
  const drafts = await unreadableDrafts(path.join(dataDir, 'drafts'))
  if (drafts.length > 0) {
    findings.push(
      fault(
        'state-drafts',
        `${drafts.length} drafts cannot be read: ${listed(drafts)}`,
        `Save them as posts with the version that wrote them, or move them out of ${path.join(dataDir, 'drafts')}.`,
      ),
    )
  }
  const months = (await namesIn(path.join(dataDir, 'counts'))).map((name) => `counts/${name}`)
  for (const name of [...renewed, ...months]) {
    const text = await readOrNull(path.join(dataDir, name))
    if (text === null || parseOrNull(text) !== null) continue
    findings.push(
      warning('state-renewed', `DATA_DIR/${name} cannot be read; it begins anew.`, 'Nothing has to be done.'),
    )
  }
  return findings.length > 0 ? findings : [ok('state', 'All other files of DATA_DIR can be read.')]
}

async function unreadableDrafts(dir: string): Promise<string[]> {
  const unreadable: string[] = []
  for (const member of await namesIn(dir)) {
    for (const name of await namesIn(path.join(dir, member))) {
      if (!/^[\w-]{1,80}\.json$/.test(name)) continue
      const text = await readOrNull(path.join(dir, member, name))
      if (text !== null && !storedDraft.safeParse(parseOrNull(text)).success)
        unreadable.push(`${member}/${name}`)
    }
  }
  return unreadable
}

async function namesIn(folder: string): Promise<string[]> {
  try {
    return (await readdir(folder)).sort()
  } catch (error) {
    if (hasCode(error, 'ENOENT', 'ENOTDIR')) return []
    throw error
  }
}
