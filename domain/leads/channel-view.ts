/** The result of a finished delivery. `written`: only to a file; `stored`: in a folder on the server. */
export type DeliveryOutcome = 'sent' | 'written' | 'copied' | 'stored' | 'passed-on' | 'none'

/** How the studio presents a channel. Each channel (server/leads/channels) defines its own. */
export type ChannelView = {
  /** The channel's name in a list, such as `Drive folder`. */
  label: string
  /** A sentence saying that nothing gets through. */
  stuck: string
  stuckShort: string
  /** In the list of activity, such as `by the drive`. */
  inActivity: string
  /** What sending again does differently from the first time; null when nothing is worth saying. */
  sendAgain: string | null
  /** A lead is sent here only once; staff can send it again only while it is stuck. */
  once?: true
  /** What an erasure removes from this channel. */
  erased?: string
  /** What an erasure cannot remove, because others hold it. */
  stays?: string
  /** The result of a delivery without a note, and results keyed by a text that the note contains. */
  outcome: DeliveryOutcome
  outcomeByNote?: Readonly<Record<string, DeliveryOutcome>>
  /** The result with any other note; defaults to `outcome`. */
  otherOutcome?: DeliveryOutcome
}

export type ChannelViews = Readonly<Record<string, ChannelView>>
