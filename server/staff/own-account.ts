import type { OwnAccount, OwnSession } from '#domain/staff/own-account.schema.ts'
import type { Accounts } from './accounts.ts'
import { findById } from './accounts-file.ts'
import { publicPasskey } from './passkeys.ts'
import type { SignedIn } from './require-staff.ts'
import type { ProofKind, SessionFacts, Sessions } from './sessions.ts'

export type OwnAccounts = ReturnType<typeof createOwnAccounts>

/** How long a sign-in or a confirmation counts as fresh (R295). Milliseconds. */
const freshMs = 900_000
/** Without links: a link that was lent or found must not give lasting access. */
const lasting: readonly ProofKind[] = ['password', 'passkey']
/** Sign-in methods after which the current password is not required. */
const withoutPassword: readonly ProofKind[] = ['passkey']

export function createOwnAccounts({
  accounts,
  sessions,
  now = Date.now,
}: {
  accounts: Pick<Accounts, 'file'>
  sessions: Pick<Sessions, 'list'>
  now?: () => number
}) {
  const isFresh = ({ proof }: SignedIn, kinds: readonly ProofKind[]): boolean =>
    kinds.includes(proof.by) && proof.at <= now() && now() - proof.at < freshMs

  const sessionsOf = ({ id, sessionId }: SignedIn): OwnSession[] =>
    sessions
      .list(id)
      .map((session) => publicSession(session, sessionId))
      .reverse()

  return {
    /** Whether the member recently confirmed their identity, by a method that may give lasting access. */
    hasProof: (member: SignedIn): boolean => isFresh(member, lasting),

    needsCurrentPassword: (member: SignedIn): boolean => !isFresh(member, withoutPassword),

    sessionsOf,

    async read(member: SignedIn): Promise<OwnAccount> {
      const { id, email, name, role, proof } = member
      const account = findById(await accounts.file.read(), id)
      return {
        email,
        name,
        role,
        confirmedUntil: isFresh(member, lasting) ? iso(proof.at + freshMs) : null,
        needsCurrentPassword: !isFresh(member, withoutPassword),
        hasPassword: account?.hasPassword ?? true,
        passkeys: (account?.passkeys ?? []).map(publicPasskey),
        sessions: sessionsOf(member),
      }
    },
  }
}

const publicSession = (
  { id, device, signedInBy, createdAt, seenAt }: SessionFacts,
  currentId: string,
): OwnSession => ({
  id,
  device: device || 'Unknown browser',
  signedInBy,
  createdAt: iso(createdAt),
  lastSeenAt: iso(seenAt),
  current: id === currentId,
})

const iso = (time: number): string => new Date(time).toISOString()
