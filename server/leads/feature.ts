import path from 'node:path'
import { type ActivityFacts, actors, type RecordActivity } from '#domain/activity.ts'
import type { Owner } from '#domain/leads/handling.ts'
import type { LeadKind } from '#domain/leads/lead.ts'
import type { StaffLeads } from '#domain/leads/lead-views.ts'
import type { Locale } from '#domain/locales.ts'
import type { OwnTexts } from '#domain/site/own-texts.ts'
import type { Catalogue, Site } from '#domain/site/site.schema.ts'
import { saidToVisitors } from '#locales/dictionaries.ts'
import { memberFor } from '../http/member.ts'
import type { DiskReserve } from '../kernel/disk-reserve.ts'
import type { Feature, PageRequest } from '../kernel/feature.ts'
import { changedAt } from '../kernel/files.ts'
import type { Log } from '../kernel/log.ts'
import { type ChannelValues, channelViews, createChannels } from './channels/channels.ts'
import type { Mailbox } from './channels/mailer.ts'
import { officeOf } from './channels/office.ts'
import { leadHealth, leadMetrics } from './health.ts'
import { createFormAge } from './intake/form-age.ts'
import { createIntake } from './intake/intake.ts'
import { createPendingUploads } from './intake/pending-uploads.ts'
import { createServedBy } from './intake/served-by.ts'
import { createLeadRepository } from './lead-repository.ts'
import { createLeadsApi, type LeadsApiOptions } from './leads-api.ts'
import { createErasures } from './retention/erasure.ts'
import { readStaffLeads } from './staff-leads.ts'
import { startUpkeep } from './upkeep.ts'

type LeadsOptions = {
  config: {
    dataDir: string
    smtpUrl: string | null
    publicUrl: string | null
    channels: ChannelValues
    mailFrom: Mailbox | null
    mailTo: Mailbox | null
    leadsPerMinute: number
    retryBaseMs: number
  }
  log: Log
  origin: () => string
  secret: string
  reserve: DiskReserve
  leadsDir: string
  site: () => Site
  texts: (locale: Locale) => OwnTexts
  catalogue: () => Catalogue
  /** JSON with the version of the program: the build's build.json, or package.json in development. */
  buildFile: string
  contentCommit: () => Promise<string | null>
  onContentChange: (listener: () => void) => unknown
  /** Members who may be asked to answer a lead. */
  members: () => Promise<readonly (Owner & { id: string })[]>
  record: RecordActivity
  requireProof: LeadsApiOptions['requireProof']
  /** Returns the leads for a member; what the member sees of them is recorded. */
  seenBy: (leads: StaffLeads, member: { id: string; name: string; email: string }) => StaffLeads
  onSent: (kind: LeadKind) => void
}

export async function createLeadsFeature(options: LeadsOptions) {
  const { config, log, origin, secret, reserve, leadsDir, site, members, record } = options
  const { dataDir, retryBaseMs } = config
  const said = (locale: Locale) => saidToVisitors(locale, options.texts(locale))
  const office = () => officeOf(site(), config)
  const channels = await createChannels({
    ...{ config, office, said, secret, leadsDir, reserve },
    host: new URL(origin()).hostname,
    promise: () => options.catalogue().claims.reply?.value ?? '24',
  })
  const ofServer = (
    done: Partial<ActivityFacts> & {
      action: 'delivery-given-up' | 'leads-expired' | 'leads-erased-again'
      object?: string
    },
  ) => void record({ by: actors.server, ...done })
  const repository = createLeadRepository({
    dir: leadsDir,
    channels: channels.all,
    retryBaseMs,
    log,
    onGivenUp: (object, channel) => ofServer({ action: 'delivery-given-up', object, channel }),
    members,
    releaseGraceMs: Math.min(10_000, retryBaseMs),
  })
  const erasures = await createErasures({
    ...{ dataDir, repository, channels: channels.all, retryMs: retryBaseMs, log },
    onErased({ erased: { length: count }, receipt: { id: receipt, reason } }) {
      // The route records what a member erases, with their name
      if (reason === 'retention' && count > 0) ofServer({ action: 'leads-expired', count, receipt })
      if (reason === 'restore') ofServer({ action: 'leads-erased-again', count, receipt })
    },
  })
  const formAge = createFormAge({ secret })
  const builtAt = await changedAt(options.buildFile)
  const intake = createIntake({
    ...{ repository, formAge, log, leadsPerMinute: config.leadsPerMinute, onSent: options.onSent },
    servedBy: await createServedBy(options),
    // With the clock set to before the build, a lead would get so early a date that retention erases it
    now: () => Math.max(Date.now(), builtAt),
  })
  const pendingUploads = createPendingUploads({ dir: path.join(dataDir, 'trays'), log })
  pendingUploads.start()
  const upkeep = startUpkeep({
    ...{ repository, erasures, channels: channels.staff, office, origin, log },
    config,
    site,
  })
  const staffLeads = readStaffLeads({
    repository,
    erasures,
    office,
    members,
    mailIsSent: config.smtpUrl !== null,
  })

  return {
    name: 'leads',
    repository,
    intake,
    routes: createLeadsApi({
      ...options,
      ...{ repository, intake, formAge, pendingUploads, erasures, said },
      mailIsSent: config.smtpUrl !== null,
    }),
    forPages: ({ response, form }: PageRequest) => {
      const member = memberFor(response, 'leads')
      return {
        /** Null unless the member may answer leads. */
        staffLeads: member && options.seenBy(staffLeads, member),
        channelInWords: (channel: string) => channelViews()[channel]?.inActivity ?? channel,
        /** For a form's hidden field: the signed time at which the form was served. */
        formStamp: formAge.stamp,
        /** Present when a native form post was rejected. */
        ...(form && { form }),
      }
    },
    health: leadHealth({ repository, upkeep, channels: channels.staff }),
    metrics: leadMetrics(repository.status),
    async close() {
      await upkeep.close()
      pendingUploads.close()
      await Promise.all([repository.close(), erasures.close()])
    },
  } satisfies Feature & Record<string, unknown>
}
