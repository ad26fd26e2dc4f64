import type { Locale } from '#locales/addresses.ts'
import type { Log } from '../http/log.ts'
import type { Channel } from './channels/channel.ts'
import { mailTextOf } from './message.ts'
import type { Outbox } from './outbox.ts'

/** How long a lead may wait for a channel before somebody is told. */
const stuckAfterMs = 600_000
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

/** Channels with a lead that has waited too long, or that was given up. */
export function stuckChannels({ oldestUndeliveredMs, failed }: ReturnType<Outbox['status']>): string[] {
  return Object.keys(oldestUndeliveredMs).filter(
    (name) => (oldestUndeliveredMs[name] ?? 0) > stuckAfterMs || (failed[name] ?? 0) > 0,
  )
}

/**
 * Says that leads do not get through: in the log at error level, and by every other channel. Once when it begins, and
 * again each day while it lasts.
 */
export function createAlarm({ outbox, channels, language, log, now = Date.now }: AlarmOptions) {
  const raised = new Map<string, number>()
  let timer: NodeJS.Timeout | undefined

  async function look(): Promise<void> {
    const status = outbox.status()
    const stuck = stuckChannels(status)
    for (const name of raised.keys()) {
      if (stuck.includes(name)) continue
      raised.delete(name)
      log.info({ channel: name }, 'leads get through again')
    }
    for (const name of stuck) {
      const since = raised.get(name)
      // In either direction: a clock that was set back must not keep it silent
      if (since !== undefined && Math.abs(now() - since) < againAfterMs) continue
      raised.set(name, now())
      const waiting = (status.undelivered[name] ?? 0) + (status.failed[name] ?? 0)
      log.error({ channel: name, waiting }, 'leads do not get through')
      await tellBy(
        channels.filter((channel) => channel.name !== name),
        name,
        waiting,
      )
    }
  }

  async function tellBy(others: readonly Channel[], stuck: string, waiting: number): Promise<void> {
    const { notice } = mailTextOf(language)
    const name = notice.channels[stuck as keyof typeof notice.channels] ?? stuck
    const id = `alarm-${new Date(now()).toISOString().slice(0, 10)}-${stuck}`
    const subject = notice.stuck(name)
    const paragraphs = [notice.stuckText(waiting, name, stuckAfterMs / 60_000)]
    for (const channel of others) {
      await channel.notify?.({ id, subject, paragraphs }).catch(() => {
        log.error({ channel: channel.name, about: stuck }, 'the alarm could not be passed on')
      })
    }
  }

  return {
    look,
    start() {
      timer = setInterval(() => void look(), lookEveryMs).unref()
    },
    close: () => clearInterval(timer),
  }
}
