import { existsSync } from 'node:fs'
import { type Activity, actors } from '#domain/activity.ts'
import { createActivityLog } from '#server/activity/activity-log.ts'
import { silentLog } from '#server/kernel/log.ts'
import type { Context } from './command.ts'

/** Records what a command has done. A failure is reported and undoes nothing. */
export async function recordAtCommandLine(
  { config: { dataDir } }: Context,
  activity: Omit<Activity, 'by'>,
): Promise<void> {
  // Nothing was shown or changed where there is no data
  if (!existsSync(dataDir)) return
  const error = () => console.error('This could not be recorded as activity.')
  // Only the server's clock is trusted enough to remove old months
  const { record } = createActivityLog({ dataDir, log: { ...silentLog, error } })
  await record({ by: actors.commandLine, ...activity })
}
