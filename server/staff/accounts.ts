import { randomBytes, randomUUID } from 'node:crypto'
import { type Log, silentLog } from '../http/log.ts'
import {
  type Account,
  accountsDamaged,
  createAccountsFile,
  findByEmail,
  findById,
  isOpen,
  type Link,
  type Stored,
} from './accounts-file.ts'
import { createPasswordHash } from './password-hash.ts'
import { hashToken } from './token-hash.ts'

export type StaffMember = { id: string; name: string; email: string }
/** Whom a credential belongs to. A session made from it ends when `epoch` moves on, with every new password. */
export type Admitted = StaffMember & { epoch: number }
/** `set-up`: an account, or a new password for one. `sign-in`: a session, nothing else changes. */
export type LinkPurpose = 'set-up' | 'sign-in'
type Credentials = { name: string; email: string; password: string }
export type SetUpResult =
  | { ok: true; member: Admitted }
  /** `link`: used, expired or never made. `email`: the link is for another address, or may not change that account. */
  | { ok: false; reason: 'link' | 'email' }

export type Accounts = ReturnType<typeof createAccounts>

const linkHours = 24

/** Staff accounts: names, passwords and one-time links. E-mail addresses are lower-case (the schema's work). */
export function createAccounts({
  dir,
  now = Date.now,
  log = silentLog,
}: {
  dir: string
  now?: () => number
  log?: Log
}) {
  const file = createAccountsFile({ dir, now, log })
  const { read, change } = file
  const passwords = createPasswordHash()

  async function isRight(password: string, account: Account | undefined): Promise<boolean> {
    try {
      return await passwords.matches(password, account?.passwordHash ?? null)
    } catch (error) {
      // The hashing library refuses an invalid hash: a damaged file or an edit by hand.
      if (error instanceof Error && Reflect.get(error, 'code') === 'InvalidArg') throw accountsDamaged()
      throw error
    }
  }

  const linkOf = (stored: Stored, token: string, purpose: LinkPurpose): Link | undefined => {
    const tokenHash = hashToken(token)
    return stored.links.find(
      (link) => link.tokenHash === tokenHash && link.purpose === purpose && isOpen(link, stored, now()),
    )
  }

  /** Null when the link can be used up for this e-mail. */
  function refusal(stored: Stored, token: string, email: string): 'link' | 'email' | null {
    const link = linkOf(stored, token, 'set-up')
    if (!link) return 'link'
    // An invitation for anybody must not become a key to an account that is there.
    const allowed = link.email === null ? !findByEmail(stored, email) : link.email === email
    return allowed ? null : 'email'
  }

  function place(
    stored: Stored,
    { name, email, passwordHash }: Pick<Account, 'name' | 'email' | 'passwordHash'>,
  ): Account {
    const known = findByEmail(stored, email)
    const account: Account = known
      ? { ...known, name, passwordHash, epoch: known.epoch + 1, recovery: null }
      : {
          id: randomUUID(),
          name,
          email,
          passwordHash,
          createdAt: new Date(now()).toISOString(),
          epoch: 0,
          passkeys: [],
          recovery: null,
        }
    if (known) stored.accounts[stored.accounts.indexOf(known)] = account
    else stored.accounts.push(account)
    return account
  }

  return {
    /** The file in which passkeys and recovery codes are stored, too. */
    file,

    async list(): Promise<StaffMember[]> {
      return (await read()).accounts.map(publicFacts)
    },

    async byId(id: string): Promise<Admitted | null> {
      const found = findById(await read(), id)
      return found ? admit(found) : null
    },

    /** Adds an account, or gives the one with this e-mail a new name and password; its recovery codes end. */
    async put({ name, email, password }: Credentials): Promise<StaffMember> {
      const passwordHash = await passwords.hashOf(password)
      return change((stored) => ({ result: publicFacts(place(stored, { name, email, passwordHash })) }))
    },

    /** Null when the e-mail has an account; that one is then untouched. */
    async add({ name, email, password }: Credentials): Promise<StaffMember | null> {
      if (findByEmail(await read(), email)) return null
      const passwordHash = await passwords.hashOf(password)
      return change((stored) =>
        findByEmail(stored, email)
          ? { unchanged: null }
          : { result: publicFacts(place(stored, { name, email, passwordHash })) },
      )
    },

    /** The member's links, passkeys and codes go too, and sessions end with the account. False when there is none. */
    remove(email: string): Promise<boolean> {
      return change((stored) => {
        if (!findByEmail(stored, email)) return { unchanged: false }
        stored.accounts = stored.accounts.filter((account) => account.email !== email)
        stored.links = stored.links.filter((link) => link.email !== email)
        return { result: true }
      })
    },

    /** The member, or null: an unknown e-mail takes as long as a wrong password. */
    async verify(email: string, password: string): Promise<Admitted | null> {
      const account = findByEmail(await read(), email)
      const right = await isRight(password, account)
      return account && right ? admit(account) : null
    },

    /** Whether this is the member's password. */
    async confirm(id: string, password: string): Promise<boolean> {
      return isRight(password, findById(await read(), id))
    },

    /**
     * A new password, which ends the sessions and recovery codes made before it and the links that are still out: any
     * of them may be what the password is changed for. Passkeys stay. Null when the account is gone.
     */
    async changePassword(id: string, password: string): Promise<Admitted | null> {
      const passwordHash = await passwords.hashOf(password)
      return change<Admitted | null>((stored) => {
        const account = findById(stored, id)
        if (!account) return { unchanged: null }
        stored.links = stored.links.filter((link) => link.email !== account.email)
        return { result: admit(place(stored, { ...account, passwordHash })) }
      })
    },

    /** A token for one use within a day; only its hash is kept. A sign-in link needs the e-mail of an account. */
    createLink(email: string | null = null, purpose: LinkPurpose = 'set-up'): Promise<string> {
      const token = randomBytes(32).toString('base64url')
      return change((stored) => {
        const expiresAt = new Date(now() + linkHours * 3_600_000).toISOString()
        const first = email === null && stored.accounts.length === 0
        stored.links.push({ tokenHash: hashToken(token), purpose, email, first, expiresAt })
        return { result: token }
      })
    },

    /** Whether a set-up link would be taken now, by whom it is for. Does not use it up. */
    async isSetUpOpen(token: string): Promise<boolean> {
      return linkOf(await read(), token, 'set-up') !== undefined
    },

    /** Uses a set-up link up and makes the account, or changes it, in one step: a failure leaves the link as it was. */
    async setUp(token: string, { name, email, password }: Credentials): Promise<SetUpResult> {
      // Looked at before anything is hashed or written: guessing at links costs nothing.
      const early = refusal(await read(), token, email)
      if (early) return { ok: false, reason: early }
      const passwordHash = await passwords.hashOf(password)
      return change<SetUpResult>((stored) => {
        const reason = refusal(stored, token, email)
        if (reason) return { unchanged: { ok: false, reason } }
        stored.links = stored.links.filter((link) => link.tokenHash !== hashToken(token))
        return { result: { ok: true, member: admit(place(stored, { name, email, passwordHash })) } }
      })
    },

    /** Uses a sign-in link up: whose it was, or null when it does not open (any more). */
    async redeemSignIn(token: string): Promise<Admitted | null> {
      if (!linkOf(await read(), token, 'sign-in')) return null
      return change<Admitted | null>((stored) => {
        const link = linkOf(stored, token, 'sign-in')
        const account = link?.email && findByEmail(stored, link.email)
        if (!link || !account) return { unchanged: null }
        stored.links = stored.links.filter((other) => other !== link)
        return { result: admit(account) }
      })
    },
  }
}

const publicFacts = ({ id, name, email }: Account): StaffMember => ({ id, name, email })

export const admit = (account: Account): Admitted => ({ ...publicFacts(account), epoch: account.epoch })
