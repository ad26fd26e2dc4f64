import type { Lead } from '#domain/leads/lead.ts'
import { settledWithin } from '../../kernel/settled-within.ts'
import { type Channel, DeliveryError } from '../channels/channel.ts'

/** The slowest accepted upload, in bytes per millisecond: 100 MB may take an hour and three quarters. */
const slowestLine = 16

type AttemptOptions = {
  filesFolder: string
  control: AbortController
  /** Timeout, added to the time the files may take. */
  timeoutMs: number
}

/** Deliveries that channels are still working on, even after an abort. */
export function createAttempts() {
  const working = new Map<string, Set<Promise<unknown>>>()

  function trackWork<Result>(id: string, work: Promise<Result>): Promise<Result> {
    const all = working.get(id) ?? new Set()
    working.set(id, all.add(work))
    const over = () => {
      all.delete(work)
      if (all.size === 0) working.delete(id)
    }
    work.then(over, over)
    return work
  }

  return {
    /** Resolves with the channel's note; rejects with the reason when `control` aborts. */
    async make(channel: Channel, lead: Lead, options: AttemptOptions): Promise<string> {
      const { filesFolder, control, timeoutMs } = options
      const { signal } = control
      const bytes = lead.files.reduce((sum, { size }) => sum + size, 0)
      const late = new DeliveryError('There was no answer in time.', { unreachable: true })
      const limit = setTimeout(() => control.abort(late), timeoutMs + bytes / slowestLine)
      const cut = new Promise<never>((_resolve, reject) => {
        signal.addEventListener('abort', () => reject(signal.reason), { once: true })
      })
      try {
        return await Promise.race([trackWork(lead.id, channel.deliver(lead, { filesFolder, signal })), cut])
      } finally {
        clearTimeout(limit)
      }
    },

    /** Waits at most `withinMs` until no channel works on the lead. Resolves with whether one did. */
    async idle(id: string, withinMs: number): Promise<boolean> {
      const works = working.get(id)
      if (!works) return false
      await settledWithin(withinMs, Promise.allSettled(works))
      return true
    },
  }
}

export function asDeliveryError(error: unknown): DeliveryError {
  if (error instanceof DeliveryError) return error
  return new DeliveryError('The delivery failed for a reason of our own; the server’s log has more.', {
    cause: error,
  })
}
