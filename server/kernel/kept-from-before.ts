import { stat } from 'node:fs/promises'
import path from 'node:path'
import { ignoreMissing } from './files.ts'
import type { Log } from './log.ts'

/** Paths in DATA_DIR that an older version wrote and this one does not read (ADR-0047). */
const leftovers: [file: string, what: string][] = [
  ['reload.json', 'the outcome of the last hand-over between two versions'],
  ['indexnow.json', 'what search engines were told of changed posts'],
  ['offsite', 'the cache and the last check of the continuous off-site copy'],
  ['brief-links', 'encrypted briefs that were to be continued on another device'],
  ['wordings', 'copies of the privacy policy and the forms as visitors saw them'],
  ['spam-filter.json', 'since when the spam filter learned from staff'],
  ['drafts', 'text that staff typed and did not save, which their browsers keep now'],
  ['deleted-pictures', 'pictures that staff deleted, which could once be brought back'],
  ['lead-mailbox.json', 'how far the mailbox of answers to leads was read'],
]

/** Logs what an older version left in DATA_DIR. Nothing is removed: that version may start again. */
export async function nameLeftovers(dataDir: string, log: Log): Promise<void> {
  const found: Record<string, string> = {}
  for (const [file, what] of leftovers) {
    if (await stat(path.join(dataDir, file)).catch(ignoreMissing)) found[file] = what
  }
  if (Object.keys(found).length === 0) return
  log.info(
    { dataDir, found },
    'The data folder has files that this version does not read; they may be deleted',
  )
}
