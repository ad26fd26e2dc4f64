import path from 'node:path'
import type { Site } from '#domain/site/site.schema.ts'
import type { Log } from '../kernel/log.ts'
import type { Channel } from './channels/channel.ts'
import type { Office } from './channels/office.ts'
import { createAlarm } from './delivery/alarm.ts'
import type { LeadRepository } from './lead-repository.ts'
import { createReminders } from './reminders/reminders.ts'
import type { Erasures } from './retention/erasure.ts'
import { createRetention } from './retention/retention.ts'
import { startLeads } from './startup.ts'

type UpkeepOptions = {
  repository: LeadRepository
  erasures: Erasures
  channels: readonly Channel[]
  office: () => Office
  site: () => Pick<Site, 'leadRetentionMonths' | 'leadReminders'>
  origin: () => string
  config: { dataDir: string; retryBaseMs: number }
  log: Log
}

export type Upkeep = ReturnType<typeof startUpkeep>

/** Reads the stored leads in the background; then delivers, reminds, alarms and erases as time passes. */
export function startUpkeep(options: UpkeepOptions) {
  const { repository, erasures, channels, office, site, origin, config, log } = options
  const { dataDir, retryBaseMs } = config
  const language = () => office().language
  const mail: Pick<Channel, 'notify'> = channels.find(({ name }) => name === 'mail') ?? {}
  const retention = createRetention({
    ...{ repository, erasures, log },
    retentionMonths: () => site().leadRetentionMonths,
  })
  const alarm = createAlarm({ repository, channels, language, log, unerased: retention.refused })
  const reminders = createReminders({
    ...{ repository, mail, language, origin, retryBaseMs, log },
    officeAddress: () => office().to.address,
    settings: () => site().leadReminders,
    stateFile: path.join(dataDir, 'lead-reminders.json'),
  })
  const startup = startLeads({
    ...{ repository, log },
    before: eraseAgain,
    onStarted() {
      void erasures.resume()
      alarm.start()
      retention.start()
      reminders.start()
    },
  })

  /** Runs before deliveries: an older backup or a copied folder may contain an erased person. */
  async function eraseAgain(): Promise<void> {
    try {
      const leads = await erasures.applyTombstones()
      if (leads > 0) log.warn({ leads }, 'Leads that had been erased were there again, and were removed')
    } catch (error) {
      log.error({ error: String(error) }, 'What was erased before could not be looked for')
    }
  }

  // Checked at the start, when an operator is watching; deliveries are tried in any case
  for (const channel of channels) {
    channel.verify?.().catch((error: unknown) => {
      const reason = error instanceof Error ? error.message : 'unknown'
      log.error({ channel: channel.name }, `Leads cannot go out by ${channel.name} now: ${reason}`)
    })
  }

  return {
    reading: startup.reading,
    fault: startup.fault,
    unsentReminders: reminders.unsent,
    unerased: retention.refused,
    async close() {
      await startup.close()
      alarm.close()
      retention.close()
      await reminders.close()
    },
  }
}
