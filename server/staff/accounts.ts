import { createHash, randomBytes, randomUUID } from 'node:crypto'
import type { StaffRole } from '#domain/staff/roles.ts'
import type { Invitation, TeamMember } from '#domain/staff/team.schema.ts'
import { type Log, silentLog } from '../kernel/log.ts'
import {
  type Account,
  type AccountsFile,
  accountsDamaged,
  createAccountsFile,
  findByEmail,
  findById,
  isOpen,
  type Link,
  type Stored,
  type StoredPasskey,
} from './accounts-file.ts'
import { createPasswordHash } from './password-hash.ts'
import { hashToken } from './token-hash.ts'

export type StaffMember = { id: string; name: string; email: string; role: StaffRole }
/** Sessions made from it end when `epoch` increases, as with every new password. */
export type Admitted = StaffMember & { epoch: number }
/** `set-up`: makes an account, or sets its password. `sign-in`: opens a session, changes nothing else. */
type LinkPurpose = 'set-up' | 'sign-in'
type Credentials = { name: string; email: string; password: string; role?: StaffRole }
type SetUpCredentials = { name: string; email: string } & ({ password: string } | { passkey: StoredPasskey })
/** `last-owner`: nobody would be left who can change the team. */
export type TeamChange = 'done' | 'unknown' | 'last-owner'
type SetUpResult =
  | { ok: true; member: Admitted }
  /** `link`: used, expired or never made. `email`: the link is not for this address or existing account. */
  | { ok: false; reason: 'link' | 'email' }

export type Accounts = ReturnType<typeof createAccounts>

export const linkHours = 24

type AccountsOptions = { dir: string; now?: () => number; log?: Log }
type Context = {
  file: AccountsFile
  passwords: ReturnType<typeof createPasswordHash>
  now: () => number
}

/** Names, passwords and one-time links. E-mail addresses are lower-case (the schema ensures it). */
export function createAccounts({ dir, now = Date.now, log = silentLog }: AccountsOptions) {
  const file = createAccountsFile({ dir, now, log })
  const context: Context = { file, passwords: createPasswordHash(), now }
  return {
    file,
    ...membersOf(context),
    ...passwordsOf(context),
    ...invitationsOf(context),
    ...linksOf(context),
  }
}

function membersOf({ file: { read, change }, passwords, now }: Context) {
  return {
    async list(): Promise<StaffMember[]> {
      return (await read()).accounts.map(publicFacts)
    },

    async team(): Promise<TeamMember[]> {
      return (await read()).accounts.map((account) => ({
        ...publicFacts(account),
        createdAt: account.createdAt,
        hasPassword: account.hasPassword,
        passkeys: account.passkeys.length,
      }))
    },

    /** Takes effect with the member's next request. */
    setRole(id: string, role: StaffRole): Promise<TeamChange> {
      return change<TeamChange>((stored) => {
        const account = findById(stored, id)
        if (!account) return { unchanged: 'unknown' }
        if (role !== 'owner' && isLastOwner(stored, account)) return { unchanged: 'last-owner' }
        if (account.role === role) return { unchanged: 'done' }
        account.role = role
        return { result: 'done' }
      })
    },

    async byId(id: string): Promise<Admitted | null> {
      const found = findById(await read(), id)
      return found ? admit(found) : null
    },

    /** Adds an account, or gives the one with this e-mail a new name and password. */
    async put({ name, email, password }: Credentials): Promise<StaffMember> {
      const passwordHash = await passwords.hashOf(password)
      return change((stored) => ({
        result: publicFacts(place(stored, { name, email, passwordHash }, now())),
      }))
    },

    /** Null when the e-mail has an account, which is then not changed. */
    async add({ name, email, password, role = 'owner' }: Credentials): Promise<StaffMember | null> {
      if (findByEmail(await read(), email)) return null
      const passwordHash = await passwords.hashOf(password)
      return change((stored) =>
        findByEmail(stored, email)
          ? { unchanged: null }
          : { result: publicFacts(place(stored, { name, email, passwordHash, role }, now())) },
      )
    },

    /** Also removes the member's links and passkeys; sessions end with the account. */
    remove(email: string): Promise<boolean> {
      return change((stored) => {
        const account = findByEmail(stored, email)
        if (!account) return { unchanged: false }
        takeOut(stored, account)
        return { result: true }
      })
    },

    /** Like `remove`, by an owner in the studio; never removes the last owner. */
    removeMember(id: string): Promise<TeamChange> {
      return change<TeamChange>((stored) => {
        const account = findById(stored, id)
        if (!account) return { unchanged: 'unknown' }
        if (isLastOwner(stored, account)) return { unchanged: 'last-owner' }
        takeOut(stored, account)
        return { result: 'done' }
      })
    },
  }
}

