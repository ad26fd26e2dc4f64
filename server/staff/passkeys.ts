import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server'
import type { OwnPasskey } from '#domain/staff/own-account.schema.ts'
import { type Admitted, admit } from './accounts.ts'
import { type AccountsFile, findById, type Stored, type StoredPasskey } from './accounts-file.ts'
import type { WebAuthn } from './webauthn.ts'

/** A member in one session: a challenge issued in it must be answered in it. */
type Asker = { id: string; sessionId: string }
type AddResult =
  | { ok: true; passkey: OwnPasskey }
  /** `refused`: no passkey of this site (`detail`: for the log). `known`: registered. `full`: too many. */
  | { ok: false; reason: 'refused' | 'known' | 'full'; detail?: string }
type ProveResult = { ok: true; member: Admitted } | { ok: false; detail: string }

const mostPerMember = 20
const signIn = 'sign-in'

type Context = { file: AccountsFile; webAuthn: WebAuthn; now: () => number }

export function createPasskeys(context: Context) {
  return { ...proofsOf(context), ...registrationsOf(context) }
}

/** Signing in with a passkey, and confirming with one within a session. */
function proofsOf({ file: { read, change }, webAuthn, now }: Context) {
  /** `only`: id of the member that it must belong to; without it, the passkey identifies the member. */
  async function prove(
    purpose: string,
    response: AuthenticationResponseJSON,
    only?: string,
  ): Promise<ProveResult> {
    const found = findPasskey(await read(), response.id)
    if (!found || (only !== undefined && found.account.id !== only)) return no('unknown passkey')
    const { userHandle } = response.response
    // Without a given user, the passkey itself identifies the member (WebAuthn §7.2, step 6).
    if (userHandle === undefined ? only === undefined : decoded(userHandle) !== found.account.id) {
      return no('passkey of another member')
    }
    const asserted = await webAuthn.verifyAssertion(purpose, response, found.passkey)
    if (!asserted.ok) return no(asserted.reason)
    return change<ProveResult>((stored) => {
      // The passkey may have been removed, or used by its clone, while the signature was verified
      const present = findPasskey(stored, response.id)
      if (!present || present.account.id !== found.account.id) return { unchanged: no('unknown passkey') }
      const { account, passkey } = present
      const isCounting = asserted.counter > 0 || passkey.counter > 0
      if (isCounting && asserted.counter <= passkey.counter) return { unchanged: no('counter went back') }
      passkey.counter = asserted.counter
      passkey.lastUsedAt = iso(now())
      return { result: { ok: true, member: admit(account) } }
    })
  }

  return {
    signInOptions: () => webAuthn.assertionOptions(signIn),

    /** The passkey itself identifies the member: no e-mail is asked for. */
    signIn: (response: AuthenticationResponseJSON): Promise<ProveResult> => prove(signIn, response),

    async confirmOptions({ id, sessionId }: Asker) {
      return webAuthn.assertionOptions(confirming(sessionId), passkeysOf(await read(), id))
    },

    confirm: ({ id, sessionId }: Asker, response: AuthenticationResponseJSON): Promise<ProveResult> =>
      prove(confirming(sessionId), response, id),
  }
}

/** The passkeys that a member has, and new ones: of a member, and of somebody with a set-up link. */
function registrationsOf({ file: { read, change }, webAuthn, now }: Context) {
  return {
    async list(memberId: string): Promise<OwnPasskey[]> {
      return passkeysOf(await read(), memberId).map(publicPasskey)
    },

    async addOptions(member: Asker & { name: string; email: string }) {
      const present = passkeysOf(await read(), member.id)
      return webAuthn.registrationOptions(adding(member.sessionId), member, present)
    },

    async add(
      { id, sessionId }: Asker,
      response: RegistrationResponseJSON,
      name: string,
    ): Promise<AddResult> {
      const registered = await webAuthn.verifyRegistration(adding(sessionId), response)
      if (!registered.ok) return { ok: false, reason: 'refused', detail: registered.reason }
      return change<AddResult>((stored) => {
        const account = findById(stored, id)
        if (!account) return { unchanged: { ok: false, reason: 'refused', detail: 'no account' } }
        if (findPasskey(stored, registered.passkey.id)) return { unchanged: { ok: false, reason: 'known' } }
        if (account.passkeys.length >= mostPerMember) return { unchanged: { ok: false, reason: 'full' } }
        const passkey = { ...registered.passkey, name, createdAt: iso(now()), lastUsedAt: null }
        account.passkeys.push(passkey)
        return { result: { ok: true, passkey: publicPasskey(passkey) } }
      })
    },

    rename(memberId: string, passkeyId: string, name: string): Promise<OwnPasskey | null> {
      return change<OwnPasskey | null>((stored) => {
        const passkey = findById(stored, memberId)?.passkeys.find(({ id }) => id === passkeyId)
        if (!passkey) return { unchanged: null }
        passkey.name = name
        return { result: publicPasskey(passkey) }
      })
    },

    /** `last-way-in`: it is the only passkey, and the account has no password. */
    remove(memberId: string, passkeyId: string): Promise<'removed' | 'unknown' | 'last-way-in'> {
      return change<'removed' | 'unknown' | 'last-way-in'>((stored) => {
        const account = findById(stored, memberId)
        const left = account?.passkeys.filter(({ id }) => id !== passkeyId)
        if (!account || !left || left.length === account.passkeys.length) return { unchanged: 'unknown' }
        if (left.length === 0 && !account.hasPassword) return { unchanged: 'last-way-in' }
        account.passkeys = left
        return { result: 'removed' }
      })
    },

    /** For the person who opened a set-up link. `token` binds the answer to that link. */
    setUpOptions(
      token: string,
      member: { id: string; name: string; email: string },
      passkeys: StoredPasskey[],
    ) {
      return webAuthn.registrationOptions(settingUp(token, member.id), member, passkeys)
    },

    /** The passkey that was made for `setUpOptions`; null when it is not valid, or already in use. */
    async register(
      token: string,
      memberId: string,
      response: RegistrationResponseJSON,
      name: string,
    ): Promise<StoredPasskey | null> {
      const registered = await webAuthn.verifyRegistration(settingUp(token, memberId), response)
      if (!registered.ok || findPasskey(await read(), registered.passkey.id)) return null
      return { ...registered.passkey, name, createdAt: iso(now()), lastUsedAt: null }
    },
  }
}

const adding = (sessionId: string): string => `add ${sessionId}`
const settingUp = (token: string, memberId: string): string => `set up ${token} ${memberId}`
const confirming = (sessionId: string): string => `confirm ${sessionId}`

const passkeysOf = (stored: Stored, memberId: string): StoredPasskey[] =>
  findById(stored, memberId)?.passkeys ?? []

const iso = (time: number): string => new Date(time).toISOString()

function findPasskey({ accounts }: Stored, passkeyId: string) {
  for (const account of accounts) {
    const passkey = account.passkeys.find(({ id }) => id === passkeyId)
    if (passkey) return { account, passkey }
  }
  return null
}

const no = (detail: string): { ok: false; detail: string } => ({ ok: false, detail })

const decoded = (base64url: string): string => Buffer.from(base64url, 'base64url').toString('utf8')

export const publicPasskey = ({ id, name, createdAt, lastUsedAt }: StoredPasskey): OwnPasskey => ({
  id,
  name,
  createdAt,
  lastUsedAt,
})
