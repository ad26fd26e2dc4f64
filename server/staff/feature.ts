import { constants } from 'node:fs'
import { access } from 'node:fs/promises'
import type { IncomingHttpHeaders } from 'node:http'
import path from 'node:path'
import type { Response } from 'express'
import { actors, type RecordActivity } from '#domain/activity.ts'
import { mayUse } from '#domain/staff/roles.ts'
import { teamPage } from '#domain/staff/team.schema.ts'
import { memberFor } from '../http/member.ts'
import { createRouter } from '../http/router.ts'
import { Problem } from '../kernel/errors.ts'
import type { Feature, HealthReport, PageRequest } from '../kernel/feature.ts'
import type { Log } from '../kernel/log.ts'
import { createAccounts } from './accounts.ts'
import { nameInAddress } from './name-in-address.ts'
import { createOwnAccounts } from './own-account.ts'
import { createRequireProof } from './require-proof.ts'
import { createIdentifyStaff, sessionOf, staffOf } from './require-staff.ts'
import { createStaffRoutes } from './routes.ts'
import { createSessions } from './sessions.ts'
import { createTeamRoutes, readTeam } from './team-routes.ts'

type StaffOptions = {
  config: { dataDir: string; admin: { email: string; password: string } | null }
  log: Log
  origin: () => string
  secret: string
  siteName: () => string
  record: RecordActivity
}

export async function createStaffFeature({ config, log, origin, secret, siteName, record }: StaffOptions) {
  const { dataDir, admin } = config
  const dir = path.join(dataDir, 'staff')
  const accounts = createAccounts({ dir, log })
  const sessions = await createSessions({ dir, log })
  const ownAccounts = createOwnAccounts({ accounts, sessions })

  /** Null while the accounts are damaged: the public site stays up. */
  async function count(): Promise<number | null> {
    try {
      return (await accounts.list()).length
    } catch (error) {
      if (error instanceof Problem) return null
      throw error
    }
  }

  if (admin && (await count()) === 0) {
    const { id } = await accounts.put({
      name: nameInAddress(admin.email),
      email: admin.email.toLowerCase(),
      password: admin.password,
    })
    void record({ by: actors.server, action: 'account-added', object: id })
  }

  return {
    name: 'staff',
    accounts,
    sessions,
    isSignedIn: (headers: IncomingHttpHeaders): boolean =>
      sessionOf(headers, sessions, origin().startsWith('https:')) !== null,
    /** Guards exports and irreversible actions. `screen`: where a member returns to. */
    requireProof: (screen: string) => createRequireProof(ownAccounts, screen),
    members: () => accounts.list(),
    leadMembers: async () => (await accounts.list()).filter(({ role }) => mayUse(role, 'leads')),
    /** A one-time link for the first account; null if there is an account, or accounts cannot be read. */
    async setUpLink(): Promise<string | null> {
      if ((await count()) !== 0) return null
      const token = await accounts.createLink()
      void record({ by: actors.server, action: 'link-made', purpose: 'set-up' })
      return `${origin()}/admin?setup=${token}`
    },

    identify: createIdentifyStaff({ accounts, sessions, origin }),
    routes: () =>
      createRouter().use(
        createTeamRoutes({
          ...{ accounts, sessions, origin, log, record },
          requireProof: createRequireProof(ownAccounts, teamPage),
        }),
        createStaffRoutes({ accounts, ownAccounts, sessions, secret, siteName, origin, log, record }),
      ),
    forPages: ({ response }: PageRequest) => ({
      staff: shownMember(response),
      /** Null unless the member is an owner. */
      staffTeam: memberFor(response, 'team') && (() => readTeam({ accounts, sessions })),
      /** Whether a set-up link would be accepted. Rejects while the accounts cannot be read. */
      isSetUpOpen: accounts.isSetUpOpen,
      account: accountOf(response),
    }),
    health: {
      async data(): Promise<HealthReport> {
        await access(dataDir, constants.W_OK)
        const staff = (await count()) === null ? 'damaged' : 'ok'
        return { status: staff === 'ok' ? 'ok' : 'degraded', staff }
      },
    },
  } satisfies Feature & Record<string, unknown>

  function accountOf(response: Response) {
    const member = staffOf(response)
    return member && (() => ownAccounts.read(member))
  }
}

function shownMember(response: Response) {
  const member = staffOf(response)
  if (!member) return null
  const { name, email, role } = member
  return { name, email, role }
}
