import { stat } from 'node:fs/promises'
import path from 'node:path'
import * as z from 'zod'
import { staffRoles } from '#domain/staff/roles.ts'
import { problem } from '../kernel/errors.ts'
import { ensureFolder, readOrNull } from '../kernel/files.ts'
import type { Log } from '../kernel/log.ts'
import { createQueue } from '../kernel/queue.ts'
import { withFileLock } from './file-lock.ts'
import { writePrivate } from './private-file.ts'

const base64url = z.string().regex(/^[\w-]+$/)

// At most 99,999 KiB and with a full hash: a value edited by hand must neither exhaust the machine's memory
// nor be easy to match.
const passwordHash = z
  .string()
  .regex(/^\$argon2id\$v=19\$m=\d{4,5},t=\d,p=\d\$[A-Za-z0-9+/]{22,}\$[A-Za-z0-9+/]{43}$/)

// Fields of a later version are preserved, also when this version writes the file
const passkeySchema = z.looseObject({
  id: base64url,
  publicKey: base64url,
  /** The authenticator's signature counter; 0 for one without a counter. */
  counter: z.int().min(0),
  transports: z.array(z.string()),
  name: z.string(),
  createdAt: z.string(),
  lastUsedAt: z.string().nullable(),
})
const accountSchema = z.looseObject({
  id: z.string().min(1),
  name: z.string(),
  email: z.string().trim().toLowerCase().min(1),
  /** Without a password, the hash of a random secret, for versions that do not know `hasPassword`. */
  passwordHash,
  /** False for an account that only passkeys open (R296). */
  hasPassword: z.boolean().default(true),
  /** An account from before there were roles is an owner's (R293). */
  role: z.enum(staffRoles).default('owner'),
  createdAt: z.string(),
  /** Number of the current password: a session is valid only with the same number. */
  epoch: z.int().min(0).default(0),
  passkeys: z.array(passkeySchema).default([]),
})
const linkSchema = z.looseObject({
  tokenHash: z.string(),
  purpose: z.enum(['set-up', 'sign-in']).default('set-up'),
  /** null = for anybody who receives the link and has no account yet. */
  email: z.string().nullable(),
  /** The role of the account that is made with it; an existing account keeps its own. */
  role: z.enum(staffRoles).default('owner'),
  /** Made while there was no account: expires with the first one, since such links may be in logs. */
  first: z.boolean().default(false),
  expiresAt: z.string(),
})
const storedSchema = z
  .looseObject({ accounts: z.array(accountSchema), links: z.array(linkSchema) })
  // Editing by hand could give two accounts one address, or one passkey, which would be ambiguous.
  .refine(
    ({ accounts }) =>
      areDistinct(accounts.map(({ id }) => id)) &&
      areDistinct(accounts.map(({ email }) => email)) &&
      areDistinct(accounts.flatMap(({ passkeys }) => passkeys.map(({ id }) => id))),
  )

export type StoredPasskey = z.infer<typeof passkeySchema>
export type Account = z.infer<typeof accountSchema>
export type Link = z.infer<typeof linkSchema>
export type Stored = z.infer<typeof storedSchema>
export type AccountsFile = ReturnType<typeof createAccountsFile>

/**
 * Everything that opens an account, in one file that only its owner can read. The command line edits the same
 * file while the server runs, so it is read again whenever it has changed, and changed under a lock. Throws a
 * `Problem` (unavailable) while the file is damaged: if it were treated as empty, the first visitor could
 * become the owner.
 */
export function createAccountsFile({ dir, now, log }: { dir: string; now: () => number; log: Log }) {
  const file = path.join(dir, 'accounts.json')
  let cached: { stamp: string; stored: Stored | null } | null = null
  const changes = createQueue()

  async function read(): Promise<Stored> {
    const stamp = await stampOf(file)
    if (cached?.stamp !== stamp) {
      const stored = parseStored(await readOrNull(file))
      cached = { stamp, stored }
      if (!stored) log.error({}, `${accountsDamaged().detail} Nobody can sign in until it is repaired.`)
    }
    if (!cached.stored) throw accountsDamaged()
    return cached.stored
  }

  /** Runs changes one at a time; the file is replaced atomically. `decide` modifies its argument. */
  const change = <Result>(
    decide: (stored: Stored) => { result: Result } | { unchanged: Result },
  ): Promise<Result> =>
    changes.run(async () => {
      await ensureFolder(dir)
      return withFileLock(path.join(dir, 'accounts.lock'), async () => {
        const stored = structuredClone(await read())
        const decision = decide(stored)
        if ('unchanged' in decision) return decision.unchanged
        stored.links = stored.links.filter((link) => isOpen(link, stored, now()))
        await writePrivate(file, `${JSON.stringify(stored, null, 2)}\n`)
        cached = null
        return decision.result
      })
    })

  return { read, change }
}

export const isOpen = (link: Link, { accounts }: Stored, now: number): boolean =>
  Date.parse(link.expiresAt) > now && !(link.first && accounts.length > 0)

export const findByEmail = ({ accounts }: Stored, email: string): Account | undefined =>
  accounts.find((account) => account.email === email)

export const findById = ({ accounts }: Stored, id: string): Account | undefined =>
  accounts.find((account) => account.id === id)

/** Different after every change of the file; `none` for a missing file. Rejects for an unreadable one. */
async function stampOf(file: string): Promise<string> {
  try {
    const { mtimeNs, size, ino } = await stat(file, { bigint: true })
    return `${mtimeNs} ${size} ${ino}`
  } catch (error) {
    if (error instanceof Error && Reflect.get(error, 'code') === 'ENOENT') return 'none'
    throw error
  }
}

/** Null for an invalid file, without a reason: that would quote the file. */
function parseStored(text: string | null): Stored | null {
  if (text === null) return { accounts: [], links: [] }
  try {
    return storedSchema.parse(JSON.parse(text))
  } catch {
    return null
  }
}

export const accountsDamaged = () =>
  problem('unavailable', 'The file staff/accounts.json in the data folder is damaged.')

const areDistinct = (values: string[]): boolean => new Set(values).size === values.length
