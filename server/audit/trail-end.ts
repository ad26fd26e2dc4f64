import { stat } from 'node:fs/promises'
import path from 'node:path'
import type { ActivityAction, ActivityFacts } from '#domain/audit/activity.ts'
import { readOrNull } from '../files.ts'
import { type Head, headName, linkHash, noHash, readHead, readLine, sumOf } from './chain.ts'
import { linesBackwards, linesOf, monthsIn } from './trail-files.ts'

/** What has to be said in the trail itself before it goes on. */
type Remark = { action: ActivityAction; object?: string } & ActivityFacts

export type TrailEnd = {
  /** Number and hash of the last line. */
  n: number
  hash: string
  /** The file that it goes on in; null before the first. */
  file: string | null
  /** Bytes of that file. */
  size: number
  /** Whether the file's last line has no newline. */
  isTorn: boolean
  from: Head['from']
  remarks: Remark[]
}

/**
 * Where the trail goes on: after the line that the head names, and after those that follow it soundly, which were written
 * before a crash kept the head from being written. The rest is told by remarks, and stays as it is. Lines that the head names
 * and that are gone stay a gap: the next line has their number left out and follows their hash.
 */
export async function readTrailEnd(dir: string, secret: string): Promise<TrailEnd> {
  const files = await monthsIn(dir)
  const head = readHead(await readOrNull(path.join(dir, headName)), secret)
  const last = files.at(-1) ?? null
  const size = last === null ? 0 : await sizeOf(path.join(dir, last))
  if (!head) {
    if (last === null) return { ...nothing, remarks: [{ action: 'trail-begun' }] }
    return withoutHead(dir, files, last, size)
  }
  const end: TrailEnd = {
    n: head.n,
    hash: head.hash,
    file: last,
    size,
    isTorn: last !== null && (await endsTorn(path.join(dir, last), size)),
    from: head.from,
    remarks: [],
  }
  const reached = head.file === null ? 0 : await sizeOf(path.join(dir, head.file))
  if (reached < head.size) end.remarks.push({ action: 'trail-cut', bytes: head.size - reached })
  const unread: string[] = []
  let adopted = 0
  for (const name of files) {
    if (head.file !== null && name < head.file) continue
    unread.length = 0
    for await (const { text, ended } of linesOf(path.join(dir, name), name === head.file ? head.size : 0)) {
      const { n, body, hash } = readLine(text)
      if (ended && unread.length === 0 && n === end.n + 1 && hash === linkHash(end.hash, body)) {
        end.n = n
        end.hash = hash
        adopted += 1
      } else unread.push(text)
    }
  }
  // First: it names the lines just before it
  if (unread.length > 0)
    end.remarks.push({ action: 'trail-torn', count: unread.length, sha256: sumOf(unread) })
  if (adopted > 0) end.remarks.push({ action: 'trail-resumed', count: adopted })
  return end
}

const nothing: TrailEnd = {
  n: 0,
  hash: noHash,
  file: null,
  size: 0,
  isTorn: false,
  from: { n: 0, hash: noHash },
  remarks: [],
}

/** Nobody can say any more what was there. It goes on after the last line that can be read, and says so for good. */
async function withoutHead(
  dir: string,
  files: readonly string[],
  last: string,
  size: number,
): Promise<TrailEnd> {
  const end: TrailEnd = { ...nothing, file: last, size, remarks: [{ action: 'trail-unproven' }] }
  search: for (const name of [...files].reverse()) {
    for await (const text of linesBackwards(dir, name)) {
      const { n, hash } = readLine(text)
      if (n === null || hash === null) continue
      Object.assign(end, { n, hash })
      break search
    }
  }
  for await (const { text } of linesOf(path.join(dir, files[0] ?? last))) {
    const { n } = readLine(text)
    if (n !== null) end.from = n === 1 ? { n: 0, hash: noHash } : { n: n - 1, hash: null }
    break
  }
  end.isTorn = await endsTorn(path.join(dir, last), size)
  return end
}

async function endsTorn(file: string, size: number): Promise<boolean> {
  if (size === 0) return false
  for await (const { ended } of linesOf(file, size - 1)) return !ended
  return false
}

const sizeOf = (file: string): Promise<number> =>
  stat(file).then(
    ({ size }) => size,
    () => 0,
  )
