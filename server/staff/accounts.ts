import { createHash, randomBytes, randomUUID } from 'node:crypto'
import { stat } from 'node:fs/promises'
import path from 'node:path'
import { hash, verify } from '@node-rs/argon2'
import * as z from 'zod'
import { problem } from '../errors.ts'
import { ensureFolder, readOrNull } from '../files.ts'
import { withFileLock } from './file-lock.ts'
import { writePrivate } from './private-file.ts'

export type StaffMember = { id: string; name: string; email: string }
/** `set-up`: an account, or a new password for one. `sign-in`: a session, nothing else changes. */
export type LinkPurpose = 'set-up' | 'sign-in'
type Credentials = { name: string; email: string; password: string }
export type SetUpResult =
  | { ok: true; member: StaffMember }
  /** `link`: used, expired or never made. `email`: the link is for somebody else, or may not change that account. */
  | { ok: false; reason: 'link' | 'email' }

const accountSchema = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  passwordHash: z.string(),
  createdAt: z.string(),
})
const linkSchema = z.object({
  tokenHash: z.string(),
  purpose: z.enum(['set-up', 'sign-in']).default('set-up'),
  /** null = for whom it is given to, who may not have an account yet. */
  email: z.string().nullable(),
  /** Made when nobody had an account: over as soon as somebody has. Such links stand in logs. */
  first: z.boolean().default(false),
  expiresAt: z.string(),
})
const storedSchema = z.object({ accounts: z.array(accountSchema), links: z.array(linkSchema) })

type Account = z.infer<typeof accountSchema>
type Link = z.infer<typeof linkSchema>
type Stored = z.infer<typeof storedSchema>

export type Accounts = ReturnType<typeof createAccounts>

// Argon2id (the library's default) as OWASP puts first: 19 MiB, two passes, one lane
const argon = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }
const linkHours = 24
/** Of Node's four threads for files and hashes: sign-ins must not keep leads from being written. */
const hashesAtOnce = 2
const hashesWaiting = 64

/**
 * Staff accounts in one file that only its owner reads. The command line edits the same file while the server runs: it
 * is read again whenever it has changed, and changed under a lock. E-mail addresses are lower-case (the schema's work).
 */
