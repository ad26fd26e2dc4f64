import { stuckAfterMs } from '#domain/leads/channel-state.ts'
import type { Locale } from '#domain/locales.ts'
import { mailTexts } from '#locales/dictionaries.ts'
import type { Log } from '../../kernel/log.ts'
import type { Channel } from '../channels/channel.ts'
import { channelWords } from '../channels/channels.ts'
import type { LeadRepository } from '../lead-repository.ts'

const lookEveryMs = 30_000
const againAfterMs = 86_400_000
/** The name of this alarm, used like that of a channel. */
const retention = 'retention'

type AlarmOptions = {
  repository: Pick<LeadRepository, 'status'>
  channels: readonly Channel[]
  language: () => Locale
  log: Log
  /** How many old leads retention refuses to erase, since they are too many at once. */
  unerased?: () => number
  now?: () => number
}

type Trouble = {
  subject: string
  text: string
  waiting: number
}

/** Channels with a lead that has waited too long or was given up. */
export function stuckChannels({
  oldestUndeliveredMs,
  failed,
}: ReturnType<LeadRepository['status']>): string[] {
  return Object.keys(oldestUndeliveredMs).filter(
    (name) => (oldestUndeliveredMs[name] ?? 0) > stuckAfterMs || (failed[name] ?? 0) > 0,
  )
}

/** The stuck channels, each with the number of leads that it has still to deliver. */
export const stuckWithLeads = (
  status: ReturnType<LeadRepository['status']>,
): { channel: string; leads: number }[] =>
  stuckChannels(status).map((channel) => ({
    channel,
    leads: (status.undelivered[channel] ?? 0) + (status.failed[channel] ?? 0),
  }))

/** The alarm for a stuck channel, or for `retention`. */
type Raised = {
  /** When it began, or was last repeated, in milliseconds. */
  at: number
  told: Set<string>
  /** Channels that failed to pass it on; each is tried again at every check. */
  refused: Set<string>
}

/**
 * Reports that leads do not get through, or that retention refuses to erase: in the log at error level, and
 * by every other channel, once when the trouble begins and again each day while it lasts. A channel that
 * failed to report it is tried again. Notices in a drive are removed when the trouble is over.
 */
export function createAlarm(options: AlarmOptions) {
  const { repository, channels, language, log, unerased = () => 0, now = Date.now } = options
  const raised = new Map<string, Raised>()
  /** Notices to remove once their trouble is over, including those that an earlier process may have left. */
  const toWithdraw = new Set(channels.flatMap((by) => (by.withdraw ? channelsBeside(by) : [])))
  let timer: NodeJS.Timeout | undefined

  function channelsBeside(by: Channel): string[] {
    return [...Object.keys(repository.status().undelivered), retention]
      .filter((name) => name !== by.name)
      .map((name) => pairOf(by.name, name))
  }

  function troubles(): Map<string, Trouble> {
    const { notice } = mailTexts[language()]
    const found = new Map<string, Trouble>()
    for (const { channel: name, leads: waiting } of stuckWithLeads(repository.status())) {
      const channel = channelWords(name, language()).name
      found.set(name, {
        subject: notice.stuck({ channel }),
        text: notice.stuckText({ count: waiting, channel, minutes: stuckAfterMs / 60_000 }),
        waiting,
      })
    }
    const tooMany = unerased()
    if (tooMany > 0)
      found.set(retention, {
        subject: notice.unerased({ count: tooMany }),
        text: notice.unerasedText,
        waiting: tooMany,
      })
    return found
  }

  async function look(): Promise<void> {
    const current = troubles()
    for (const name of raised.keys()) {
      if (current.has(name)) continue
      raised.delete(name)
      log.info({ channel: name }, 'Alarm resolved')
    }
    for (const [name, trouble] of current) {
      const known = raised.get(name)
      // In either direction: a clock that was set back must not suppress the notice
      const isDue = known === undefined || Math.abs(now() - known.at) >= againAfterMs
      const state = isDue ? { at: now(), told: new Set<string>(), refused: new Set<string>() } : known
      raised.set(name, state)
      // Retention writes its own line to the log
      if (isDue && name !== retention)
        log.error({ channel: name, waiting: trouble.waiting }, 'leads do not get through')
      await tellBy(name, trouble, state)
    }
    await withdraw([...current.keys()])
  }

  async function tellBy(about: string, { subject, text }: Trouble, { at, told, refused }: Raised) {
    const { notice } = mailTexts[language()]
    const date = new Date(at).toISOString()
    for (const channel of channels) {
      if (channel.name === about || told.has(channel.name) || !channel.notify) continue
      try {
        await channel.notify({
          id: `alarm-${date.slice(0, 10)}-${about}`,
          topic: topicOf(about),
          subject,
          paragraphs: [text, notice.at({ time: date.slice(0, 16).replace('T', ' ') })],
        })
        told.add(channel.name)
        if (channel.withdraw) toWithdraw.add(pairOf(channel.name, about))
      } catch {
        if (!refused.has(channel.name))
          log.error({ channel: channel.name, about }, 'the alarm could not be passed on')
        refused.add(channel.name)
      }
    }
  }

  /** A channel that is itself stuck is skipped until it works. */
  async function withdraw(stuck: readonly string[]): Promise<void> {
    for (const channel of channels) {
      if (stuck.includes(channel.name)) continue
      for (const pair of [...toWithdraw].filter((one) => one.startsWith(`${channel.name}/`))) {
        const about = pair.slice(channel.name.length + 1)
        if (stuck.includes(about)) continue
        await channel.withdraw?.(topicOf(about)).then(
          () => toWithdraw.delete(pair),
          () => undefined,
        )
      }
    }
  }

  return {
    look,
    start() {
      // A channel that hangs must not let checks pile up
      let idle = true
      const done = () => {
        idle = true
      }
      timer = setInterval(() => {
        if (!idle) return
        idle = false
        void look().then(done, done)
      }, lookEveryMs).unref()
    },
    close: () => clearInterval(timer),
  }
}

const pairOf = (by: string, about: string): string => `${by}/${about}`

/** One topic for each trouble, so that the next day's notice replaces the last. */
const topicOf = (stuck: string): string => `ALARM ${stuck}`
