import type { Log } from '../../kernel/log.ts'
import type { LeadRepository } from '../lead-repository.ts'
import type { Erasures } from './erasure.ts'

const lookEveryMs = 600_000
/** A pass that would erase more leads than both of these allow is refused: the clock may be wrong. */
const mostAtOnce = 2
const mostShare = 0.1
/** How long the server must run with a refused pass before the clock is trusted. */
const confirmedAfterMs = 7 * 86_400_000

type RetentionOptions = {
  repository: Pick<LeadRepository, 'received'>
  erasures: Pick<Erasures, 'eraseLeads' | 'asideBefore'>
  /** Months after which a lead is erased; the privacy pages state them. */
  retentionMonths: () => number
  log: Log
  now?: () => number
  /** Milliseconds on a clock that nobody can set. */
  uptime?: () => number
}

/** Erases old leads, but never many at once because of a clock that may be wrong. */
export function createRetention(options: RetentionOptions) {
  const { repository, erasures, retentionMonths, log } = options
  const { now = Date.now, uptime = () => performance.now() } = options
  let timer: NodeJS.Timeout | undefined
  let refused: { leads: number; since: number } | null = null

  /** Erases leads older than the retention period, in any state. Resolves with their number. */
  async function eraseOld(): Promise<number> {
    const limit = new Date(now())
    const months = retentionMonths()
    limit.setUTCMonth(limit.getUTCMonth() - months)
    const all = repository.received()
    const old = all.filter(({ receivedAt }) => receivedAt < limit.getTime())
    if (old.length > Math.max(mostAtOnce, all.length * mostShare)) {
      if (!refused)
        log.error({ leads: old.length, of: all.length }, 'So many old leads are not erased at once')
      refused = { leads: old.length, since: refused?.since ?? uptime() }
      if (uptime() - refused.since < confirmedAfterMs) return 0
    }
    refused = null
    const ids = [...old.map(({ id }) => id), ...(await erasures.asideBefore(limit.getTime()))]
    if (ids.length > 0) await erasures.eraseLeads(ids, 'retention', months)
    return old.length
  }

  const look = () =>
    void eraseOld().catch((error: unknown) => {
      log.error({ error: error instanceof Error ? error.name : 'unknown' }, 'retention of leads failed')
    })

  return {
    eraseOld,
    refused: (): number => refused?.leads ?? 0,
    start() {
      look()
      timer = setInterval(look, lookEveryMs).unref()
    },
    close: () => clearInterval(timer),
  }
}