export function createAccounts({ dir, now = Date.now }: { dir: string; now?: () => number }) {
  const file = path.join(dir, 'accounts.json')
  let cached: { stamp: string; stored: Stored } | null = null
  let last: Promise<unknown> = Promise.resolve()
  let running = 0
  const waiting: (() => void)[] = []
  let nobody: Promise<string> | null = null

  async function read(): Promise<Stored> {
    const stats = await stat(file, { bigint: true }).catch(() => null)
    const stamp = stats ? `${stats.mtimeNs} ${stats.size} ${stats.ino}` : 'none'
    if (cached?.stamp === stamp) return cached.stored
    const stored = parseStored(await readOrNull(file))
    cached = { stamp, stored }
    return stored
  }

  /** One change after the other; the file is replaced as a whole. `decide` edits what it is given. */
  function change<Result>(
    decide: (stored: Stored) => { result: Result } | { unchanged: Result },
  ): Promise<Result> {
    const next = last.then(async () => {
      await ensureFolder(dir)
      return withFileLock(path.join(dir, 'accounts.lock'), async () => {
        const stored = structuredClone(await read())
        const decision = decide(stored)
        if ('unchanged' in decision) return decision.unchanged
        stored.links = stored.links.filter((link) => isOpen(link, stored))
        await writePrivate(file, `${JSON.stringify(stored, null, 2)}\n`)
        cached = null
        return decision.result
      })
    })
    last = next.catch(() => undefined)
    return next
  }

  /** A flood of sign-ins waits its turn instead of taking 19 MiB each; beyond what can be waited for, it is told so. */
  async function limited<Result>(task: () => Promise<Result>): Promise<Result> {
    if (waiting.length >= hashesWaiting) {
      const headers = { 'Retry-After': '5' }
      throw problem('unavailable', 'Too many people are signing in. Please try again.', { headers })
    }
    while (running >= hashesAtOnce) await new Promise<void>((resolve) => waiting.push(resolve))
    running += 1
    try {
      return await task()
    } finally {
      running -= 1
      waiting.shift()?.()
    }
  }

  const hashOf = (password: string) => limited(() => hash(password.normalize('NFC'), argon))

  /** What an unknown e-mail is compared with. */
  function nobodysHash(): Promise<string> {
    nobody ??= hashOf(randomBytes(16).toString('hex')).catch((error: unknown) => {
      nobody = null
      throw error
    })
    return nobody
  }

  const isOpen = (link: Link, { accounts }: Stored): boolean =>
    Date.parse(link.expiresAt) > now() && !(link.first && accounts.length > 0)

  const linkOf = (stored: Stored, token: string, purpose: LinkPurpose): Link | undefined => {
    const tokenHash = sha256(token)
    return stored.links.find(
      (link) => link.tokenHash === tokenHash && link.purpose === purpose && isOpen(link, stored),
    )
  }

  /** Null when the link can be used up for this e-mail. */
  function refusal(stored: Stored, token: string, email: string): 'link' | 'email' | null {
    const link = linkOf(stored, token, 'set-up')
    if (!link) return 'link'
    // An invitation for anybody must not become a key to an account that is there.
    const allowed = link.email === null ? !find(stored, email) : link.email === email
    return allowed ? null : 'email'
  }

  function place(stored: Stored, { name, email, passwordHash }: Omit<Account, 'id' | 'createdAt'>) {
    const known = find(stored, email)
    const account = known ?? { id: randomUUID(), email, createdAt: new Date(now()).toISOString() }
    const next: Account = { ...account, name, passwordHash }
    if (known) stored.accounts[stored.accounts.indexOf(known)] = next
    else stored.accounts.push(next)
    return publicFacts(next)
  }

  return {
    async list(): Promise<StaffMember[]> {
      return (await read()).accounts.map(publicFacts)
    },

    async byId(id: string): Promise<StaffMember | null> {
      const found = (await read()).accounts.find((account) => account.id === id)
      return found ? publicFacts(found) : null
    },

    /** Adds an account, or gives the one with this e-mail a new name and password. */
    async put({ name, email, password }: Credentials): Promise<StaffMember> {
      const passwordHash = await hashOf(password)
      return change((stored) => ({ result: place(stored, { name, email, passwordHash }) }))
    },

    /** Null when the e-mail has an account; that one is then untouched. */
    async add({ name, email, password }: Credentials): Promise<StaffMember | null> {
      if (find(await read(), email)) return null
      const passwordHash = await hashOf(password)
      return change((stored) =>
        find(stored, email) ? { unchanged: null } : { result: place(stored, { name, email, passwordHash }) },
      )
    },

    /** The member's links go too, and sessions end with the account. False when there is no such account. */
    remove(email: string): Promise<boolean> {
      return change((stored) => {
        if (!find(stored, email)) return { unchanged: false }
        stored.accounts = stored.accounts.filter((account) => account.email !== email)
        stored.links = stored.links.filter((link) => link.email !== email)
        return { result: true }
      })
    },

    /** The member, or null: an unknown e-mail takes as long as a wrong password. */
    async verify(email: string, password: string): Promise<StaffMember | null> {
      const dummy = await nobodysHash()
      const account = find(await read(), email)
      const expected = account?.passwordHash ?? dummy
      const right = await limited(() => verify(expected, password.normalize('NFC'), argon))
      return account && right ? publicFacts(account) : null
    },

    /** A token for one use within a day; only its hash is kept. A sign-in link needs the e-mail of an account. */
    createLink(email: string | null = null, purpose: LinkPurpose = 'set-up'): Promise<string> {
      const token = randomBytes(32).toString('base64url')
      return change((stored) => {
        const expiresAt = new Date(now() + linkHours * 3_600_000).toISOString()
        const first = email === null && stored.accounts.length === 0
        stored.links.push({ tokenHash: sha256(token), purpose, email, first, expiresAt })
        return { result: token }
      })
    },

    /** Uses a set-up link up and makes the account, or changes it, in one step: a failure leaves the link as it was. */
    async setUp(token: string, { name, email, password }: Credentials): Promise<SetUpResult> {
      // Looked at before anything is hashed or written: whoever guesses at links costs nothing.
      const early = refusal(await read(), token, email)
      if (early) return { ok: false, reason: early }
      const passwordHash = await hashOf(password)
      return change<SetUpResult>((stored) => {
        const reason = refusal(stored, token, email)
        if (reason) return { unchanged: { ok: false, reason } }
        stored.links = stored.links.filter((link) => link.tokenHash !== sha256(token))
        return { result: { ok: true, member: place(stored, { name, email, passwordHash }) } }
      })
    },

    /** Uses a sign-in link up: whose it was, or null when it does not open (any more). */
    async redeemSignIn(token: string): Promise<StaffMember | null> {
      if (!linkOf(await read(), token, 'sign-in')) return null
      return change((stored) => {
        const link = linkOf(stored, token, 'sign-in')
        const account = link?.email && find(stored, link.email)
        if (!link || !account) return { unchanged: null }
        stored.links = stored.links.filter((other) => other !== link)
        return { result: publicFacts(account) }
      })
    },
  }
}

const find = ({ accounts }: Stored, email: string): Account | undefined =>
  accounts.find((account) => account.email === email)

const publicFacts = ({ id, name, email }: Account): StaffMember => ({ id, name, email })

/** A broken file is never taken for an empty one: that would invite whoever comes first to be the owner. */
function parseStored(text: string | null): Stored {
  if (text === null) return { accounts: [], links: [] }
  try {
    return storedSchema.parse(JSON.parse(text))
  } catch {
    // Without the cause: it quotes the file.
    throw problem('unavailable', 'The file staff/accounts.json in the data folder is damaged.')
  }
}

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex')
