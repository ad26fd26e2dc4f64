import { createHmac, randomBytes } from 'node:crypto'
import { readdir } from 'node:fs/promises'
import path from 'node:path'
import { parseOrNull } from '#domain/json.ts'
import { createDurable, ensureFolder, hasCode, readOrNull, writeDurable } from '../../kernel/files.ts'
import { type ErasureRecord, erasureRecordSchema } from './erasure.schema.ts'

const keyName = /^key-([0-9a-f]{8})$/
const recordName = /^(?!\.).+\.json$/

export const erasuresFolder = (dataDir: string): string => path.join(dataDir, 'erasures')

/**
 * Keyed hashes. Their keys are in files of their own, because a session secret from the environment may
 * change. A folder that was merged with that of a backup contains several keys: the first is used for new
 * hashes, all for comparing.
 */
export type Hashes = {
  of(kind: HashKind, value: string): string
  all(kind: HashKind, value: string): string[]
}
type HashKind = 'lead' | 'person'

export const normalAddress = (address: string): string => address.trim().normalize('NFC').toLowerCase()

/** Creates the first key when there is none. */
export async function loadHashes(dataDir: string): Promise<Hashes> {
  const dir = erasuresFolder(dataDir)
  await ensureFolder(dir)
  if ((await readKeys(dir)).length === 0) {
    const name = `key-${randomBytes(4).toString('hex')}`
    await createDurable(path.join(dir, name), `${randomBytes(32).toString('base64url')}\n`, { mode: 0o600 })
  }
  return hashesBy(await readKeys(dir))
}

async function readKeys(dir: string): Promise<{ id: string; key: string }[]> {
  const keys: { id: string; key: string }[] = []
  for (const name of (await namesIn(dir)).sort()) {
    const id = keyName.exec(name)?.[1]
    const key = id === undefined ? '' : ((await readOrNull(path.join(dir, name))) ?? '').trim()
    if (id !== undefined && key.length >= 32) keys.push({ id, key })
  }
  return keys
}

function hashesBy(keys: { id: string; key: string }[]): Hashes {
  const hash = ({ id, key }: { id: string; key: string }, kind: HashKind, value: string): string => {
    const plain = kind === 'person' ? normalAddress(value) : value
    return `${id}:${createHmac('sha256', key).update(`${kind}\0${plain}`).digest('base64url')}`
  }
  const all = (kind: HashKind, value: string) => keys.map((key) => hash(key, kind, value))
  return {
    all,
    of(kind, value) {
      const [first] = all(kind, value)
      if (first === undefined) throw new Error('There is no key in the folder erasures')
      return first
    },
  }
}

export async function saveRecord(dataDir: string, record: ErasureRecord): Promise<void> {
  const file = path.join(erasuresFolder(dataDir), `${record.receipt.id}.json`)
  await writeDurable(file, `${JSON.stringify(record, null, 2)}\n`, { mode: 0o600 })
}

/** Oldest first. A damaged one is reported by its name and skipped. */
export async function readRecords(
  dataDir: string,
  onDamaged: (name: string) => void,
): Promise<ErasureRecord[]> {
  const dir = erasuresFolder(dataDir)
  const records: ErasureRecord[] = []
  for (const name of (await namesIn(dir)).filter((one) => recordName.test(one)).sort()) {
    const text = await readOrNull(path.join(dir, name))
    if (text === null) continue
    const parsed = erasureRecordSchema.safeParse(parseOrNull(text))
    if (parsed.success) records.push(parsed.data)
    else onDamaged(name)
  }
  return records
}

export type Tombstones = {
  isEmpty: boolean
  /** The time up to which leads of this id were erased, in milliseconds; null for none. */
  lead(id: string): number | null
  person(address: string): number | null
}

/**
 * A person's tombstone from the future was written by a clock that was ahead: it applies only to the leads
 * that it lists, so that people who have written since lose nothing.
 */
export function tombstonesOf(records: readonly ErasureRecord[], hashes: Hashes, now: number): Tombstones {
  const until = new Map<string, number>()
  for (const { tombstone } of records) {
    const { leads, person } = tombstone
    for (const hash of person === null || tombstone.until > now ? leads : [...leads, person])
      until.set(hash, Math.max(until.get(hash) ?? 0, tombstone.until))
  }
  const latest = (kind: HashKind, value: string): number | null => {
    const times = hashes.all(kind, value).flatMap((hash) => until.get(hash) ?? [])
    return times.length > 0 ? Math.max(...times) : null
  }
  return {
    isEmpty: until.size === 0,
    lead: (id) => latest('lead', id),
    person: (address) => (address === '' ? null : latest('person', address)),
  }
}

async function namesIn(folder: string): Promise<string[]> {
  try {
    return await readdir(folder)
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return []
    throw error
  }
}
