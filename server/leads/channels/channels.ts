import path from 'node:path'
import type { ChannelViews } from '#domain/leads/channel-view.ts'
import type { Locale } from '#domain/locales.ts'
import type { Setting } from '../../kernel/setting.ts'
import { replyKind } from './auto-reply.ts'
import type { Channel } from './channel.ts'
import type { ChannelContext, ChannelKind, ChannelWords } from './channel-kind.ts'
import { driveKind } from './drive/drive-kind.ts'
import { mailKind } from './mail.ts'
import { createMailer } from './mailer.ts'
import { webhookKind } from './webhook.ts'

const kinds = [mailKind, driveKind, webhookKind, replyKind] as const

/** All kinds of channel, in the order of screens and commands. The only list of them. */
export const channelKinds: ChannelKind[] = [...kinds]

type All<Union> = (Union extends unknown ? (part: Union) => void : never) extends (all: infer Whole) => void
  ? Whole
  : never
type OwnSettings = All<(typeof kinds)[number]['settings']>

export const channelSettings = (): OwnSettings & Record<string, Setting> =>
  Object.assign({}, ...channelKinds.map(({ settings }) => settings))

export type ChannelValues = Readonly<Record<string, unknown>>

export const channelViews = (): ChannelViews =>
  Object.fromEntries(channelKinds.map(({ name, view }) => [name, view]))

/** A channel's words in a language; only its name when it is unknown. */
export const channelWords = (channel: string, language: Locale): ChannelWords =>
  channelKinds.find(({ name }) => name === channel)?.words[language] ?? { name: channel }

type ChannelsOptions = Omit<ChannelContext, 'values' | 'dataDir' | 'mailer' | 'filesAt'> & {
  config: { dataDir: string; smtpUrl: string | null; publicUrl: string | null; channels: ChannelValues }
}

export async function createChannels({ config, ...options }: ChannelsOptions) {
  const { dataDir, smtpUrl, publicUrl, channels: values } = config
  const sender = options.office().from.address
  const mailer = createMailer({ smtpUrl, mailDir: path.join(dataDir, 'mail'), publicUrl, sender })
  const all: Channel[] = []
  const staff: Channel[] = []
  const filesAt: ChannelContext['filesAt'] = (lead) => all.find(({ placeOf }) => placeOf)?.placeOf?.(lead)
  for (const kind of channelKinds) {
    const channel = await kind.open({ ...options, values, dataDir, mailer, filesAt })
    if (!channel) continue
    all.push(channel)
    if (kind.toStaff) staff.push(channel)
  }
  return { all, staff }
}

/** Stand-ins in a process that reads delivery logs and delivers nothing. `who`: its name in errors. */
export async function idleChannels(who: string, dataDir: string): Promise<Channel[]> {
  const channels: Channel[] = []
  for (const { name, takesAtRest } of channelKinds) {
    const takes = takesAtRest ? await takesAtRest(dataDir) : () => true
    const deliver = () => Promise.reject(new Error(`${who} does not deliver`))
    if (takes) channels.push({ name, takes, deliver })
  }
  return channels
}

/** The channels that can remove their copies, for a process that erases but delivers nothing. */
export const erasingChannels = (dataDir: string, values: ChannelValues): Channel[] =>
  channelKinds.flatMap(({ name, copies }) => {
    const deliver = () => Promise.reject(new Error(`${name} is open for erasing only`))
    return copies ? [{ name, deliver, copies: copies.open({ values, dataDir }) }] : []
  })
