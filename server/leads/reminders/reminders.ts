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
import { type ReminderFacts, type ReminderKind, reminderText, summaryText } from './reminder-texts.ts'

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
  const { repository, officeAddress, language, settings, origin, stateFile, log, now = Date.now } = options
  const sender = createSender(options)
  let keeper: RecordKeeper | null = null
  let timer: NodeJS.Timeout | undefined
  let running: Promise<void> = Promise.resolve()

  async function remind(kept: RecordKeeper): Promise<void> {
    const { timeZone } = settings()
    for (const { id, receivedAt } of repository.unanswered()) {
      const kind = dueKind(kept, id, receivedAt, now())
      if (kind && !(await tell(kept, id, kind, timeZone))) return
    }
  }

  /** False when the mail server cannot be reached: the other notices wait as well. */
  async function tell(kept: RecordKeeper, id: string, kind: ReminderKind, timeZone: string) {
    const record = await repository.get(id)
    if (!record) return true
    const { lead, handling } = record
    const facts = { kind, lead, owner: handling.owner, timeZone, origin: origin() }
    const text = reminderText(facts, language())
    const notices = noticesOf(facts, { text, office: officeAddress() })
    for (const [part, notice] of notices) {
      if (kept.has(id, part)) continue
      const outcome = await sender.send(notice)
      if (outcome === 'unreachable') return false
      // The office has the notice: a member's mailbox that refuses it is no reason to try for ever
      if (outcome === 'sent' || (outcome === 'refused' && notice.to)) await kept.note(id, part)
    }
    if (notices.every(([part]) => kept.has(id, part))) await kept.note(id, kind)
    return true
  }

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
      const outcome = await sender.send({ id: `summary-${dateAt(moment, wanted.timeZone)}`, ...text })
      if (outcome !== 'sent') return
    }
    const known = new Set(repository.received().map(({ id }) => id))
    await kept.change((record) => {
      record.summary = moment
      for (const id of Object.keys(record.told)) if (!known.has(id)) delete record.told[id]
    })
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

    unsent: sender.unsent,

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
      sender.close()
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

function dueKind(kept: RecordKeeper, id: string, receivedAt: number, now: number): ReminderKind | null {
  if (kept.has(id, 'late')) return null
  const isDue = (hours: number): boolean => {
    const at = receivedAt + hours * hourMs
    return at <= now && at > kept.record.since
  }
  if (isDue(lateAfterHours)) return 'late'
  return !kept.has(id, 'reminder') && isDue(remindAfterHours) ? 'reminder' : null
}

/** For the office, and for the owner at another address. `part`: a notice's name in the record. */
function noticesOf(
  { kind, lead: { id }, owner }: ReminderFacts,
  { text, office }: { text: ReturnType<typeof reminderText>; office: string },
): [part: string, notice: Notice][] {
  const toOffice = { id: `${kind}-${id}`, ...text }
  if (!owner || owner.email === office.toLowerCase()) return [[`${kind}.office`, toOffice]]
  const toOwner = { id: `${kind}-${id}.owner`, to: { name: owner.name, address: owner.email }, ...text }
  return [
    [`${kind}.office`, toOffice],
    [`${kind}.owner`, toOwner],
  ]
}

/** Sends notices. After a failure it waits, twice as long each time up to ten minutes. */
function createSender({ mail, log, retryBaseMs, uptime = () => performance.now() }: RemindersOptions) {
  /** By the id of a notice, or `mail` for all of them. */
  const waits = new Map<string, { failures: number; until: number }>()
  const isWaiting = (key: string): boolean => (waits.get(key)?.until ?? 0) > uptime()
  let closed = false

  function wait(key: string): void {
    const failures = (waits.get(key)?.failures ?? 0) + 1
    const ms = Math.min(retryBaseMs * 2 ** (failures - 1), longestWaitMs)
    waits.set(key, { failures, until: uptime() + ms })
  }

  return {
    async send(notice: Notice): Promise<'sent' | 'refused' | 'waits' | 'unreachable'> {
      if (closed || isWaiting('mail')) return 'unreachable'
      if (isWaiting(notice.id)) return 'waits'
      try {
        await mail.notify?.(notice)
        waits.delete('mail')
        waits.delete(notice.id)
        return 'sent'
      } catch (error) {
        const { permanent = false, unreachable = false } = error instanceof DeliveryError ? error : {}
        wait(unreachable ? 'mail' : notice.id)
        // The address is left out: the id of the notice contains that of the lead
        log.error({ notice: notice.id, ...errorCodeForLog(error) }, 'a reminder could not be sent')
        return unreachable ? 'unreachable' : permanent ? 'refused' : 'waits'
      }
    },

    unsent: (): number => waits.size,

    close(): void {
      closed = true
    },
  }
}