function passwordsOf({ file: { read, change }, passwords, now }: Context) {
  async function isRight(password: string, account: Account | undefined): Promise<boolean> {
    try {
      return await passwords.matches(password, account?.passwordHash ?? null)
    } catch (error) {
      // The hashing library refuses an invalid hash: a damaged file or an edit by hand.
      if (error instanceof Error && Reflect.get(error, 'code') === 'InvalidArg') throw accountsDamaged()
      throw error
    }
  }

  return {
    /** The member, or null: an unknown e-mail takes as long as a wrong password. */
    async verify(email: string, password: string): Promise<Admitted | null> {
      const account = findByEmail(await read(), email)
      const right = await isRight(password, account)
      return account?.hasPassword && right ? admit(account) : null
    },

    async confirm(id: string, password: string): Promise<boolean> {
      const account = findById(await read(), id)
      return (await isRight(password, account)) && account?.hasPassword === true
    },

    /** Only passkeys then open the account (R296), and its other sessions end. Null without a passkey. */
    async dropPassword(id: string): Promise<Admitted | null> {
      const passwordHash = await passwords.hashOf(nobodysPassword())
      return change<Admitted | null>((stored) => {
        const account = findById(stored, id)
        if (!account || account.passkeys.length === 0) return { unchanged: null }
        Object.assign(account, { passwordHash, hasPassword: false, epoch: account.epoch + 1 })
        return { result: admit(account) }
      })
    },

    /**
     * Sets a new password. Earlier sessions and open links end, because any of them may be the reason for the
     * change. Passkeys stay. Null when the account is gone.
     */
    async changePassword(id: string, password: string): Promise<Admitted | null> {
      const passwordHash = await passwords.hashOf(password)
      return change<Admitted | null>((stored) => {
        const account = findById(stored, id)
        if (!account) return { unchanged: null }
        endLinksOf(stored, account.email)
        return { result: admit(place(stored, { ...account, passwordHash, hasPassword: true }, now())) }
      })
    },
  }
}

function invitationsOf({ file: { read, change }, now }: Context) {
  return {
    /** Open set-up links that were made for an address without an account. */
    async invitations(): Promise<Invitation[]> {
      const stored = await read()
      return stored.links.flatMap((link) =>
        isInvitation(link, stored) && isOpen(link, stored, now())
          ? [{ id: linkId(link), email: link.email ?? '', role: link.role, expiresAt: link.expiresAt }]
          : [],
      )
    },

    withdraw(invitationId: string): Promise<boolean> {
      return change((stored) => {
        const left = stored.links.filter(
          (link) => !(isInvitation(link, stored) && linkId(link) === invitationId),
        )
        if (left.length === stored.links.length) return { unchanged: false }
        stored.links = left
        return { result: true }
      })
    },
  }
}

