import type { LeadRecord } from '#domain/leads/records.ts'
import { referenceOf } from '#domain/leads/reference.ts'
import type { Locale } from '#domain/locales.ts'
import { mailTexts } from '#locales/dictionaries.ts'
import { readOrNull, writeDurable } from '../files.ts'
import type { Log } from '../http/log.ts'
import type { Channel } from './channels/channel.ts'
import type { Erasures } from './erasure.ts'
import type { Outbox } from './outbox.ts'
import type { TrustedClock } from './trusted-clock.ts'

const dayMs = 86_400_000
const lookEveryMs = 600_000
/** A digest names this many; the rest are counted. */
const mostNamed = 100

type RetentionOptions = {
  outbox: Pick<Outbox, 'received' | 'get' | 'status'>
  erasures: Pick<Erasures, 'eraseLeads' | 'asideBefore'>
  mail: Pick<Channel, 'notify'>
  language: Locale
  /** Remembers when the last digest went out. */
  stateFile: string
  clock: Pick<TrustedClock, 'look' | 'markTold' | 'now'>
  /** Months after which a lead is erased; what the privacy page says. */
  retentionMonths: () => number
  log: Log
}

/** What is done with stored leads once a day: the digest of held ones, and the end of old ones. */
export function createRetention(options: RetentionOptions) {
  const { outbox, erasures, mail, language, stateFile, clock, retentionMonths, log } = options
  const { now } = clock
  let timer: NodeJS.Timeout | undefined
  let running: Promise<void> = Promise.resolve()

  /** Mails staff a list of what was held since the last digest, at most once a day. Names nobody: the mail outlives an erasure. */
  async function sendDigest(): Promise<void> {
    const stored = Number((await readOrNull(stateFile))?.trim() ?? 0) || 0
    // A digest from the future was sent before the clock was set back
    const last = stored > now() ? 0 : stored
    if (now() - last < dayMs) return
    const fresh = outbox.received({ state: 'held' }).filter(({ receivedAt }) => receivedAt > last)
    if (fresh.length === 0) return
    const { notice, kinds } = mailTexts[language]
    const lineOf = ({ lead, held }: LeadRecord): string =>
      [
        lead.receivedAt.slice(0, 16).replace('T', ' '),
        referenceOf(lead.id),
        kinds[lead.kind],
        held === null ? '' : notice.reasons[held],
      ].join(', ')
    const lines: string[] = []
    for (const { id } of fresh.slice(0, mostNamed)) {
      const record = await outbox.get(id)
      if (record) lines.push(lineOf(record))
    }
    const more = Math.max(0, fresh.length - mostNamed)
    await mail.notify?.({
      id: `held-${new Date(now()).toISOString().slice(0, 10)}`,
      subject: notice.held(outbox.status().held),
      paragraphs: [notice.heldText, [...lines, ...(more > 0 ? [`+ ${more}`] : [])].join('\n')],
    })
    await writeDurable(stateFile, `${now()}\n`)
  }

  /** Erases what is older than the retention period, in whatever state it is. Resolves with how many that were. */
  async function eraseOld(): Promise<number> {
    const limit = new Date(now())
    limit.setUTCMonth(limit.getUTCMonth() - retentionMonths())
    const old = outbox.received().filter(({ receivedAt }) => receivedAt < limit.getTime())
    const ids = [...old.map(({ id }) => id), ...(await erasures.asideBefore(limit.getTime()))]
    if (ids.length > 0) await erasures.eraseLeads(ids, 'retention')
    return old.length
  }

  /** Erases once there is a time that can be trusted; tells staff when the clock says another. */
  async function retain(): Promise<void> {
    const { settled, tell } = await clock.look()
    if (settled) await eraseOld()
    if (!tell) return
    const { notice } = mailTexts[language]
    await mail.notify?.({
      id: `clock-${new Date(now()).toISOString().slice(0, 10)}`,
      subject: notice.clock,
      paragraphs: [notice.clockText],
    })
    await clock.markTold()
  }

  /** Both in any case: one that fails does not keep the other from being done. Never rejects. */
  async function look(): Promise<void> {
    for (const task of [retain, sendDigest]) {
      await task().catch((error: unknown) => {
        log.error({ error: error instanceof Error ? error.name : 'unknown' }, 'retention of leads failed')
      })
    }
  }

  const lookInTurn = () => {
    running = running.then(look)
  }

  return {
    sendDigest,
    eraseOld,
    look,
    start() {
      lookInTurn()
      timer = setInterval(lookInTurn, lookEveryMs).unref()
    },
    close: () => clearInterval(timer),
  }
}
