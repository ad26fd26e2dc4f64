import { stuckAfterMs } from '#domain/leads/channel-state.ts'
import type { Locale } from '#domain/locales.ts'
import { mailTexts } from '#locales/dictionaries.ts'
import type { Log } from '../../http/log.ts'
import type { Channel } from '../channels/channel.ts'
import type { Outbox } from '../outbox.ts'

const lookEveryMs = 30_000
/** How often it is said again. */
const againAfterMs = 86_400_000

type AlarmOptions = {
  outbox: Pick<Outbox, 'status'>
  channels: readonly Channel[]
  language: Locale
  log: Log
  now?: () => number
}

/** Channels with a lead that has waited too long or was given up. */
export function stuckChannels({ oldestUndeliveredMs, failed }: ReturnType<Outbox['status']>): string[] {
  return Object.keys(oldestUndeliveredMs).filter(
    (name) => (oldestUndeliveredMs[name] ?? 0) > stuckAfterMs || (failed[name] ?? 0) > 0,
  )
}

/** A channel that is stuck. */
type Raised = {
  /** When it began, or was last said again, in milliseconds. */
  at: number
  /** Channels that have passed it on. */
  told: Set<string>
  /** Channels that could not; each is tried again at every look. */
  refused: Set<string>
}

/**
 * Says that leads do not get through: in the log at error level, and by every other channel. Once when it begins, and
 * again each day while it lasts; a channel that could not pass it on is tried again. What it left in a drive goes when
 * leads get through again.
 */
export function createAlarm({ outbox, channels, language, log, now = Date.now }: AlarmOptions) {
  const raised = new Map<string, Raised>()
  /** Notices that an earlier process may have left, and notices whose removal failed. */
  const toWithdraw = new Set(channels.flatMap((by) => (by.withdraw ? channelsBeside(by) : [])))
  let timer: NodeJS.Timeout | undefined

  function channelsBeside(by: Channel): string[] {
    return Object.keys(outbox.status().undelivered)
      .filter((name) => name !== by.name)
      .map((name) => pairOf(by.name, name))
  }

  async function look(): Promise<void> {
    const status = outbox.status()
    const stuck = stuckChannels(status)
    for (const name of raised.keys()) {
      if (stuck.includes(name)) continue
      raised.delete(name)
      log.info({ channel: name }, 'leads get through again')
    }
    for (const name of stuck) {
      const waiting = (status.undelivered[name] ?? 0) + (status.failed[name] ?? 0)
      const known = raised.get(name)
      // In either direction: a clock that was set back must not suppress the notice
      const isDue = known === undefined || Math.abs(now() - known.at) >= againAfterMs
      const current = isDue ? { at: now(), told: new Set<string>(), refused: new Set<string>() } : known
      raised.set(name, current)
      if (isDue) log.error({ channel: name, waiting }, 'leads do not get through')
      await tellBy(name, waiting, current)
    }
    await withdraw(stuck)
  }

  async function tellBy(stuck: string, waiting: number, { at, told, refused }: Raised): Promise<void> {
    const { notice } = mailTexts[language]
    const name = notice.channels[stuck as keyof typeof notice.channels] ?? stuck
    const date = new Date(at).toISOString()
    for (const channel of channels) {
      if (channel.name === stuck || told.has(channel.name) || !channel.notify) continue
      try {
        await channel.notify({
          id: `alarm-${date.slice(0, 10)}-${stuck}`,
          topic: topicOf(stuck),
          subject: notice.stuck({ channel: name }),
          paragraphs: [
            notice.stuckText({ count: waiting, channel: name, minutes: stuckAfterMs / 60_000 }),
            notice.at({ time: date.slice(0, 16).replace('T', ' ') }),
          ],
        })
        told.add(channel.name)
        if (channel.withdraw) toWithdraw.add(pairOf(channel.name, stuck))
      } catch {
        if (!refused.has(channel.name))
          log.error({ channel: channel.name, about: stuck }, 'the alarm could not be passed on')
        refused.add(channel.name)
      }
    }
  }

  /** A channel that is stuck itself is skipped until it works. */
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
      // A channel that hangs does not pile looks up
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

/** One topic for each channel, so that the next day's notice replaces it. */
const topicOf = (stuck: string): string => `ALARM ${stuck}`
