import path from 'node:path'
import { type ChannelName, channelNames, staffChannelNames } from '#domain/leads/channels.ts'
import type { DiskReserve } from '../../kernel/disk-reserve.ts'
import { isSameDisk } from '../../kernel/disk-reserve.ts'
import { createAutoReplyChannel } from './auto-reply.ts'
import type { Channel } from './channel.ts'
import { drivePlace } from './drive/copy.ts'
import { createDriveChannel } from './drive/drive.ts'
import type { DriveTarget } from './drive/target.ts'
import { createMailChannel } from './mail.ts'
import { createMailer } from './mailer.ts'
import type { Office } from './office.ts'
import { createWebhookChannel, switchWebhook, type WebhookTarget } from './webhook.ts'
import { withinReserve } from './within-reserve.ts'

export type ChannelConfig = {
  dataDir: string
  smtpUrl: string | null
  publicUrl: string | null
  drive: DriveTarget
  googleCredentialsFile: string | null
  leadWebhook: WebhookTarget | null
}

type ChannelsOptions = {
  config: ChannelConfig
  /** Right-hand side of Message-IDs. */
  host: string
  office: () => Office
  /** Hours within which visitors are promised an answer, in words. */
  promise: () => string
  secret: string
  /** The folder of the leads, and the space on its disk. */
  leadsDir: string
  reserve: DiskReserve
}

/** The ways by which leads leave: in the order of the names, those that are configured. */
export async function createChannels(options: ChannelsOptions) {
  const { config, host, office, promise, secret, leadsDir, reserve } = options
  const { dataDir, smtpUrl, publicUrl, drive: target, googleCredentialsFile, leadWebhook } = config
  const mailer = createMailer({ smtpUrl, mailDir: path.join(dataDir, 'mail'), publicUrl })
  const drive = createDriveChannel({ target, googleCredentialsFile })
  const copiesHere = target.kind === 'file' && (await isSameDisk(leadsDir, target.dir))
  const since = await switchWebhook(dataDir, leadWebhook !== null, Date.now())
  const byName: Record<ChannelName, Channel | null> = {
    mail: createMailChannel({ mailer, office, host, filesAt: (lead) => drivePlace(lead, target) }),
    drive: copiesHere ? withinReserve(drive, reserve) : drive,
    webhook:
      leadWebhook &&
      createWebhookChannel({
        target: leadWebhook,
        since: since ?? 0,
        language: () => office().language,
      }),
    reply: createAutoReplyChannel({
      ...{ mailer, office, promise, host, secret },
      ledgerFile: path.join(dataDir, 'auto-replies.json'),
    }),
  }
  const named = (names: readonly ChannelName[]) => names.flatMap((name) => byName[name] ?? [])
  return { all: named(channelNames), staff: named(staffChannelNames) }
}
