import { lateAfterHours, remindAfterHours } from '#domain/leads/handling.ts'
import { addDays, dateAt, instantOf } from '#domain/local-time.ts'
import type { Locale } from '#domain/locales.ts'
import type { LeadReminders } from '#domain/site/site.schema.ts'
import { minutesOf } from '#domain/site/site.schema.ts'
import { errorCodeForLog } from '../../kernel/errors.ts'
import type { Log } from '../../kernel/log.ts'
import { settledWithin } from '../../kernel/settled-within.ts'
import { type Channel, DeliveryError, type Notice } from '../channels/channel.ts'
import { stuckWithLeads } from '../delivery/alarm.ts'
import type { LeadRepository } from '../lead-repository.ts'
import { openRecord, type RecordKeeper } from './reminder-record.ts'
import { type ReminderKind, reminderText, summaryText } from './reminder-texts.ts'

const lookEveryMs = 15_000
const hourMs = 3_600_000
const longestWaitMs = 600_000
const closingGraceMs = 2_000

type RemindersOptions = {
  repository: Pick<LeadRepository, 'unanswered' | 'received' | 'get' | 'status'>
  mail: Pick<Channel, 'notify'>
  /** The office's address for notices. If a lead's owner has the same address, they get each notice once. */
  officeAddress: () => string
  language: () => Locale
  settings: () => LeadReminders
  origin: () => string
  stateFile: string
  now?: () => number
  /** Milliseconds on a clock that nobody can set. */
  uptime?: () => number
  retryBaseMs: number
  log: Log
}

/**
 * Tells staff which leads wait for an answer: once when 20 hours have passed, once when 24 have, and in a
 * daily summary (R286, R287). Each notice is recorded when the mail server has accepted it; one that could
 * not be sent is tried again. After downtime, a lead that is already late gets no 20-hour reminder first.
 */
