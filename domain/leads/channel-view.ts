/** The result of a finished delivery: sent by mail, only written to a file, copied elsewhere, stored in a folder on the server. */
export type DeliveryOutcome = 'sent' | 'written' | 'copied' | 'stored' | 'passed-on' | 'none'

/** How the studio presents a channel. Each channel defines its own (server/leads/channels); pages receive it with their data. */
export type ChannelView = {
  /** Its name in a list, such as `Drive folder`. */
  label: string
  /** A sentence saying that nothing gets through. */
  stuck: string
  /** The same in a few words. */
  stuckShort: string
  /** In the list of activity, such as `by the drive`. */
  inActivity: string
  /** What sending again does differently from the first time; null when nothing is worth saying. */
  sendAgain: string | null
  /** Sent once only; staff can send it again only while it is stuck. */
  once?: true
  /** What an erasure removes from this channel. */
  erased?: string
  /** What an erasure cannot remove, because others hold it. */
  stays?: string
  /** The result of a delivery: without a note, and keyed by a text that its note contains. */
  outcome: DeliveryOutcome
  outcomeByNote?: Readonly<Record<string, DeliveryOutcome>>
  /** The result with any other note; defaults to `outcome`. */
  otherOutcome?: DeliveryOutcome
}

export type ChannelViews = Readonly<Record<string, ChannelView>>
