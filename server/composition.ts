import { access, constants, readFile, stat, statfs } from 'node:fs/promises'
import path from 'node:path'
import type { RequestHandler } from 'express'
import * as z from 'zod'
import { type ActivityLog, actors, type RecordActivity } from '#domain/activity.ts'
import { type ChannelName, channelNames, staffChannelNames } from '#domain/leads/channels.ts'
import type { Lead } from '#domain/leads/lead.ts'
import { publicObjects } from '#domain/media/media.schema.ts'
import type { StaffLeads } from '#domain/page-services.ts'
import { nextDue } from '#domain/posts/post.schema.ts'
import { cardStock } from '#domain/site/card.schema.ts'
import { mayUse } from '#domain/staff/roles.ts'
import { createActivityLog } from './activity/activity-log.ts'
import { readActivity } from './activity/read-activity.ts'
import type { Config } from './config.ts'
import { createDrafts, type Drafts } from './content/posts/drafts.ts'
import { createPreviewLinks, type PreviewLinks } from './content/previews/preview-links.ts'
import type { RemoteState } from './content/remote/remote.ts'
import { type ContentStore, createContentStore } from './content/store/store.ts'
import { type Counts, createCounts } from './counts/counts.ts'
import { createMissingCounts, type MissingCounts } from './discovery/missing-pages.ts'
import type { ContentRevision } from './http/content-revision.ts'
import type { HealthReport } from './http/health.ts'
import { createSharedCache, type SharedCache, type SharedCacheState } from './http/shared-cache.ts'
import { stampDataFormat } from './kernel/data-format.ts'
import { type DataInUse, lockData } from './kernel/data-lock.ts'
import { createDiskReserve, type DiskReserve } from './kernel/disk-reserve.ts'
import { Problem } from './kernel/errors.ts'
import {
  ensureFolder,
  publicModes,
  readBytesOrNull,
  readOrNull,
  removeDurable,
  writeDurable,
} from './kernel/files.ts'
import { nameLeftovers } from './kernel/kept-from-before.ts'
import type { Log } from './kernel/log.ts'
import { closeToOthers } from './kernel/private-folders.ts'
import { createTrustedClock } from './kernel/trusted-clock.ts'
import { createAutoReplyChannel } from './leads/channels/auto-reply.ts'
import type { Channel } from './leads/channels/channel.ts'
import { drivePlace } from './leads/channels/drive/copy.ts'
import { createDriveChannel } from './leads/channels/drive/drive.ts'
import { createMailChannel } from './leads/channels/mail.ts'
import { createMailer } from './leads/channels/mailer.ts'
import { officeOf } from './leads/channels/office.ts'
import { createWebhookChannel, switchWebhook } from './leads/channels/webhook.ts'
import { withinReserve } from './leads/channels/within-reserve.ts'
import { createAlarm, stuckChannels } from './leads/delivery/alarm.ts'
import { createFormAge, type FormAge } from './leads/intake/form-age.ts'
import { createIntake, type Intake } from './leads/intake/intake.ts'
import { createPendingUploads, type PendingUploads } from './leads/intake/pending-uploads.ts'
import { createServedBy } from './leads/intake/served-by.ts'
import { createOutbox, type Outbox } from './leads/outbox.ts'
import { readOverview } from './leads/overview.ts'
import { createReminders } from './leads/reminders/reminders.ts'
import { createErasures, type Erasures } from './leads/retention/erasure.ts'
import { describeReceipt, toEraseByHand } from './leads/retention/receipt.ts'
import { createRetention } from './leads/retention/retention.ts'
import { startLeads } from './leads/startup.ts'
import { createSocialCards, type SocialCards } from './media/cards/social-cards.ts'
import { createImageProcess, type ImageProcess } from './media/images/image-process.ts'
import { createMedia, type Media } from './media/media.ts'
import { type Accounts, createAccounts } from './staff/accounts.ts'
import { nameInAddress } from './staff/name-in-address.ts'
import { createOwnAccounts, type OwnAccounts } from './staff/own-account.ts'
import { createIdentifyStaff } from './staff/require-staff.ts'
import { loadSecret } from './staff/secret.ts'
import { createSessions, type Sessions } from './staff/sessions.ts'

