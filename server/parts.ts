import { access, constants } from 'node:fs/promises'
import path from 'node:path'
import type { RequestHandler } from 'express'
import type { Config } from './config.ts'
import { type ContentStore, createContentStore } from './content/store.ts'
import { ensureFolder } from './files.ts'
import type { PartHealth } from './http/health.ts'
import type { Log } from './http/log.ts'
import { createMailChannel } from './leads/channels/mail.ts'
import { createOutbox, type Outbox } from './leads/outbox.ts'
import { type Accounts, createAccounts } from './staff/accounts.ts'
import { createIdentifyStaff } from './staff/require-staff.ts'
import { loadSecret } from './staff/secret.ts'
import { createSessions, type Sessions } from './staff/sessions.ts'

/** Everything that lives as long as the process: made here, joined in app.ts, ended by `close`. */
export type Parts = {
  store: ContentStore
  outbox: Outbox
  accounts: Accounts
  sessions: Sessions
  /** Signs upload addresses. */
  secret: string
  identifyStaff: RequestHandler
  health: Record<string, () => Promise<PartHealth>>
  /** Prints a one-time link when there is no staff account yet. */
  announceSetUp(): Promise<void>
  close(): Promise<void>
}

type PartsOptions = {
  config: Config
  log: Log
  origin: () => string
  /** Where site.yaml and catalogue.yaml are taken from when the content folder has none. */
  defaultContent: string
}

export async function createParts({ config, log, origin, defaultContent }: PartsOptions): Promise<Parts> {
  const { dataDir } = config
  const leadsDir = path.join(dataDir, 'leads')
  const staffDir = path.join(dataDir, 'staff')
  for (const folder of [leadsDir, staffDir, config.publicObjectsDir]) await ensureFolder(folder)

  const [store, sessions, secret] = await Promise.all([
    createContentStore({
      dir: config.contentDir,
      committer: { name: 'Ponte', email: `noreply@${new URL(origin()).hostname}` },
      log,
      defaults: defaultContent,
    }),
    createSessions({ dir: staffDir }),
    config.sessionSecret ?? loadSecret(dataDir),
  ])
  const accounts = createAccounts({ dir: staffDir })
  await addFirstAccount()

  const { name, email } = store.site()
  const mail = createMailChannel({
    smtpUrl: config.smtpUrl,
    mailDir: path.join(dataDir, 'mail'),
    from: config.mailFrom ?? { name, address: email },
    to: config.mailTo ?? { name, address: email },
    host: new URL(origin()).hostname,
  })
  const outbox = createOutbox({ dir: leadsDir, channels: [mail], retryBaseMs: config.retryBaseMs, log })
  // Old leads are read while the first visitors are answered: accepting does not depend on it.
  const started = outbox.start()
  started.catch((error: unknown) => log.error({ error: String(error) }, 'The leads folder could not be read'))

  async function addFirstAccount(): Promise<void> {
    const { admin } = config
    if (!admin || (await accounts.list()).length > 0) return
    const [localPart = admin.email] = admin.email.split('@')
    await accounts.put({ name: localPart, email: admin.email.toLowerCase(), password: admin.password })
  }

  return {
    store,
    outbox,
    accounts,
    sessions,
    secret,
    identifyStaff: createIdentifyStaff({ accounts, sessions, origin }),
    health: {
      async content() {
        const faults = store.faults()
        return { status: faults.length > 0 ? 'degraded' : 'ok', faults: faults.length }
      },
      async data() {
        await access(dataDir, constants.W_OK)
        return { status: 'ok' }
      },
      async leads() {
        const { undelivered, failed, damaged, held, oldestUndeliveredMs } = outbox.status()
        const stuck = Object.values(failed).some((count) => count > 0) || (oldestUndeliveredMs ?? 0) > 600_000
        return { status: stuck || damaged > 0 ? 'degraded' : 'ok', undelivered, failed, held, damaged }
      },
      async mail() {
        return config.smtpUrl === null ? { status: 'ok', to: 'files' } : { status: 'ok', to: 'smtp' }
      },
    },
    async announceSetUp() {
      if ((await accounts.list()).length > 0) return
      const link = `${origin()}/admin?setup=${await accounts.createLink()}`
      log.warn({ link }, `There is no staff account yet. Make the first one within a day at ${link}`)
    },
    async close() {
      await started.catch(() => undefined)
      await Promise.all([outbox.close(), store.close()])
    },
  }
}
