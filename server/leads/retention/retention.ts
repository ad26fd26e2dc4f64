import type { LeadRecord } from '#domain/leads/records.ts'
import { referenceOf } from '#domain/leads/reference.ts'
import type { Locale } from '#domain/locales.ts'
import { mailTexts } from '#locales/dictionaries.ts'
import { readOrNull, writeDurable } from '../../kernel/files.ts'
import type { Log } from '../../kernel/log.ts'
import type { TrustedClock } from '../../kernel/trusted-clock.ts'
import type { Channel } from '../channels/channel.ts'
import type { LeadRepository } from '../lead-repository.ts'
import type { Erasures } from './erasure.ts'

const dayMs = 86_400_000
const lookEveryMs = 600_000
/** A digest names this many; the rest are counted. */
const mostNamed = 100

type RetentionOptions = {
  repository: Pick<LeadRepository, 'received' | 'get' | 'status'>
  erasures: Pick<Erasures, 'eraseLeads' | 'asideBefore'>
  mail: Pick<Channel, 'notify'>
  language: () => Locale
  /** Remembers when the last digest went out. */
  stateFile: string
  clock: Pick<TrustedClock, 'look' | 'markTold' | 'now'>
  /** Months after which a lead is erased; the privacy pages state them. */
  retentionMonths: () => number
  log: Log
}

/** The daily tasks of stored leads: the digest of held ones, and the erasure of old ones. */
export function createRetention(options: RetentionOptions) {
  const { repository, erasures, mail, language, stateFile, clock, retentionMonths, log } = options
  const { now } = clock
  let timer: NodeJS.Timeout | undefined
  let running: Promise<void> = Promise.resolve()

  /** Mails staff a list of leads held since the last digest, at most once a day. Without personal data, as the mail outlives an erasure. */
  async function sendDigest(): Promise<void> {
    const stored = Number((await readOrNull(stateFile))?.trim() ?? 0) || 0
    // A digest from the future was sent before the clock was set back
    const last = stored > now() ? 0 : stored
    if (now() - last < dayMs) return
    const fresh = repository.received({ state: 'held' }).filter(({ receivedAt }) => receivedAt > last)
    if (fresh.length === 0) return
    const { notice, kinds } = mailTexts[language()]
    const lineOf = ({ lead, held }: LeadRecord): string =>
      [
        lead.receivedAt.slice(0, 16).replace('T', ' '),
        referenceOf(lead.id),
        kinds[lead.kind],
        held === null ? '' : notice.reasons[held],
      ].join(', ')
    const lines: string[] = []
    for (const { id } of fresh.slice(0, mostNamed)) {
      const record = await repository.get(id)
      if (record) lines.push(lineOf(record))
    }
    const more = Math.max(0, fresh.length - mostNamed)
    await mail.notify?.({
      id: `held-${new Date(now()).toISOString().slice(0, 10)}`,
      subject: notice.held({ count: repository.status().held }),
      paragraphs: [notice.heldText, [...lines, ...(more > 0 ? [`+ ${more}`] : [])].join('\n')],
    })
    await writeDurable(stateFile, `${now()}\n`)
  }

  /** Erases leads older than the retention period, in any state. Resolves with their number. */
  async function eraseOld(): Promise<number> {
    const limit = new Date(now())
    const months = retentionMonths()
    limit.setUTCMonth(limit.getUTCMonth() - months)
    const old = repository.received().filter(({ receivedAt }) => receivedAt < limit.getTime())
    const ids = [...old.map(({ id }) => id), ...(await erasures.asideBefore(limit.getTime()))]
    if (ids.length > 0) await erasures.eraseLeads(ids, 'retention', months)
    return old.length
  }

  /** Erases when a trusted time is known; notifies staff when the clock differs from it. */
  async function retain(): Promise<void> {
    const { settled, tell } = await clock.look()
    if (settled) await eraseOld()
    if (!tell) return
    const { notice } = mailTexts[language()]
    await mail.notify?.({
      id: `clock-${new Date(now()).toISOString().slice(0, 10)}`,
      subject: notice.clock,
      paragraphs: [notice.clockText],
    })
    await clock.markTold()
  }

  /** Runs both tasks; a failure of one does not prevent the other. Never rejects. */
  async function look(): Promise<void> {
    for (const task of [retain, sendDigest]) {
      await task().catch((error: unknown) => {
        log.error({ error: error instanceof Error ? error.name : 'unknown' }, 'retention of leads failed')
      })
    }
  }

  const scheduleLook = () => {
    running = running.then(look)
  }

  return {
    sendDigest,
    eraseOld,
    look,
    start() {
      scheduleLook()
      timer = setInterval(scheduleLook, lookEveryMs).unref()
    },
    close: () => clearInterval(timer),
  }
}
