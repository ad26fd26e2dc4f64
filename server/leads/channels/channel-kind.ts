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
 * Everything that is specific to one kind of channel. A new kind needs a file beside this one, and a line in
 * channels.ts.
 */
export type ChannelKind<Rows extends Settings = Settings> = {
  /** Written in the delivery log; must never change once leads were delivered by it. */
  name: string
  /** True if it brings leads to staff; the others write to the sender. */
  toStaff: boolean
  settings: Rows
  faultOf?(values: ValuesOf<Rows>): { setting: string; message: string } | null
  view: ChannelView
  words: Readonly<Record<Locale, ChannelWords>>
  /** Null when it is not configured. */
  open(context: ChannelContext<Rows>): Promise<Channel | null>
  /**
   * For a process that reads delivery logs and delivers nothing: which leads the channel accepts (default:
   * all); null when it accepts none.
   */
  takesAtRest?(dataDir: string): Promise<((lead: Lead) => boolean) | null>
  copies?: CopiesKind<Rows>
  /** How many copies its deliveries of one lead left out of reach, by name in `words.unreachable`. */
  leaves?(events: readonly DeliveryEvent[]): Record<string, number>
  /** Where in a data folder it stores something about leads. */
  places?: readonly Place[]
  privateFiles?(values: ValuesOf<Rows>): string[]
  /** Its part of `doctor`. Changes and sends nothing. */
  examine?(context: ExamineContext<Rows>): Promise<Finding[]>
}

type CopiesKind<Rows extends Settings = Settings> = {
  open(context: Pick<ChannelContext<Rows>, 'values' | 'dataDir'>): LeadCopies
  /** Ids by which the copies of the lead in this folder are found, if the channel recorded any. */
  idsIn?(folder: string): Promise<string[]>
  /**
   * Names in receipts. In `words.removed`: copies removed, and copies moved to a trash. In
   * `words.unreachable`: copies in a place that is no longer configured, and copies missing from where they
   * had been put.
   */
  named: { removed: string; trashed: string; former: string; missing: string }
}

export type ChannelContext<Rows extends Settings = Settings> = {
  values: ValuesOf<Rows>
  dataDir: string
  leadsDir: string
  reserve: DiskReserve
  mailer: Mailer
  office: () => Office
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

export type ChannelWords = {
  /** Within a sentence: `the drive`. */
  name: string
  removed?: Readonly<Record<string, Counted>>
  /** Copies that an erasure could not reach. */
  unreachable?: Readonly<Record<string, Counted>>
}
type Counted = (values: { count: number }) => string
