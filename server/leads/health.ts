import type { HealthChecks, HealthReport, Metric } from '../kernel/feature.ts'
import type { Channel } from './channels/channel.ts'
import { stuckChannels } from './delivery/alarm.ts'
import type { LeadRepository } from './lead-repository.ts'
import type { Upkeep } from './upkeep.ts'

type Options = {
  repository: Pick<LeadRepository, 'status'>
  upkeep: Pick<Upkeep, 'reading' | 'fault' | 'unsentReminders' | 'unerased'>
  channels: readonly Channel[]
}

export function leadHealth({ repository, upkeep, channels }: Options): HealthChecks {
  /** Degraded while a lead cannot be delivered; an unreachable channel does not make the site `down`. */
  function ofChannel({ name, details }: Channel): HealthReport {
    const status = repository.status()
    const { [name]: undelivered = 0 } = status.undelivered
    const { [name]: failed = 0 } = status.failed
    return {
      status: stuckChannels(status).includes(name) ? 'degraded' : 'ok',
      ...details,
      undelivered,
      failed,
    }
  }

  async function leads(): Promise<HealthReport> {
    const { held, damaged } = repository.status()
    const stuck = stuckChannels(repository.status())
    const fault = upkeep.fault()
    const unsent = upkeep.unsentReminders()
    const unerased = upkeep.unerased()
    const isWell = stuck.length + damaged + unsent + unerased === 0 && fault === null
    // While the folder is being read the counts are incomplete
    return {
      status: isWell ? 'ok' : 'degraded',
      reading: upkeep.reading(),
      ...(fault !== null && { fault }),
      stuck,
      held,
      damaged,
      ...(unsent > 0 && { unsentReminders: unsent }),
      ...(unerased > 0 && { unerased }),
    }
  }

  return {
    leads,
    ...Object.fromEntries(channels.map((channel) => [channel.name, async () => ofChannel(channel)])),
  }
}

export const leadMetrics = (status: LeadRepository['status']): Metric[] => [
  {
    name: 'ponte_leads_undelivered',
    help: 'Leads still to be delivered, by channel.',
    label: 'channel',
    read: () => status().undelivered,
  },
  {
    name: 'ponte_leads_failed',
    help: 'Leads given up after five days of tries, by channel.',
    label: 'channel',
    read: () => status().failed,
  },
  {
    name: 'ponte_leads_oldest_undelivered_seconds',
    help: 'How long the oldest undelivered lead has waited, by channel.',
    label: 'channel',
    read: () =>
      Object.fromEntries(
        Object.entries(status().oldestUndeliveredMs).map(([channel, ms]) => [channel, (ms ?? 0) / 1000]),
      ),
  },
  {
    name: 'ponte_leads_alarm',
    help: 'Channels by which leads do not get through: 1 while a lead has waited for ten minutes or was given up.',
    label: 'channel',
    read() {
      const now = status()
      const stuck = stuckChannels(now)
      return Object.fromEntries(
        Object.keys(now.undelivered).map((channel) => [channel, stuck.includes(channel) ? 1 : 0]),
      )
    },
  },
  { name: 'ponte_leads_held', help: 'Leads held as suspected spam.', read: () => status().held },
  { name: 'ponte_leads_damaged', help: 'Lead folders that cannot be read.', read: () => status().damaged },
]
