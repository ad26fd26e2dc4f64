import * as z from 'zod/mini'
import { accountSchema } from './credentials.schema.ts'
import { type StaffRole, staffRoles } from './roles.ts'

/** Types and addresses for managing accounts (R294). Owners only. */

export const teamPage = '/admin/team'
export const teamEndpoint = '/api/staff/team'
export const memberEndpoint = (id: string): string => `${teamEndpoint}/members/${encodeURIComponent(id)}`
/** A one-time link to choose a new password or passkey. */
export const memberLinkEndpoint = (id: string): string => `${memberEndpoint(id)}/link`
export const invitationsEndpoint = `${teamEndpoint}/invitations`
export const invitationEndpoint = (id: string): string => `${invitationsEndpoint}/${encodeURIComponent(id)}`

export const roleSchema = z.object({ role: z.enum(staffRoles) })
export const invitationSchema = z.extend(roleSchema, { email: accountSchema.shape.email })

export type TeamMember = {
  id: string
  name: string
  email: string
  role: StaffRole
  /** ISO 8601. */
  createdAt: string
  hasPassword: boolean
  passkeys: number
}

export type Invitation = {
  id: string
  email: string
  role: StaffRole
  /** ISO 8601. */
  expiresAt: string
}

/** `lastSeenAt`: ISO 8601, to within ten minutes; null without a session. */
export type StaffTeam = {
  members: (TeamMember & { lastSeenAt: string | null })[]
  invitations: Invitation[]
}

/** A link that is shown once. */
export type MadeLink = { url: string; expiresAt: string }
