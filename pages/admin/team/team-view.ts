import type { StaffRole } from '#domain/staff/roles.ts'
import type { StaffTeam } from '#domain/staff/team.schema.ts'
import { teamText as text } from '#locales/en/admin-team.ts'
import { momentInWords } from '#renderer/ui/studio/moments.ts'

export type TeamView = { members: ShownMember[]; invitations: ShownInvitation[] }

export type ShownMember = { id: string; name: string; email: string; role: StaffRole; facts: string }
type ShownInvitation = { id: string; email: string; facts: string }

/** `now` in milliseconds since the epoch. */
export const viewOf = ({ members, invitations }: StaffTeam, now: number): TeamView => ({
  members: members.map(({ id, name, email, role, hasPassword, passkeys, lastSeenAt }) => {
    const seen =
      lastSeenAt === null ? text.members.never : text.members.seen({ when: momentInWords(lastSeenAt, now) })
    const ways = [
      ...(hasPassword ? [text.members.password] : []),
      ...(passkeys > 0 ? [text.members.passkeys({ count: passkeys })] : []),
    ]
    return { id, name, email, role, facts: [ways.join(', '), seen].filter(Boolean).join(' · ') }
  }),
  invitations: invitations.map(({ id, email, role, expiresAt }) => ({
    id,
    email,
    facts: text.invite.until({ role: text.roles[role], when: momentInWords(expiresAt, now) }),
  })),
})
