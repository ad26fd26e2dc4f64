import type { RequestHandler, Response, Router } from 'express'
import { type RecordActivity, recordNothing } from '#domain/activity.ts'
import {
  invitationSchema,
  type MadeLink,
  roleSchema,
  type StaffTeam,
  teamEndpoint,
} from '#domain/staff/team.schema.ts'
import { jsonBody } from '../http/bodies.ts'
import { noStore } from '../http/cache-control.ts'
import { requireArea } from '../http/member.ts'
import { createRouter } from '../http/router.ts'
import { valid } from '../http/valid.ts'
import { problem } from '../kernel/errors.ts'
import type { Log } from '../kernel/log.ts'
import { type Accounts, linkHours, type TeamChange } from './accounts.ts'
import { staffOf } from './require-staff.ts'
import { bodyOf } from './session-cookies.ts'
import type { Sessions } from './sessions.ts'

type TeamRoutesOptions = {
  accounts: Accounts
  sessions: Pick<Sessions, 'list'>
  requireProof: RequestHandler
  origin: () => string
  log: Log
  record?: RecordActivity
  now?: () => number
}

/**
 * Who has an account, for owners (R294). Routes marked * require a recent confirmation by password or passkey
 * (R295).
 *
 * | path under /api/staff/team  | what it does                                              | failures           |
 * |-----------------------------|-----------------------------------------------------------|--------------------|
 * | GET                         | members and open invitations (`StaffTeam`)                |                    |
 * | POST /invitations           | * {email, role} → 201 {url, expiresAt}: shown only once   | 400, 403, 409      |
 * | DELETE /invitations/{id}    | 204: the link opens nothing any more                      | 404                |
 * | PATCH /members/{id}         | * {role} → 204, from the member's next request on         | 400, 403, 404, 409 |
 * | DELETE /members/{id}        | * 204: the account, its sessions, links and passkeys end  | 403, 404, 409      |
 * | POST /members/{id}/link     | * 201 {url, expiresAt}: to choose a new password          | 403, 404           |
 *
 * 401 without a session, 403 for other roles, 409 for an address with an account and for the last owner.
 */
export function createTeamRoutes(options: TeamRoutesOptions): Router {
  const { accounts, sessions, requireProof, origin, log, record = recordNothing, now = Date.now } = options
  const router = createRouter()
  const body = jsonBody(16)
  router.use(requireArea('team'), noStore)

  router.at('/').get(async (_request, response) => {
    response.json(await readTeam({ accounts, sessions }))
  })

  router.at('/invitations').post(requireProof, body, async (request, response) => {
    const { email, role } = valid(invitationSchema, bodyOf(request))
    if ((await accounts.list()).some((member) => member.email === email)) {
      throw problem('in-use', 'This address has an account already.')
    }
    const made = linkTo(await accounts.createLink(email, 'set-up', role))
    log.info({ staff: idOf(response), role }, 'Member invited')
    await record({ by: idOf(response), action: 'link-made', purpose: 'set-up', role })
    response.status(201).json(made)
  })

  router.at('/invitations/:id').delete(async (request, response) => {
    if (!(await accounts.withdraw(String(request.params.id)))) {
      throw problem('not-found', 'There is no such invitation.')
    }
    await record({ by: idOf(response), action: 'link-withdrawn' })
    response.status(204).end()
  })

  router
    .at('/members/:id')
    .patch(requireProof, body, async (request, response) => {
      const { role } = valid(roleSchema, bodyOf(request))
      const id = String(request.params.id)
      refuseUnlessDone(await accounts.setRole(id, role))
      log.info({ staff: idOf(response), member: id, role }, 'Role changed')
      await record({ by: idOf(response), action: 'role-changed', object: id, role })
      response.status(204).end()
    })
    .delete(requireProof, async (request, response) => {
      const id = String(request.params.id)
      refuseUnlessDone(await accounts.removeMember(id))
      log.info({ staff: idOf(response), member: id }, 'Member removed')
      await record({ by: idOf(response), action: 'account-removed', object: id })
      response.status(204).end()
    })

  router.at('/members/:id/link').post(requireProof, async (request, response) => {
    const member = await accounts.byId(String(request.params.id))
    if (!member) throw noMember()
    const made = linkTo(await accounts.createLink(member.email))
    log.info({ staff: idOf(response), member: member.id }, 'Set-up link made')
    await record({ by: idOf(response), action: 'link-made', purpose: 'set-up', object: member.id })
    response.status(201).json(made)
  })

  function linkTo(token: string): MadeLink {
    return {
      url: `${origin()}/admin?setup=${token}`,
      expiresAt: new Date(now() + linkHours * 3_600_000).toISOString(),
    }
  }

  return createRouter().use(teamEndpoint, router)
}

type TeamOptions = Pick<TeamRoutesOptions, 'accounts' | 'sessions'>

export async function readTeam({ accounts, sessions }: TeamOptions): Promise<StaffTeam> {
  const [members, invitations] = await Promise.all([accounts.team(), accounts.invitations()])
  return {
    members: members.map((member) => {
      const seen = sessions.list(member.id).map(({ seenAt }) => seenAt)
      return { ...member, lastSeenAt: seen.length > 0 ? new Date(Math.max(...seen)).toISOString() : null }
    }),
    invitations,
  }
}

function refuseUnlessDone(change: TeamChange): void {
  if (change === 'unknown') throw noMember()
  if (change === 'last-owner') {
    throw problem('in-use', 'This is the only owner. Make somebody else an owner first.')
  }
}

const idOf = (response: Response): string => staffOf(response)?.id ?? ''

const noMember = () => problem('not-found', 'There is no such member.')
