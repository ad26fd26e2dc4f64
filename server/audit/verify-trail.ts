import path from 'node:path'
import { readOrNull } from '../files.ts'
import {
  entryOf,
  type Head,
  headName,
  linkHash,
  noHash,
  type ReadLine,
  readHead,
  readLine,
  sumOf,
} from './chain.ts'
import { linesOf, monthsIn } from './trail-files.ts'

/** Something about one line, or about the end of a file. `line` from 1; null for a file as a whole. */
export type TrailFinding = { file: string; line: number | null; message: string }

export type TrailReport = {
  /** Lines that follow each other soundly, and the last one. */
  entries: number
  last: { n: number; hash: string } | null
  /** Nobody but somebody with the secret could have made the trail so. */
  faults: TrailFinding[]
  /** What a crash leaves, told by the trail itself. */
  notes: TrailFinding[]
}

/** Hashes of so many lines around a fault are tried, so that the lines after it are not named as well. */
const mostTried = 64

/**
 * Checks that no line was changed, removed, added or moved since it was written, and that the end is there. Reads while the
 * server writes: the head comes first, so that what comes after it is newer. Damage is found, forgery by somebody who has the
 * secret is not (ADR-0038).
 */
export async function verifyTrail(dir: string, secret: string): Promise<TrailReport> {
  const headLine = await readOrNull(path.join(dir, headName))
  const head = readHead(headLine, secret)
  const files = await monthsIn(dir)
  const faults: TrailFinding[] = []
  const notes: TrailFinding[] = []
  if (!head && (files.length > 0 || headLine !== null)) {
    const what = headLine === null ? 'is missing' : 'is damaged or signed with another secret'
    faults.push({
      file: headName,
      line: null,
      message: `${what}: nobody can say whether the end was cut off`,
    })
  }
  const walk = createWalk(head, faults, notes)
  for (const file of files) {
    for await (const { text, number } of linesOf(path.join(dir, file))) walk.take(file, number, text)
  }
  return { ...walk.end(files.at(-1) ?? headName), faults, notes }
}

function createWalk(head: Head | null, faults: TrailFinding[], notes: TrailFinding[]) {
  const from = head?.from ?? null
  let entries = 0
  let last = from ? { n: from.n, hash: from.hash } : null
  /** Hashes that the next line may follow; those of a whole trail are one. */
  let hashes: string[] = from?.hash ? [from.hash] : from ? [] : [noHash]
  let soundSince = mostTried
  /** Lines that do not fit, until the next one that does: the trail may name them itself. */
  let unfit: (Omit<ReadLine, 'body'> & { finding: TrailFinding; text: string; isAfterHead: boolean })[] = []
  let isHeadSeen = head === null || head.n === from?.n

  function take(file: string, line: number, text: string): void {
    const { n, body, hash } = readLine(text)
    // Removed by now, or about to be
    if (from && n !== null && n <= from.n) return
    const isFirstUnproven = last === null || last.hash === null
    const fits =
      n !== null &&
      hash !== null &&
      (hashes.some((before) => linkHash(before, body) === hash) || (isFirstUnproven && entries === 0))
    const expected = (last?.n ?? 0) + 1
    if (!fits) {
      const message = faultOf(n, expected)
      unfit.push({ finding: { file, line, message }, text, n, hash, isAfterHead: isHeadSeen })
      const computed = hashes.at(-1)
      const others = computed === undefined ? [] : [linkHash(computed, body)]
      hashes = [...hashes, ...others, ...(hash === null ? [] : [hash])].slice(-mostTried)
      soundSince = 0
      if (n !== null && hash !== null && n >= expected) last = { n, hash }
      return
    }
    const isTold = settleUnfit(text)
    if (n < expected && !isFirstUnproven && !isTold)
      faults.push({ file, line, message: `stands after line ${expected - 1} of the trail: it was moved` })
    if (text.includes('"trail-unproven"') && entryOf(text)?.action === 'trail-unproven')
      faults.push({
        file,
        line,
        message: 'was written when the head was missing, damaged or of another secret',
      })
    entries += 1
    soundSince += 1
    last = { n: isTold ? n : Math.max(n, last?.n ?? 0), hash }
    hashes = soundSince > mostTried ? [hash] : [...hashes, hash].slice(-mostTried)
    noteHead({ file, line }, n, hash)
  }

  type Where = Pick<TrailFinding, 'file' | 'line'>
  function noteHead({ file, line }: Where, n: number | null, hash: string | null): void {
    if (!head || n !== head.n) return
    isHeadSeen = true
    if (hash !== head.hash)
      faults.push({ file, line, message: 'is not the line that the head names: it was replaced' })
  }

  /** Whether the lines that did not fit are those that the next entry tells of. */
  function settleUnfit(next: string): boolean {
    if (unfit.length === 0) return false
    const { action, facts } = entryOf(next) ?? {}
    const isTold = action === 'trail-torn' && facts?.sha256 === sumOf(unfit.map(({ text }) => text))
    for (const { finding, n, hash } of unfit) {
      if (isTold)
        notes.push({ ...finding, message: 'was cut off as it was written; the trail says so itself' })
      else {
        faults.push(finding)
        noteHead(finding, n, hash)
      }
    }
    unfit = []
    return isTold
  }

  return {
    take,
    end(lastFile: string) {
      for (const { finding, n, hash, isAfterHead } of unfit) {
        if (isAfterHead && head)
          notes.push({ ...finding, message: 'was cut off as it was written; the next entry will say so' })
        else {
          faults.push(finding)
          noteHead(finding, n, hash)
        }
      }
      if (head && !isHeadSeen) {
        const missing = head.n - (last?.n ?? 0)
        const message =
          missing > 0
            ? `ends too early: ${missing} ${missing === 1 ? 'line is' : 'lines are'} missing at the end`
            : 'has no line that the head names'
        faults.push({ file: lastFile, line: null, message })
      }
      const end = last?.hash ? { n: last.n, hash: last.hash } : null
      if (head && isHeadSeen && end && end.n > head.n)
        notes.push({
          file: lastFile,
          line: null,
          message: `ends ${end.n - head.n} lines after its head: they were written as the program ended, or just now`,
        })
      return { entries, last: end }
    },
  }
}

function faultOf(n: number | null, expected: number): string {
  if (n === null) return 'cannot be read: it was changed'
  if (n < expected) return `stands after line ${expected - 1} of the trail: it was moved or written twice`
  if (n === expected) return 'was changed: its hash is not that of what it says after the line before it'
  const missing = n - expected
  return `comes too early: ${missing} ${missing === 1 ? 'line is' : 'lines are'} missing before it`
}
