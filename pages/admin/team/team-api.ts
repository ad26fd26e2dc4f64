import type { StaffRole } from '#domain/staff/roles.ts'
import {
  invitationEndpoint,
  invitationsEndpoint,
  type MadeLink,
  memberEndpoint,
  memberLinkEndpoint,
  type StaffTeam,
  teamEndpoint,
} from '#domain/staff/team.schema.ts'
import { teamText } from '#locales/en/admin-team.ts'
import { request } from '#renderer/ui/studio/request.ts'

export const readTeam = () => call<StaffTeam>('GET', teamEndpoint)
export const invite = (email: string, role: StaffRole) =>
  call<MadeLink>('POST', invitationsEndpoint, { email, role })
export const withdraw = (id: string) => call<null>('DELETE', invitationEndpoint(id))
export const setRole = (id: string, role: StaffRole) => call<null>('PATCH', memberEndpoint(id), { role })
export const removeMember = (id: string) => call<null>('DELETE', memberEndpoint(id))
export const makeLink = (id: string) => call<MadeLink>('POST', memberLinkEndpoint(id))

/** If the session has ended, reloads the page, which then shows the sign-in. */
const call = <Value>(method: string, address: string, body?: object) =>
  request<Value>(address, { method, body, fallback: teamText.failedText, reloadOn401: true })
