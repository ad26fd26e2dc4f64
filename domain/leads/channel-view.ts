/** What a delivery that has ended came to: sent by mail, only written to a file, copied elsewhere, in a folder of the server. */
export type DeliveryOutcome = 'sent' | 'written' | 'copied' | 'stored' | 'passed-on' | 'none'

/** What the studio shows of a channel. Each channel says it of itself (server/leads/channels); pages get it with their data. */
export type ChannelView = {
  /** Its name in a list, such as `Drive folder`. */
  label: string
  /** A sentence: it does not get through. */
  stuck: string
  /** The same in a few words. */
  stuckShort: string
  /** In the list of activity, such as `by the drive`. */
  inActivity: string
  /** What sending again does beyond the first time; null: nothing worth saying. */
  sendAgain: string | null
  /** Sent once only: staff send it again only while it is stuck. */
  once?: true
  /** What an erasure removes of it. */
  erased?: string
  /** What an erasure leaves with others. */
  stays?: string
  /** What a delivery without a note came to, and one with a note that contains one of the texts. */
  outcome: DeliveryOutcome
  outcomeByNote?: Readonly<Record<string, DeliveryOutcome>>
  /** With any other note; `outcome` unless given. */
  otherOutcome?: DeliveryOutcome
}

export type ChannelViews = Readonly<Record<string, ChannelView>>
