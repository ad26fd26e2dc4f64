import { createHash, createHmac, timingSafeEqual } from 'node:crypto'
import * as z from 'zod'
import type { RecordedActivity } from '#domain/audit/activity.ts'

/**
 * The form of the audit trail (ADR-0038). A line is JSON whose last member is the SHA-256 over the hash of the line before
 * and the line's own bytes without that member. Lines are ASCII, so that a byte is a character.
 */

/** What the first line follows. */
export const noHash = '0'.repeat(64)

const ending = /^,"hash":"([0-9a-f]{64})"\}$/
const endingLength = 75

/** `hash` over the one before it. */
export const linkHash = (before: string, body: string): string =>
  createHash('sha256').update(`${before}\n${body}`, 'latin1').digest('hex')

/** The line of an entry, without a newline. */
export function lineOf(entry: object, before: string): { line: string; hash: string } {
  const body = JSON.stringify(entry)
  const hash = linkHash(before, body)
  return { line: `${body.slice(0, -1)},"hash":"${hash}"}`, hash }
}

/** What can be read of a line, sound or not. */
export type ReadLine = { n: number | null; body: string; hash: string | null }

export function readLine(line: string): ReadLine {
  const number = /^\{"n":(\d{1,15}),/.exec(line)?.[1]
  return {
    n: number === undefined ? null : Number(number),
    body: `${line.slice(0, -endingLength)}}`,
    hash: ending.exec(line.slice(-endingLength))?.[1] ?? null,
  }
}

const entrySchema = z.object({
  n: z.int().positive(),
  at: z.string(),
  by: z.string().nullable(),
  action: z.string(),
  object: z.string().nullable(),
})

/** Null for a line that is no entry. */
export function entryOf(line: string): RecordedActivity | null {
  try {
    const value: unknown = JSON.parse(line)
    const { data } = entrySchema.safeParse(value)
    if (!data) return null
    const { n: _n, at: _at, by: _by, action: _action, object: _object, hash: _hash, ...facts } = Object(value)
    const plain = Object.entries(facts).filter(
      (fact): fact is [string, string | number] => typeof fact[1] === 'string' || typeof fact[1] === 'number',
    )
    return { ...data, facts: Object.fromEntries(plain) }
  } catch {
    return null
  }
}

/** `<year>-<month>.jsonl` */
export const monthFile = /^\d{4}-\d{2}\.jsonl$/

/** Begins with 0, so that a copy of the folder in order of names has no head that is newer than its lines. */
export const headName = '0-head.json'

const hash = z.string().regex(/^[0-9a-f]{64}$/)
const headSchema = z.object({
  version: z.literal(1),
  /** Number and hash of the last line. */
  n: z.int().min(0),
  hash,
  /** Where it ends. */
  file: z.string().regex(monthFile).nullable(),
  size: z.int().min(0),
  /** What the first line that is kept follows; the hash is null when that is not known. */
  from: z.object({ n: z.int().min(0), hash: hash.nullable() }),
})
export type Head = z.infer<typeof headSchema>

/** The head says where the chain ends, signed with the secret of the installation: without it the chain cannot be cut unnoticed. */
export function headText(head: Head, secret: string): string {
  const { version, n, hash, file, size, from } = head
  const signed = JSON.stringify({ version, n, hash, file, size, from: { n: from.n, hash: from.hash } })
  return `${JSON.stringify({ ...JSON.parse(signed), mac: macOf(signed, secret) })}\n`
}

/** Null for a head that is missing, damaged, or signed with another secret. */
export function readHead(text: string | null, secret: string): Head | null {
  try {
    const head = headSchema.parse(JSON.parse(text ?? ''))
    const [own, given] = [headText(head, secret), text ?? ''].map((one) => Buffer.from(one))
    return own && given && own.length === given.length && timingSafeEqual(own, given) ? head : null
  } catch {
    return null
  }
}

function macOf(text: string, secret: string): string {
  const key = createHmac('sha256', secret).update('ponte audit head').digest()
  return createHmac('sha256', key).update(text).digest('hex')
}

/** Sum of lines that are no entries, to name them in the entry after them. */
export const sumOf = (lines: readonly string[]): string =>
  createHash('sha256').update(lines.join('\n'), 'latin1').digest('hex')
