/**
 * The delivery channels of leads, in the order in which screens and commands list them. A name stands in delivery logs: it
 * never changes once leads were delivered by it. A new name makes the type checker ask for its texts and its channel.
 */
export const channelNames = ['mail', 'drive', 'webhook', 'reply'] as const
export type ChannelName = (typeof channelNames)[number]

/** Bring leads to staff; the others write to the sender. */
export const staffChannelNames = ['mail', 'drive', 'webhook'] as const satisfies readonly ChannelName[]

/** Staff can send a lead again by these. */
export type StaffChannelName = (typeof staffChannelNames)[number]
