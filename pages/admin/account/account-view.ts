import type { OwnAccount } from '#domain/staff/own-account.schema.ts'
import { accountText as text } from '#locales/en/admin-account.ts'
import { dayInWords, momentInWords } from '#renderer/ui/studio/moments.ts'

export type AccountView = {
  email: string
  hasPassword: boolean
  confirmedUntil: string | null
  needsCurrentPassword: boolean
  passkeys: ShownPasskey[]
  /** The current session first, then the newest. */
  sessions: ShownSession[]
}

export type ShownPasskey = { id: string; name: string; facts: string }
export type ShownSession = { id: string; device: string; current: boolean; facts: string }

/** `now` in milliseconds since the epoch. */
export function viewOf(account: OwnAccount, now: number): AccountView {
  const { email, hasPassword, confirmedUntil, needsCurrentPassword, passkeys, sessions } = account
  return {
    email,
    hasPassword,
    confirmedUntil,
    needsCurrentPassword,
    passkeys: passkeys.map(({ id, name, createdAt, lastUsedAt }) => ({
      id,
      name,
      facts:
        lastUsedAt === null
          ? text.passkeys.factsUnused({ added: dayInWords(createdAt, now) })
          : text.passkeys.facts({ added: dayInWords(createdAt, now), used: momentInWords(lastUsedAt, now) }),
    })),
    sessions: sessions
      .map(({ id, device, current, createdAt, lastSeenAt, signedInBy }) => {
        const seen = current
          ? text.sessions.now({ since: momentInWords(createdAt, now) })
          : text.sessions.seen({ when: momentInWords(lastSeenAt, now) })
        // If it needs two lines, it breaks between the two facts
        const by = text.sessions.by[signedInBy].replaceAll(' ', '\u00A0')
        return { id, device, current, facts: `${seen}, ${by}` }
      })
      .sort((one, other) => Number(other.current) - Number(one.current)),
  }
}
