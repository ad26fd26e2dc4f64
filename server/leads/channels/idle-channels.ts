import type { Channel } from './channel.ts'

/** Channels of a process that reads the delivery logs and never delivers. `who` names the process in the error. */
export const idleChannels = (names: readonly string[], who: string): Channel[] =>
  names.map((name) => ({ name, deliver: () => Promise.reject(new Error(`${who} does not deliver`)) }))
