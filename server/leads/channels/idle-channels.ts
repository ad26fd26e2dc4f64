import type { Channel } from './channel.ts'

/**
 * Channels of a process that reads the delivery logs and never delivers. `who` names the process in the error;
 * `webhookSince`: see `webhookSince` of webhook.ts.
 */
export const idleChannels = (
  names: readonly string[],
  who: string,
  webhookSince: number | null = null,
): Channel[] =>
  names
    .filter((name) => name !== 'webhook' || webhookSince !== null)
    .map((name) => ({
      name,
      takes: ({ receivedAt }) => name !== 'webhook' || Date.parse(receivedAt) >= (webhookSince ?? 0),
      deliver: () => Promise.reject(new Error(`${who} does not deliver`)),
    }))