/** Interval for the start of a new year and a suspended computer; scheduled posts have a timer. Milliseconds. */
const lookAtClockMs = 60_000

/** The objects that live as long as the process: created here, joined in app.ts, ended by `close`. */
export type Composition = {
  store: ContentStore
  drafts: Drafts
  previews: PreviewLinks
  missingCounts: MissingCounts
  counts: Counts
  outbox: Outbox
  intake: Intake
  formAge: FormAge
  pendingUploads: PendingUploads
  erasures: Erasures
  media: Media
  /** Space on the disk of the leads. */
  leadsReserve: DiskReserve
  /** Space on the disk of the public objects; the same object when it is the same disk. */
  objectsReserve: DiskReserve
  /** Pictures for shared links; null without a build. */
  cards: SocialCards | null
  /** When each page last changed, by its path: ISO 8601. */
  pageDates: Readonly<Record<string, string>>
  /** Read access to leads for the studio's pages. */
  staffLeads: StaffLeads
  accounts: Accounts
  /** Access of signed-in members to their own account. */
  ownAccounts: OwnAccounts
  sessions: Sessions
  /** Records an activity. */
  record: RecordActivity
  /** What was recorded. */
  activity: ActivityLog
  /** Signs upload addresses and preview links. */
  secret: string
  identifyStaff: RequestHandler
  /** The caches in front; null = none. */
  sharedCache: SharedCache | null
  health: Record<string, () => Promise<HealthReport>>
  /** Makes a one-time link for the first staff account; null when there is one, or when the accounts cannot be read. */
  setUpLink(): Promise<string | null>
  close(): Promise<void>
}

type CompositionOptions = {
  config: Config
  log: Log
  origin: () => string
  /** Tells the page cache which pages are current: moved with every change. */
  contentRevision: ContentRevision
  /** Of the image process. */
  imageProgram: string
  /** Checks what is pushed to the content's repository; null: pushes are not configured. */
  pushProgram: string | null
  /** The build's file with the dates of the pages. */
  pageDatesFile?: string | undefined
  /** The build's folder for social cards. */
  cardsFolder?: string | undefined
  /** Says which program this is: the build's own file, or package.json in development. */
  buildFile: string
  /** The folder from which missing site.yaml and catalogue.yaml are copied. */
  defaultContent: string
  /** Called when another server has taken over the data folder: nothing may be written any more. Default: throws. */
  onDataLost?: (error: DataInUse) => void
}

