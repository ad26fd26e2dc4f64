import { access, constants } from 'node:fs/promises'
import path from 'node:path'
import type { RequestHandler } from 'express'
import type { Config } from './config.ts'
import { type ContentStore, createContentStore } from './content/store.ts'
import { ensureFolder } from './files.ts'
import type { PartHealth } from './http/health.ts'
import type { Log } from './http/log.ts'
import { createAlarm, stuckChannels } from './leads/alarm.ts'
import { createAutoReplyChannel } from './leads/channels/auto-reply.ts'
import { drivePlace } from './leads/channels/drive/copy.ts'
import { createDriveChannel } from './leads/channels/drive/drive.ts'
import { createMailChannel } from './leads/channels/mail.ts'
import { createMailer } from './leads/channels/mailer.ts'
import { createFormAge, type FormAge } from './leads/form-age.ts'
import { createIntake, type Intake } from './leads/intake.ts'
import type { Lead } from './leads/lead.ts'
import { createOutbox, type Outbox } from './leads/outbox.ts'
import { createTrays, type Trays } from './leads/tray.ts'
import { createUpkeep } from './leads/upkeep.ts'
import { type Accounts, createAccounts } from './staff/accounts.ts'
import { createIdentifyStaff } from './staff/require-staff.ts'
import { loadSecret } from './staff/secret.ts'
import { createSessions, type Sessions } from './staff/sessions.ts'

/** Everything that lives as long as the process: made here, joined in app.ts, ended by `close`. */
export type Parts = {
  store: ContentStore
  outbox: Outbox
  intake: Intake
  formAge: FormAge
  trays: Trays
  /** Where a lead lies in the drive, in words. */
  placeOf: (lead: Lead) => string
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

  const { name, email, staffLanguage } = store.site()
  const host = new URL(origin()).hostname
  const from = config.mailFrom ?? { name, address: email }
  const to = config.mailTo ?? { name, address: email }
  const placeOf = (lead: Lead) => drivePlace(lead, config.drive)
  const mailer = createMailer({ smtpUrl: config.smtpUrl, mailDir: path.join(dataDir, 'mail') })
  const mail = createMailChannel({ mailer, from, to, host, language: staffLanguage, filesAt: placeOf })
  const drive = createDriveChannel({
    target: config.drive,
    googleCredentialsFile: config.googleCredentialsFile,
  })
  const reply = createAutoReplyChannel({
    mailer,
    from,
    replyTo: { name, address: email },
    siteName: () => store.site().name,
    promise: () => store.catalogue().claims.reply?.value ?? '24',
    host,
    ledgerFile: path.join(dataDir, 'auto-replies.json'),
    secret,
  })
  const channels = [mail, drive, reply]
  const outbox = createOutbox({ dir: leadsDir, channels, retryBaseMs: config.retryBaseMs, log })
  const formAge = createFormAge({ secret })
  const intake = createIntake({ outbox, formAge, log, leadsPerMinute: config.leadsPerMinute })
  const trays = createTrays({ dir: path.join(dataDir, 'trays'), log })
  const alarm = createAlarm({ outbox, channels: [mail, drive], language: staffLanguage, log })
  const upkeep = createUpkeep({
    outbox,
    mail,
    language: staffLanguage,
    stateFile: path.join(dataDir, 'held-digest'),
    retentionMonths: () => store.site().leadRetentionMonths,
    log,
  })
  trays.start()
  // Old leads are read while the first visitors are answered: accepting does not depend on it.
  const started = outbox.start().then(() => {
    alarm.start()
    upkeep.start()
  })
  started.catch((error: unknown) => log.error({ error: String(error) }, 'The leads folder could not be read'))

  /** Degraded while a lead cannot get through; what cannot be reached at the moment does not take the site down. */
  function channelHealth(name: string, detail: Record<string, unknown>): PartHealth {
    const status = outbox.status()
    const isStuck = stuckChannels(status).includes(name)
    const { [name]: undelivered = 0 } = status.undelivered
    const { [name]: failed = 0 } = status.failed
    return { status: isStuck ? 'degraded' : 'ok', ...detail, undelivered, failed }
  }

  // Said at the start, when somebody is looking; the leads themselves are tried in any case
  for (const channel of [mail, drive]) {
    channel.verify?.().catch((error: unknown) => {
      const reason = error instanceof Error ? error.message : 'unknown'
      log.error({ channel: channel.name }, `Leads cannot go out by ${channel.name} now: ${reason}`)
    })
  }

  async function addFirstAccount(): Promise<void> {
    const { admin } = config
    if (!admin || (await accounts.list()).length > 0) return
    const [localPart = admin.email] = admin.email.split('@')
    await accounts.put({ name: localPart, email: admin.email.toLowerCase(), password: admin.password })
  }

  return {
    store,
    outbox,
    intake,
    formAge,
    trays,
    placeOf,
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
        const { held, damaged } = outbox.status()
        const stuck = stuckChannels(outbox.status())
        return { status: stuck.length > 0 || damaged > 0 ? 'degraded' : 'ok', stuck, held, damaged }
      },
      mail: async () => channelHealth('mail', { to: config.smtpUrl === null ? 'files' : 'smtp' }),
      drive: async () => channelHealth('drive', { to: config.drive.kind }),
    },
    async announceSetUp() {
      if ((await accounts.list()).length > 0) return
      const link = `${origin()}/admin?setup=${await accounts.createLink()}`
      log.warn({ link }, `There is no staff account yet. Make the first one within a day at ${link}`)
    },
    async close() {
      await started.catch(() => undefined)
      alarm.close()
      upkeep.close()
      trays.close()
      await Promise.all([outbox.close(), store.close()])
    },
  }
}