function linksOf({ file: { read, change }, passwords, now }: Context) {
  const linkOf = (stored: Stored, token: string, purpose: LinkPurpose): Link | undefined => {
    const tokenHash = hashToken(token)
    return stored.links.find(
      (link) => link.tokenHash === tokenHash && link.purpose === purpose && isOpen(link, stored, now()),
    )
  }

  function refusal(stored: Stored, token: string, email: string): 'link' | 'email' | null {
    const link = linkOf(stored, token, 'set-up')
    if (!link) return 'link'
    // An invitation for anybody must not become a key to an existing account.
    const allowed = link.email === null ? !findByEmail(stored, email) : link.email === email
    return allowed ? null : 'email'
  }

  return {
    /**
     * Makes a link for one use within a day and resolves with its token, of which only the hash is stored.
     * Other links for this e-mail end. A sign-in link needs the e-mail of an account. `role`: of the account
     * that a set-up link makes.
     */
    createLink(
      email: string | null = null,
      purpose: LinkPurpose = 'set-up',
      role: StaffRole = 'owner',
    ): Promise<string> {
      const token = randomBytes(32).toString('base64url')
      return change((stored) => {
        const expiresAt = new Date(now() + linkHours * 3_600_000).toISOString()
        const first = email === null && stored.accounts.length === 0
        endLinksOf(stored, email)
        stored.links.push({ tokenHash: hashToken(token), purpose, email, role, first, expiresAt })
        return { result: token }
      })
    },

    /** Whether a set-up link would be accepted now from the person it is for. Does not use it up. */
    async isSetUpOpen(token: string): Promise<boolean> {
      return linkOf(await read(), token, 'set-up') !== undefined
    },

    /** The account for which a set-up link makes a passkey: the existing one, or the one to be made. */
    async setUpFor(token: string, email: string) {
      const stored = await read()
      const reason = refusal(stored, token, email)
      if (reason) return { ok: false as const, reason }
      const known = findByEmail(stored, email)
      return { ok: true as const, id: known?.id ?? idByLink(token), passkeys: known?.passkeys ?? [] }
    },

    /** Uses up the link and makes or changes the account in one step: a failure leaves the link as it was. */
    async setUp(token: string, { name, email, ...credential }: SetUpCredentials): Promise<SetUpResult> {
      // Checked before anything is hashed or written: guessing at links costs us nothing.
      const early = refusal(await read(), token, email)
      if (early) return { ok: false, reason: early }
      const passkey = 'passkey' in credential ? credential.passkey : null
      const passwordHash = await passwords.hashOf(
        'password' in credential ? credential.password : nobodysPassword(),
      )
      return change<SetUpResult>((stored) => {
        const reason = refusal(stored, token, email)
        if (reason) return { unchanged: { ok: false, reason } }
        const role = linkOf(stored, token, 'set-up')?.role ?? 'owner'
        stored.links = stored.links.filter((link) => link.tokenHash !== hashToken(token))
        endLinksOf(stored, email)
        const account = place(
          stored,
          {
            ...{ name, email, role, passwordHash, hasPassword: passkey === null },
            id: idByLink(token),
          },
          now(),
        )
        if (passkey) account.passkeys.push(passkey)
        return { result: { ok: true, member: admit(account) } }
      })
    },

    /** Uses up a sign-in link. Resolves with its member; null when the link is not valid (any more). */
    async redeemSignIn(token: string): Promise<Admitted | null> {
      if (!linkOf(await read(), token, 'sign-in')) return null
      return change<Admitted | null>((stored) => {
        const link = linkOf(stored, token, 'sign-in')
        const account = link?.email && findByEmail(stored, link.email)
        if (!link || !account) return { unchanged: null }
        endLinksOf(stored, account.email)
        return { result: admit(account) }
      })
    },
  }
}

type Placed = Pick<Account, 'name' | 'email' | 'passwordHash'> &
  Partial<Pick<Account, 'id' | 'hasPassword' | 'role'>>

function place(
  stored: Stored,
  { name, email, passwordHash, hasPassword = true, id = randomUUID(), role = 'owner' }: Placed,
  now: number,
): Account {
  const known = findByEmail(stored, email)
  const account: Account = known
    ? { ...known, name, passwordHash, hasPassword, epoch: known.epoch + 1 }
    : {
        id,
        name,
        email,
        passwordHash,
        hasPassword,
        role,
        createdAt: new Date(now).toISOString(),
        epoch: 0,
        passkeys: [],
      }
  if (known) stored.accounts[stored.accounts.indexOf(known)] = account
  else stored.accounts.push(account)
  return account
}

const publicFacts = ({ id, name, email, role }: Account): StaffMember => ({ id, name, email, role })

const isInvitation = ({ purpose, email }: Link, stored: Stored): boolean =>
  purpose === 'set-up' && email !== null && !findByEmail(stored, email)

/** Identifies a link, but cannot open it. */
const linkId = ({ tokenHash }: Link): string => tokenHash.slice(0, 16)

const isLastOwner = ({ accounts }: Stored, account: Account): boolean =>
  account.role === 'owner' && accounts.filter(({ role }) => role === 'owner').length === 1

function takeOut(stored: Stored, { email }: Account): void {
  stored.accounts = stored.accounts.filter((account) => account.email !== email)
  endLinksOf(stored, email)
}

function endLinksOf(stored: Stored, email: string | null): void {
  stored.links = stored.links.filter((link) => email === null || link.email !== email)
}

const nobodysPassword = (): string => randomBytes(32).toString('base64url')

/** The id of the account that a link will make: a passkey contains it before the account exists. */
function idByLink(token: string): string {
  const digits = createHash('sha256').update(`account ${token}`).digest('hex')
  return digits.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12}).*$/, '$1-$2-8$3-8$4-$5')
}

export const admit = (account: Account): Admitted => ({
  ...publicFacts(account),
  epoch: account.epoch,
})