/** Throws `DataInUse` when another server owns the data folder, `UnknownDataFormat` when it is not for this version. */
export async function compose({
  config,
  log,
  origin,
  contentRevision,
  onDataLost = rethrow,
  defaultContent,
  imageProgram,
  pushProgram,
  pageDatesFile,
  cardsFolder,
  buildFile,
}: CompositionOptions): Promise<Composition> {
  const { dataDir } = config
  const leadsDir = path.join(dataDir, 'leads')
  const staffDir = path.join(dataDir, 'staff')
  await ensureFolder(dataDir)
  // Before anything is read: two servers would overwrite each other's state
  const dataLock = await lockData({ dataDir, log, onLost: onDataLost })
  try {
    await stampDataFormat(dataDir, log)
  } catch (error) {
    await dataLock.release()
    throw error
  }
  const { contentDir, publicObjectsDir } = config
  await closeToOthers({ dataDir, except: [contentDir, publicObjectsDir], log })
  for (const folder of [leadsDir, staffDir]) await ensureFolder(folder)
  await ensureFolder(publicObjectsDir, { mode: publicModes.folder })
  await nameLeftovers(dataDir, log)

  // Before anything is recorded: what is too old is judged by it
  const clock = createTrustedClock({ file: path.join(dataDir, 'clock.json'), log })
  await clock.open()
  const activity = createActivityLog({ dataDir, log, mayExpire: () => !clock.inDoubt() })
  const images = createImageProcess({ program: imageProgram })
  /** Unknown during the start, when nothing is saved. */
  let known: Media | null = null
  const [store, sessions, secret, media] = await Promise.all([
    createContentStore({
      dir: config.contentDir,
      committer: { name: 'Ponte', email: `noreply@${new URL(origin()).hostname}` },
      log,
      defaults: defaultContent,
      pushProgram: pushProgram === null ? null : [pushProgram, publicObjectsDir],
      remote: config.contentRemote,
      readers: { origin, isGone: (address) => known?.isGone(address) ?? false },
    }),
    createSessions({ dir: staffDir, log }),
    config.sessionSecret ?? loadSecret(dataDir),
    createMedia({
      dir: config.publicObjectsDir,
      keptDir: path.join(dataDir, 'deleted-pictures'),
      images,
      log,
    }),
  ])
  known = media
  const sharedCache =
    config.cachePurgeUrls.length === 0
      ? null
      : createSharedCache({ addresses: config.cachePurgeUrls, log, retryMs: config.retryBaseMs })
  const tracking = moveWithContent({ contentRevision, store, media, onMoved: () => sharedCache?.change() })
  const missingFile = path.join(dataDir, 'missing-pages.json')
  const missingCounts = await createMissingCounts({
    kept: {
      read: () => readOrNull(missingFile),
      write: (text) => writeDurable(missingFile, text),
    },
    log,
  })
  const countsDir = path.join(dataDir, 'counts')
  await ensureFolder(countsDir)
  const countsFile = (month: string) => path.join(countsDir, `${month}.json`)
  const counts = createCounts({
    kept: {
      read: (month) => readOrNull(countsFile(month)),
      write: (month, text) => writeDurable(countsFile(month), text),
      remove: (month) => removeDurable(countsFile(month)),
    },
    log,
  })
  const accounts = createAccounts({ dir: staffDir, log })
  await addFirstAccount()

  const office = () => officeOf(store.site(), config)
  const language = () => office().language
  const host = new URL(origin()).hostname
  const mailer = createMailer({
    smtpUrl: config.smtpUrl,
    mailDir: path.join(dataDir, 'mail'),
    publicUrl: config.publicUrl,
  })
  const filesAt = (lead: Lead) => drivePlace(lead, config.drive)
  const mail = createMailChannel({ mailer, office, host, filesAt })
  const leadsReserve = createDiskReserve({ freeBytes: () => freeBytes(leadsDir) })
  const objectsReserve = (await isSameDisk(leadsDir, config.publicObjectsDir))
    ? leadsReserve
    : createDiskReserve({ freeBytes: () => freeBytes(config.publicObjectsDir) })
  const anyDrive = createDriveChannel({
    target: config.drive,
    googleCredentialsFile: config.googleCredentialsFile,
  })
  const copiesHere = config.drive.kind === 'file' && (await isSameDisk(leadsDir, config.drive.dir))
  const drive = copiesHere ? withinReserve(anyDrive, leadsReserve) : anyDrive
  const reply = createAutoReplyChannel({
    mailer,
    office,
    promise: () => store.catalogue().claims.reply?.value ?? '24',
    host,
    ledgerFile: path.join(dataDir, 'auto-replies.json'),
    secret,
  })
  const since = await switchWebhook(dataDir, config.leadWebhook !== null, Date.now())
  const webhook =
    config.leadWebhook && createWebhookChannel({ target: config.leadWebhook, since: since ?? 0, language })
  const channelsByName: Record<ChannelName, Channel | null> = { mail, drive, webhook, reply }
  const channels = channelNames.flatMap((name) => channelsByName[name] ?? [])
  const staffChannels = staffChannelNames.flatMap((name) => channelsByName[name] ?? [])
  const outbox = createOutbox({
    dir: leadsDir,
    channels,
    retryBaseMs: config.retryBaseMs,
    log,
    onGone: () => void erasures.resume(),
    onGivenUp: (object, channel) =>
      void activity.record({ by: actors.server, action: 'delivery-given-up', object, channel }),
    // Whose role has no leads is not asked to answer one
    members: async () => (await accounts.list()).filter(({ role }) => mayUse(role, 'leads')),
    releaseGraceMs: Math.min(10_000, config.retryBaseMs),
  })
  const erasures = await createErasures({
    ...{ dataDir, outbox, channels, retryMs: config.retryBaseMs, log },
    onErased({ erased, receipt: { id, reason } }) {
      const done = { by: actors.server, count: erased.length, receipt: id }
      // What a member erases is recorded with their name by the route
      if (reason === 'retention' && erased.length > 0)
        void activity.record({ ...done, action: 'leads-expired' })
      if (reason === 'restore') void activity.record({ ...done, action: 'leads-erased-again' })
    },
  })
  const servedBy = await createServedBy({
    buildFile,
    contentCommit: store.commit,
    onContentChange: store.onChange,
  })
  const formAge = createFormAge({ secret })
  const { leadsPerMinute } = config
  const onSent = (kind: Lead['kind']) => counts.tally.form(kind, 'sent')
  const intake = createIntake({
    outbox,
    formAge,
    log,
    leadsPerMinute,
    onSent,
    servedBy,
    now: clock.stamp,
  })
  const pendingUploads = createPendingUploads({ dir: path.join(dataDir, 'trays'), log })
  const alarm = createAlarm({
    outbox,
    channels: staffChannels,
    language,
    log,
  })
  const retention = createRetention({
    outbox,
    erasures,
    mail,
    language,
    stateFile: path.join(dataDir, 'held-digest'),
    clock,
    retentionMonths: () => store.site().leadRetentionMonths,
    log,
  })
  const reminders = createReminders({
    outbox,
    mail,
    officeAddress: () => office().to.address,
    language,
    settings: () => store.site().leadReminders,
    origin,
    stateFile: path.join(dataDir, 'lead-reminders.json'),
    now: clock.now,
    retryBaseMs: config.retryBaseMs,
    log,
  })
  const drafts = createDrafts({ dir: path.join(dataDir, 'drafts'), log })
  drafts.start()
  const previews = await createPreviewLinks({ file: path.join(dataDir, 'previews.json'), secret, log })
  pendingUploads.start()
  const startup = startLeads({
    outbox,
    log,
    before: takeAwayErased,
    onStarted() {
      erasures.start()
      alarm.start()
      retention.start()
      reminders.start()
    },
  })

  /** Runs before deliveries: an older backup or a copied folder may contain an erased person. */
  async function takeAwayErased(): Promise<void> {
    try {
      const leads = await erasures.applyTombstones()
      if (leads > 0) log.warn({ leads }, 'Leads that had been erased were there again, and were removed')
    } catch (error) {
      log.error({ error: String(error) }, 'What was erased before could not be looked for')
    }
  }

  /** Degraded while a lead cannot be delivered; an unreachable channel does not make the site `down`. */
  function channelHealth(name: string, detail: Record<string, unknown>): HealthReport {
    const status = outbox.status()
    const isStuck = stuckChannels(status).includes(name)
    const { [name]: undelivered = 0 } = status.undelivered
    const { [name]: failed = 0 } = status.failed
    return { status: isStuck ? 'degraded' : 'ok', ...detail, undelivered, failed }
  }

  // Checked at the start, when an operator is watching; deliveries are tried in any case
  for (const channel of staffChannels) {
    channel.verify?.().catch((error: unknown) => {
      const reason = error instanceof Error ? error.message : 'unknown'
      log.error({ channel: channel.name }, `Leads cannot go out by ${channel.name} now: ${reason}`)
    })
  }

  async function addFirstAccount(): Promise<void> {
    const { admin } = config
    if (!admin || (await staffCount()) !== 0) return
    const { id } = await accounts.put({
      name: nameInAddress(admin.email),
      email: admin.email.toLowerCase(),
      password: admin.password,
    })
    void activity.record({ by: actors.server, action: 'account-added', object: id })
  }

  /** Null while the accounts are damaged: the public site stays up. */
  async function staffCount(): Promise<number | null> {
    try {
      return (await accounts.list()).length
    } catch (error) {
      if (error instanceof Problem) return null
      throw error
    }
  }

  return {
    store,
    drafts,
    previews,
    missingCounts,
    counts,
    outbox,
    intake,
    formAge,
    pendingUploads,
    erasures,
    media,
    leadsReserve,
    objectsReserve,
    pageDates: pageDatesFile === undefined ? {} : await readPageDates(pageDatesFile),
    cards:
      cardsFolder === undefined
        ? null
        : await openCards(cardsFolder, config.publicObjectsDir, images.drawCard, () => store.site().name),
    staffLeads: {
      toAnswer: () => outbox.status().toAnswer,
      stuck: () => {
        const status = outbox.status()
        const countOf = (name: string) => (status.undelivered[name] ?? 0) + (status.failed[name] ?? 0)
        return stuckChannels(status).map((channel) => ({ channel, leads: countOf(channel) }))
      },
      list: outbox.list,
      overview: () => readOverview(outbox, { mailIsSent: config.smtpUrl !== null }),
      get: outbox.get,
      erasures: async () =>
        (await erasures.receipts()).map((receipt) => ({
          id: receipt.id,
          at: receipt.at,
          reason: receipt.reason,
          isDone: receipt.doneAt !== null,
          lines: describeReceipt(receipt, language()).slice(1),
          byHand: toEraseByHand(receipt, language()),
        })),
      members: async () => (await accounts.list()).map(({ name, email }) => ({ name, email })),
    },
    accounts,
    ownAccounts: createOwnAccounts({ accounts, sessions }),
    sessions,
    record: activity.record,
    activity: {
      async read(query) {
        await activity.flush()
        return readActivity(dataDir, query)
      },
      members: async () => (await accounts.list()).map(({ id, name }) => ({ id, name })),
    },
    secret,
    identifyStaff: createIdentifyStaff({ accounts, sessions, origin }),
    sharedCache,
    health: {
      ...(sharedCache && { cache: async () => cacheHealth(sharedCache.state()) }),
      async content() {
        const faults = store.faults()
        const { damage, watching } = store.condition()
        const remote = store.remote?.state() ?? null
        const isWell = faults.length === 0 && damage === null && watching && remote?.status !== 'failing'
        return {
          status: isWell ? 'ok' : 'degraded',
          faults: faults.length,
          // Kept inside by the proxies: a name may be that of a draft
          ...(faults.length > 0 && { files: [...new Set(faults.map(({ file }) => file))].slice(0, 10) }),
          history: damage === null ? 'ok' : 'damaged',
          // Without a watch, changes are found by polling all files
          watching: watching ? 'ok' : 'unavailable',
          ...(remote && { remote: remoteHealth(remote) }),
        }
      },
      async data() {
        await access(dataDir, constants.W_OK)
        const staff = (await staffCount()) === null ? 'damaged' : 'ok'
        return { status: staff === 'ok' ? 'ok' : 'degraded', staff }
      },
      async leads() {
        const { held, damaged } = outbox.status()
        const stuck = stuckChannels(outbox.status())
        const fault = startup.fault()
        const watching = outbox.watching()
        const time = clock.inDoubt() ? 'in doubt' : 'ok'
        const unsent = reminders.unsent()
        const isWell = stuck.length + damaged + unsent === 0 && fault === null && watching && time === 'ok'
        // While the folder is being read the counts are incomplete
        return {
          status: isWell ? 'ok' : 'degraded',
          reading: startup.reading(),
          ...(fault !== null && { fault }),
          watching,
          clock: time,
          stuck,
          held,
          damaged,
          ...(unsent > 0 && { unsentReminders: unsent }),
        }
      },
      mail: async () => channelHealth('mail', { to: config.smtpUrl === null ? 'files' : 'smtp' }),
      drive: async () => channelHealth('drive', { to: config.drive.kind }),
      ...(webhook && { webhook: async () => channelHealth('webhook', {}) }),
    },
    async setUpLink() {
      if ((await staffCount()) !== 0) return null
      const token = await accounts.createLink()
      void activity.record({ by: actors.server, action: 'link-made', purpose: 'set-up' })
      return `${origin()}/admin?setup=${token}`
    },
    async close() {
      tracking.close()
      sharedCache?.close()
      await startup.close()
      alarm.close()
      retention.close()
      await reminders.close()
      pendingUploads.close()
      await Promise.all([
        outbox.close(),
        erasures.close(),
        store.close(),
        drafts.close(),
        previews.close(),
        media.close(),
      ])
      await missingCounts.close()
      await counts.close()
      images.close()
      await activity.flush()
      await dataLock.release()
    },
  }
}

