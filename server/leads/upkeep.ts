import type { Locale } from '#locales/addresses.ts'
import { readOrNull, writeDurable } from '../files.ts'
import type { Log } from '../http/log.ts'
import type { Channel } from './channels/channel.ts'
import type { Erasures } from './erasure.ts'
import { referenceOf } from './lead.ts'
import { mailTextOf } from './message.ts'
import type { LeadRecord, Outbox } from './outbox.ts'

const dayMs = 86_400_000
const lookEveryMs = 600_000
/** A digest names this many; the rest are counted. */
const mostNamed = 100

type UpkeepOptions = {
  outbox: Pick<Outbox, 'list'>
  erasures: Pick<Erasures, 'eraseLeads' | 'asideBefore'>
  mail: Pick<Channel, 'notify'>
  language: Locale
  /** Remembers when the last digest went out. */
  stateFile: string
  /** Months after which a lead is erased; what the privacy page says. */
  retentionMonths: () => number
  log: Log
  now?: () => number
}

/** What is done with stored leads once a day: the digest of held ones, and the end of old ones. */
export function createUpkeep(options: UpkeepOptions) {
  const { outbox, erasures, mail, language, stateFile, retentionMonths, log, now = Date.now } = options
  let timer: NodeJS.Timeout | undefined
  let running: Promise<void> = Promise.resolve()

  /** Mails staff a list of what was held since the last digest, at most once a day. Names nobody: the mail outlives an erasure. */
  async function sendDigest(): Promise<void> {
    const last = Number((await readOrNull(stateFile))?.trim() ?? 0) || 0
    if (now() - last < dayMs) return
    const { leads } = await outbox.list({ state: 'held', limit: Number.POSITIVE_INFINITY })
    const fresh = leads.filter(({ lead }) => Date.parse(lead.receivedAt) > last)
    if (fresh.length === 0) return
    const { notice, kinds } = mailTextOf(language)
    const lineOf = ({ lead, held }: LeadRecord): string =>
      [
        lead.receivedAt.slice(0, 16).replace('T', ' '),
        referenceOf(lead.id),
        kinds[lead.kind],
        held === null ? '' : notice.reasons[held],
      ].join(', ')
    const lines = fresh.slice(0, mostNamed).map(lineOf)
    const more = fresh.length - lines.length
    await mail.notify?.({
      id: `held-${new Date(now()).toISOString().slice(0, 10)}`,
      subject: notice.held(leads.length),
      paragraphs: [notice.heldText, [...lines, ...(more > 0 ? [`+ ${more}`] : [])].join('\n')],
    })
    await writeDurable(stateFile, `${now()}\n`)
  }

  /** Erases what is older than the retention, in whatever state it is. Resolves with how many that were. */
  async function eraseOld(): Promise<number> {
    const limit = new Date(now())
    limit.setUTCMonth(limit.getUTCMonth() - retentionMonths())
    const { leads } = await outbox.list({ limit: Number.POSITIVE_INFINITY })
    const old = leads.filter(({ lead }) => Date.parse(lead.receivedAt) < limit.getTime())
    const ids = [...old.map(({ lead }) => lead.id), ...(await erasures.asideBefore(limit.getTime()))]
    if (ids.length > 0) await erasures.eraseLeads(ids, 'retention')
    return old.length
  }

  async function look(): Promise<void> {
    await eraseOld()
    await sendDigest()
  }

  const lookQuietly = () => {
    running = running.then(look).catch((error: unknown) => {
      log.error({ error: error instanceof Error ? error.name : 'unknown' }, 'upkeep of leads failed')
    })
  }

  return {
    sendDigest,
    eraseOld,
    start() {
      lookQuietly()
      timer = setInterval(lookQuietly, lookEveryMs).unref()
    },
    close: () => clearInterval(timer),
  }
}