export function createReminders(options: RemindersOptions) {
  const { repository, mail, officeAddress, language, settings, origin, stateFile, log, retryBaseMs } = options
  const { now = Date.now, uptime = () => performance.now() } = options
  const waits = createWaits({ uptime, baseMs: retryBaseMs })
  let keeper: RecordKeeper | null = null
  let timer: NodeJS.Timeout | undefined
  let closed = false
  let running: Promise<void> = Promise.resolve()

  async function remind(kept: RecordKeeper): Promise<void> {
    const wanted = settings()
    for (const { id, receivedAt } of repository.unanswered()) {
      const kind = dueKind(kept, id, receivedAt)
      if (kind && !(await tell(kept, id, kind, wanted))) return
    }
  }

  function dueKind(kept: RecordKeeper, id: string, receivedAt: number): ReminderKind | null {
    if (kept.has(id, 'late')) return null
    const isDue = (hours: number): boolean => {
      const at = receivedAt + hours * hourMs
      return at <= now() && at > kept.record.since
    }
    if (isDue(lateAfterHours)) return 'late'
    return !kept.has(id, 'reminder') && isDue(remindAfterHours) ? 'reminder' : null
  }

  /** False when the mail server cannot be reached: the other notices wait as well. */
  async function tell(
    kept: RecordKeeper,
    id: string,
    kind: ReminderKind,
    wanted: LeadReminders,
  ): Promise<boolean> {
    const record = await repository.get(id)
    if (!record) return true
    const { lead, handling } = record
    const { subject, paragraphs } = reminderText(
      {
        kind,
        lead,
        receivedAt: Date.parse(lead.receivedAt),
        owner: handling.owner,
        hours: { due: lateAfterHours, left: lateAfterHours - remindAfterHours },
        timeZone: wanted.timeZone,
        origin: origin(),
      },
      language(),
    )
    const owner = handling.owner?.email === officeAddress().toLowerCase() ? null : handling.owner
    const notices: [part: string, notice: Notice][] = [
      [`${kind}.office`, { id: `${kind}-${id}`, subject, paragraphs }],
    ]
    if (owner) {
      const to = { name: owner.name, address: owner.email }
      notices.push([`${kind}.owner`, { id: `${kind}-${id}.owner`, to, subject, paragraphs }])
    }
    for (const [part, notice] of notices) {
      if (kept.has(id, part)) continue
      const outcome = await send(notice)
      if (outcome === 'unreachable') return false
      // The office has the notice: a member's mailbox that refuses it is no reason to try for ever
      if (outcome === 'sent' || (outcome === 'refused' && notice.to)) await note(kept, id, part)
    }
    if (notices.every(([part]) => kept.has(id, part))) await note(kept, id, kind)
    return true
  }

  const note = (kept: RecordKeeper, id: string, what: string): Promise<void> =>
    kept.change(({ told }) => {
      told[id] = [...(told[id] ?? []), what]
    })

  /** Sends the latest summary that was due, if it has not been sent. */
  async function summarise(kept: RecordKeeper): Promise<void> {
    const wanted = settings()
    const moment = lastMoment(now(), wanted)
    // The clock was set back since: summaries resume the next day
    if (kept.record.summary > now()) await kept.change((record) => (record.summary = moment))
    const before = kept.record.summary
    if (moment <= before) return
    const open = repository.unanswered()
    const held = repository.received({ state: 'held' })
    const stuck = stuckWithLeads(repository.status())
    // Leads may stay held for months: only new ones are worth a mail
    const isNews = open.length > 0 || stuck.length > 0 || held.some(({ receivedAt }) => receivedAt > before)
    if (isNews) {
      const late = open.filter(({ receivedAt }) => receivedAt + lateAfterHours * hourMs <= now())
      const facts = { open, late: late.map(({ id }) => id), held: held.length, stuck }
      const text = summaryText({ ...facts, timeZone: wanted.timeZone, origin: origin() }, language())
      const outcome = await send({ id: `summary-${dateAt(moment, wanted.timeZone)}`, ...text })
      if (outcome !== 'sent') return
    }
    const known = new Set(repository.received().map(({ id }) => id))
    await kept.change((record) => {
      record.summary = moment
      for (const id of Object.keys(record.told)) if (!known.has(id)) delete record.told[id]
    })
  }

  async function send(notice: Notice): Promise<'sent' | 'refused' | 'waits' | 'unreachable'> {
    if (closed || waits.isWaiting('mail')) return 'unreachable'
    if (waits.isWaiting(notice.id)) return 'waits'
    try {
      await mail.notify?.(notice)
      waits.end('mail')
      waits.end(notice.id)
      return 'sent'
    } catch (error) {
      const { permanent = false, unreachable = false } = error instanceof DeliveryError ? error : {}
      waits.begin(unreachable ? 'mail' : notice.id)
      // The address is left out: the id of the notice contains that of the lead
      log.error({ notice: notice.id, ...errorCodeForLog(error) }, 'a reminder could not be sent')
      return unreachable ? 'unreachable' : permanent ? 'refused' : 'waits'
    }
  }

  /** Sends what is due. Never rejects: a failure of one part does not prevent the other. */
  async function look(): Promise<void> {
    for (const task of [remind, summarise]) {
      try {
        keeper ??= await openRecord({ file: stateFile, now: now(), log })
        await keeper.keep()
        // The clock was set back since
        if (keeper.record.since > now()) await keeper.change((record) => (record.since = now()))
        await task(keeper)
      } catch (error) {
        log.error(errorCodeForLog(error), 'reminders about leads failed')
      }
    }
  }

  return {
    look,

    unsent: (): number => waits.count(),

    start() {
      const lookNext = () => {
        running = running.then(look)
      }
      lookNext()
      let idle = true
      timer = setInterval(() => {
        if (!idle) return
        idle = false
        lookNext()
        void running.then(() => {
          idle = true
        })
      }, lookEveryMs).unref()
    },

    /** Starts no more checks. Resolves when what is under way is recorded, or after two seconds. */
    close(): Promise<void> {
      closed = true
      clearInterval(timer)
      return settledWithin(closingGraceMs, running)
    },
  }
}

function lastMoment(at: number, { timeZone, summaryAt }: LeadReminders): number {
  const today = dateAt(at, timeZone)
  const moment = instantOf(today, minutesOf(summaryAt), timeZone)
  return moment <= at ? moment : instantOf(addDays(today, -1), minutesOf(summaryAt), timeZone)
}

/** The waits after failures, doubled with each up to ten minutes. */
function createWaits({ uptime, baseMs }: { uptime: () => number; baseMs: number }) {
  const failed = new Map<string, { times: number; until: number }>()
  return {
    isWaiting: (key: string): boolean => (failed.get(key)?.until ?? 0) > uptime(),
    begin(key: string): void {
      const times = (failed.get(key)?.times ?? 0) + 1
      failed.set(key, { times, until: uptime() + Math.min(baseMs * 2 ** (times - 1), longestWaitMs) })
    },
    end: (key: string): boolean => failed.delete(key),
    count: (): number => failed.size,
  }
}