type Moving = {
  contentRevision: ContentRevision
  store: ContentStore
  media: Media
  /** Called when the change is visible to the next render. */
  onMoved: () => void
}

/** Increments the revisions with every change, before its request is answered, and when content changes by itself. */
function moveWithContent({ contentRevision, store, media, onMoved }: Moving): { close(): void } {
  let due = 0
  let settings: unknown[] = []
  const move = () => {
    due = nextDue(store.posts(), Date.now())
    contentRevision.move('posts', due)
    const read = [store.site(), store.catalogue()]
    if (read.some((one, at) => one !== settings[at])) contentRevision.move('settings', due)
    settings = read
    onMoved()
  }
  const timer = setInterval(() => Date.now() >= due && move(), lookAtClockMs).unref()
  const forget = store.onChange(move)
  media.onChange(move)
  move()
  return {
    close() {
      forget()
      clearInterval(timer)
    },
  }
}

/** Free bytes on the disk of a folder that this account may use. */
async function freeBytes(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder)
  return bavail * bsize
}

/** A missing folder will be on the disk of its nearest existing ancestor. */
async function isSameDisk(one: string, other: string): Promise<boolean> {
  const diskOf = async (folder: string): Promise<number> => {
    const facts = await stat(folder).catch(() => null)
    return facts?.dev ?? (folder === path.dirname(folder) ? -1 : diskOf(path.dirname(folder)))
  }
  return (await diskOf(one)) === (await diskOf(other))
}

