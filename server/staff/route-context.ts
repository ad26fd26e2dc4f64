import { type RecordActivity, recordNothing } from '#domain/activity.ts'
import type { Log } from '../kernel/log.ts'
import type { Accounts } from './accounts.ts'
import type { OwnAccounts } from './own-account.ts'
import { createPasskeys } from './passkeys.ts'
import { createSessionCookies } from './session-cookies.ts'
import type { Sessions } from './sessions.ts'
import { createThrottle } from './throttle.ts'
import { createWebAuthn } from './webauthn.ts'

export type StaffRoutesOptions = {
  accounts: Accounts
  ownAccounts: OwnAccounts
  sessions: Sessions
  /** The installation's secret, which signs the cookie of known browsers. */
  secret: string
  siteName: () => string
  origin: () => string
  log: Log
  record?: RecordActivity
  now?: () => number
}

export type RouteContext = ReturnType<typeof createRouteContext>

/** What these routes share. Tries of a password within a session count together, wherever they are made. */
export function createRouteContext(options: StaffRoutesOptions) {
  const { accounts, ownAccounts, sessions, secret, siteName, origin, log } = options
  const { record = recordNothing, now = Date.now } = options
  const webAuthn = createWebAuthn({ origin, siteName, now })
  return {
    ...{ accounts, ownAccounts, sessions, log, record },
    throttle: createThrottle(),
    passkeys: createPasskeys({ file: accounts.file, webAuthn, now }),
    sessionCookies: createSessionCookies({ sessions, secret, origin, now, record }),
  }
}
