import { createHash, randomBytes, randomUUID } from 'node:crypto'
import { chmod, stat } from 'node:fs/promises'
import path from 'node:path'
import { hash, verify } from '@node-rs/argon2'
import { ensureFolder, readOrNull, writeDurable } from '../files.ts'

export type StaffMember = { id: string; name: string; email: string }
type Account = StaffMember & { passwordHash: string; createdAt: string }
/** A one-time way in: for a new account, or a new password for an old one. */
type Link = { tokenHash: string; email: string | null; expiresAt: string }
type Stored = { accounts: Account[]; links: Link[] }

export type Accounts = ReturnType<typeof createAccounts>

// Argon2id (the library's default) as OWASP puts first: 19 MiB, two passes, one lane
const argon = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }
const linkHours = 24
const hashesAtOnce = 4

/**
 * Staff accounts in one file that only its owner reads. The command line edits the same file, so it is read again
 * whenever it has changed.
 */
export function createAccounts({ dir, now = Date.now }: { dir: string; now?: () => number }) {
  const file = path.join(dir, 'accounts.json')
  let cached: { stamp: string; stored: Stored } | null = null
  let last: Promise<unknown> = Promise.resolve()
  let running = 0
  const waiting: (() => void)[] = []
  const nobody = limited(() => hash(randomBytes(16), argon))

  async function read(): Promise<Stored> {
    const stats = await stat(file, { bigint: true }).catch(() => null)
    const stamp = stats ? `${stats.mtimeNs} ${stats.size} ${stats.ino}` : 'none'
    if (cached?.stamp === stamp) return cached.stored
    const text = await readOrNull(file)
    const stored: Stored = text === null ? { accounts: [], links: [] } : JSON.parse(text)
    cached = { stamp, stored }
    return stored
  }

  /** One change after the other; the file is replaced as a whole. */
  function change<Result>(decide: (stored: Stored) => Promise<Result> | Result): Promise<Result> {
    const next = last.then(async () => {
      const stored = structuredClone(await read())
      const result = await decide(stored)
      stored.links = stored.links.filter(({ expiresAt }) => Date.parse(expiresAt) > now())
      await ensureFolder(dir)
      await writeDurable(file, `${JSON.stringify(stored, null, 2)}\n`)
      await chmod(file, 0o600)
      cached = null
      return result
    })
    last = next.catch(() => undefined)
    return next
  }

  /** A flood of sign-ins waits its turn instead of taking 19 MiB each. */
  async function limited<Result>(task: () => Promise<Result>): Promise<Result> {
    while (running >= hashesAtOnce) await new Promise<void>((resolve) => waiting.push(resolve))
    running += 1
    try {
      return await task()
    } finally {
      running -= 1
      waiting.shift()?.()
    }
  }

  const publicFacts = ({ id, name, email }: Account): StaffMember => ({ id, name, email })

  return {
    async list(): Promise<StaffMember[]> {
      return (await read()).accounts.map(publicFacts)
    },

    async byId(id: string): Promise<StaffMember | null> {
      const found = (await read()).accounts.find((account) => account.id === id)
      return found ? publicFacts(found) : null
    },

    /** Adds an account, or gives the one with this e-mail a new name and password. */
    async put({
      name,
      email,
      password,
    }: {
      name: string
      email: string
      password: string
    }): Promise<StaffMember> {
      const passwordHash = await limited(() => hash(password, argon))
      return change((stored) => {
        const known = stored.accounts.find((account) => account.email === email)
        if (known) {
          Object.assign(known, { name, passwordHash })
          return publicFacts(known)
        }
        const account = {
          id: randomUUID(),
          name,
          email,
          passwordHash,
          createdAt: new Date(now()).toISOString(),
        }
        stored.accounts.push(account)
        return publicFacts(account)
      })
    },

    /** False when there is no such account. */
    remove(email: string): Promise<boolean> {
      return change((stored) => {
        const before = stored.accounts.length
        stored.accounts = stored.accounts.filter((account) => account.email !== email)
        return stored.accounts.length < before
      })
    },

    /** The member, or null: an unknown e-mail takes as long as a wrong password. */
    async verify(email: string, password: string): Promise<StaffMember | null> {
      const account = (await read()).accounts.find((candidate) => candidate.email === email)
      const stored = account?.passwordHash ?? (await nobody)
      const right = await limited(() => verify(stored, password, argon))
      return account && right ? publicFacts(account) : null
    },

    /** A token for one set-up within a day; only its hash is kept. For one e-mail, or for whom it is given to. */
    createLink(email: string | null = null): Promise<string> {
      const token = randomBytes(32).toString('base64url')
      return change((stored) => {
        const expiresAt = new Date(now() + linkHours * 3_600_000).toISOString()
        stored.links.push({ tokenHash: sha256(token), email, expiresAt })
        return token
      })
    },

    /** Whether a link still opens, and for which e-mail; null when it does not. */
    async checkLink(token: string): Promise<{ email: string | null } | null> {
      const found = (await read()).links.find((link) => opens(link, token))
      return found ? { email: found.email } : null
    },

    /** Uses a link up; false when it had been used, has expired or is for somebody else. */
    redeemLink(token: string, email: string): Promise<boolean> {
      return change((stored) => {
        const found = stored.links.find(
          (link) => opens(link, token) && (link.email === null || link.email === email),
        )
        if (!found) return false
        stored.links = stored.links.filter((link) => link !== found)
        return true
      })
    },
  }

  function opens(link: Link, token: string): boolean {
    return link.tokenHash === sha256(token) && Date.parse(link.expiresAt) > now()
  }
}

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex')
