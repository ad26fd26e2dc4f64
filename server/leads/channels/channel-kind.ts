import type { ChannelView } from '#domain/leads/channel-view.ts'
import type { Lead } from '#domain/leads/lead.ts'
import type { Locale } from '#domain/locales.ts'
import type { SaidToVisitors } from '#locales/dictionaries.ts'
import type { DiskReserve } from '../../kernel/disk-reserve.ts'
import type { Finding } from '../../kernel/finding.ts'
import type { Settings, ValuesOf } from '../../kernel/setting.ts'
import type { DeliveryEvent } from '../delivery/delivery.ts'
import type { Place } from '../retention/place.ts'
import type { Channel, LeadCopies } from './channel.ts'
import type { Mailer } from './mailer.ts'
import type { Office } from './office.ts'

/**
 * Everything that this software knows of one kind of channel: its settings, its words, its checks, what an erasure finds of
 * it, and how it is opened. A new kind takes a file beside this one, and a line in channels.ts.
 */
export type ChannelKind<Rows extends Settings = Settings> = {
  /** Written in the delivery log; must never change once leads were delivered by it. */
  name: string
  /** True if it brings leads to staff; the others write to the sender. */
  toStaff: boolean
  /** Rows of the table of settings. */
  settings: Rows
  /** A fault in the combination of several settings. */
  faultOf?(values: ValuesOf<Rows>): { setting: string; message: string } | null
  view: ChannelView
  words: Readonly<Record<Locale, ChannelWords>>
  /** Null when it is not configured. */
  open(context: ChannelContext<Rows>): Promise<Channel | null>
  /**
   * For a process that reads delivery logs and delivers nothing: which leads the channel accepts; null for none. Default:
   * all.
   */
  takesAtRest?(dataDir: string): Promise<((lead: Lead) => boolean) | null>
  copies?: CopiesKind<Rows>
  /** Copies that its deliveries of one lead left out of reach, keyed by their name in `words.unreachable`. */
  leaves?(events: readonly DeliveryEvent[]): Record<string, number>
  /** Where it keeps something of leads in a data folder. */
  places?: readonly Place[]
  /** Paths of files that nobody else may read. */
  privateFiles?(values: ValuesOf<Rows>): string[]
  /** Its part of `doctor`. Changes and sends nothing. */
  examine?(context: ExamineContext<Rows>): Promise<Finding[]>
}

/** Copies elsewhere that an erasure removes. */
type CopiesKind<Rows extends Settings = Settings> = {
  open(context: Pick<ChannelContext<Rows>, 'values' | 'dataDir'>): LeadCopies
  /** Ids by which the copies of the lead in this folder are found, if its channel wrote any down. */
  idsIn?(folder: string): Promise<string[]>
  /**
   * Names in receipts. In `words.removed`: copies removed, and copies moved to a trash. In `words.unreachable`: copies in a
   * place that is no longer configured, and copies not found where they had been put.
   */
  named: { removed: string; trashed: string; former: string; missing: string }
}

export type ChannelContext<Rows extends Settings = Settings> = {
  values: ValuesOf<Rows>
  dataDir: string
  /** The folder of the leads, and the space on its disk. */
  leadsDir: string
  reserve: DiskReserve
  mailer: Mailer
  office: () => Office
  /** What the server itself says to visitors. */
  said: (locale: Locale) => SaidToVisitors
  /** Right-hand side of Message-IDs. */
  host: string
  /** Hours within which visitors are promised an answer, as text. */
  promise: () => string
  secret: string
  /** Where staff find the files of a lead, in words, if a channel copies them. */
  filesAt: (lead: Lead) => string | undefined
}

type ExamineContext<Rows extends Settings = Settings> = {
  values: ValuesOf<Rows>
  dataDir: string
  publicUrl: string | null
  /** The site's e-mail address from its settings; null while they cannot be read. */
  siteEmail: string | null
}

/** Texts for notices and receipts, in the language of staff. */
export type ChannelWords = {
  /** Within a sentence: `the drive`. */
  name: string
  /** Copies that an erasure removed, by place. */
  removed?: Readonly<Record<string, Counted>>
  /** Copies that an erasure could not reach. */
  unreachable?: Readonly<Record<string, Counted>>
}
type Counted = (values: { count: number }) => string
