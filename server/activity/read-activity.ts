import { readdir } from 'node:fs/promises'
import path from 'node:path'
import * as z from 'zod'
import {
  type ActivityPage,
  type ActivityQuery,
  activityKinds,
  type RecordedActivity,
} from '#domain/activity.ts'
import { parseOrNull } from '#domain/json.ts'
import { ignoreMissing, readOrNull } from '../kernel/files.ts'

const pageSize = 50

/** One page of the entries that a query selects, newest first. Lines that cannot be read are left out. */
export async function readActivity(
  dataDir: string,
  { by, kind, page = 1 }: ActivityQuery = {},
): Promise<ActivityPage> {
  const actions: readonly string[] | null = kind ? activityKinds[kind] : null
  const end = page * pageSize
  const found: RecordedActivity[] = []
  for (const file of await activityFiles(dataDir)) {
    const lines = ((await readOrNull(file)) ?? '').split('\n')
    for (const line of lines.reverse()) {
      const entry = entryOf(line)
      if (!entry || (actions && !actions.includes(entry.action))) continue
      if (by !== undefined && entry.by !== by && entry.object !== by) continue
      found.push(entry)
      if (found.length > end) break
    }
    if (found.length > end) break
  }
  return { entries: found.slice(end - pageSize, end), hasOlder: found.length > end }
}

/** The files of all months, newest first. Until version 0.1.0 they were in `audit`. */
export async function activityFiles(dataDir: string): Promise<string[]> {
  const files: string[] = []
  for (const folder of ['activity', 'audit']) {
    const names = (await readdir(path.join(dataDir, folder)).catch(ignoreMissing)) ?? []
    files.push(
      ...names.filter((name) => monthFile.test(name)).map((name) => path.join(dataDir, folder, name)),
    )
  }
  // The sort is stable: within a month the newer folder comes first
  return files.sort((one, other) => path.basename(other).localeCompare(path.basename(one)))
}

const monthFile = /^\d{4}-\d{2}\.jsonl$/

const entrySchema = z.looseObject({
  at: z.string(),
  by: z.string().nullable(),
  action: z.string(),
  object: z.string().nullable(),
})

function entryOf(line: string): RecordedActivity | null {
  const { data } = entrySchema.safeParse(parseOrNull(line))
  // Entries about the hash chain of version 0.1.0
  if (!data || data.action.startsWith('trail-')) return null
  const { at, by, action, object, n: _number, hash: _hash, ...facts } = data
  const plain = Object.entries(facts).filter(
    (fact): fact is [string, string | number] => typeof fact[1] === 'string' || typeof fact[1] === 'number',
  )
  return { at, by, action, object, facts: Object.fromEntries(plain) }
}
