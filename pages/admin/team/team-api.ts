import { parseOrNull } from '#domain/json.ts'
import { confirmFirst } from '#domain/staff/own-account.schema.ts'
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

export type Answer<Body> =
  | { ok: true; body: Body }
  /** `detail` in words for the member. */
  | { ok: false; confirmFirst: boolean; detail: string }

export const readTeam = () => call<StaffTeam>('GET', teamEndpoint)
export const invite = (email: string, role: StaffRole) =>
  call<MadeLink>('POST', invitationsEndpoint, { email, role })
export const withdraw = (id: string) => call<null>('DELETE', invitationEndpoint(id))
export const setRole = (id: string, role: StaffRole) => call<null>('PATCH', memberEndpoint(id), { role })
export const removeMember = (id: string) => call<null>('DELETE', memberEndpoint(id))
export const makeLink = (id: string) => call<MadeLink>('POST', memberLinkEndpoint(id))

/** Never rejects. When the session is over the page is asked for again, which shows the sign-in in place. */
async function call<Body>(method: string, address: string, body?: object): Promise<Answer<Body>> {
  try {
    const answer = await fetch(address, {
      method,
      credentials: 'same-origin',
      cache: 'no-store',
      headers: { accept: 'application/json', ...(body && { 'content-type': 'application/json' }) },
      ...(body && { body: JSON.stringify(body) }),
    })
    if (answer.status === 401) location.reload()
    const document = parseOrNull(await answer.text())
    if (answer.ok) return { ok: true, body: document as Body }
    const { detail, reason } = Object(document)
    const said = typeof detail === 'string' && detail !== '' ? detail : teamText.failedText
    return { ok: false, confirmFirst: reason === confirmFirst, detail: said }
  } catch {
    return { ok: false, confirmFirst: false, detail: teamText.failedText }
  }
}
