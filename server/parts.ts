import path from 'node:path'
import type { RequestHandler } from 'express'
import type { Config } from './config.ts'
import { type ContentStore, createContentStore } from './content/store.ts'
import { ensureFolder } from './files.ts'
import { dataHealth, type PartHealth } from './http/health.ts'
import type { Log } from './http/log.ts'
import { createMailChannel } from './leads/channels/mail.ts'
import { createOutbox, type Outbox } from './leads/outbox.ts'
import { type Accounts, createAccounts } from './staff/accounts.ts'
import { createIdentifyStaff, createRequireStaff } from './staff/require-staff.ts'
import { loadSecret } from './staff/secret.ts'
import { createSessions, type Sessions } from './staff/sessions.ts'

/** Everything that lives as long as the process: made here, joined in app.ts, ended by `close`. */
export type Parts = {
  store: ContentStore
  outbox: Outbox
  accounts: Accounts
  sessions: Sessions
  secret: string
  identifyStaff: RequestHandler
  requireStaff: RequestHandler
  health: Record<string, () => Promise<PartHealth>>
  /** Prints a one-time link when there is no staff account yet. */
  announceSetUp(): Promise<void>
  close(): Promise<void>
}

export async function createParts(config: Config, log: Log, origin: () => string): Promise<Parts> {
  const { dataDir } = config
  const leadsDir = path.join(dataDir, 'leads')
  await Promise.all([dataDir, leadsDir].map(ensureFolder))
}