function rethrow(error: Error): never {
  throw error
}

/** Empty in development, and when the build had no git history. */
async function readPageDates(file: string): Promise<Record<string, string>> {
  const text = await readOrNull(file)
  return text === null ? {} : z.record(z.string(), z.string()).parse(JSON.parse(text))
}

/** Null without a build. */
async function openCards(
  folder: string,
  publicObjectsDir: string,
  drawCard: ImageProcess['drawCard'],
  name: () => string,
): Promise<SocialCards | null> {
  const text = await readOrNull(path.join(folder, 'cards.json'))
  if (text === null) return null
  return createSocialCards({
    stock: cardStock.parse(JSON.parse(text)),
    read: (file) => readFile(path.join(folder, file)),
    readPicture: (address) =>
      readBytesOrNull(path.join(publicObjectsDir, address.slice(publicObjects.length))),
    drawCard,
    name,
  })
}

const cacheHealth = ({ behind, lagSeconds }: SharedCacheState): HealthReport => ({
  status: behind > 0 ? 'degraded' : 'ok',
  behind,
  lagSeconds: Math.round(lagSeconds),
})

/** Without the error's text, which may name a host. */
const remoteHealth = ({ status, fault, ahead, lagSeconds, conflicts }: RemoteState) => ({
  status,
  ...(fault !== null && { fault }),
  ahead,
  lagSeconds,
  conflicts,
})
