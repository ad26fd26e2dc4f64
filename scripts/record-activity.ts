import { existsSync } from 'node:fs'
import { type Activity, actors } from '#domain/activity.ts'
import { createActivityLog } from '#server/activity/activity-log.ts'
import { silentLog } from '#server/kernel/log.ts'
import type { Context } from './command.ts'

/** Records what a command has done. A failure to record is only reported. */
export async function recordAtCommandLine(
  { config: { dataDir } }: Context,
  activity: Omit<Activity, 'by'>,
): Promise<void> {
  // Without a data folder, nothing was shown or changed
  if (!existsSync(dataDir)) return
  const error = () => console.error('This could not be recorded as activity.')
  // Never removes old months: only the server's clock is trusted enough for that
  const { record } = createActivityLog({ dataDir, log: { ...silentLog, error } })
  await record({ by: actors.commandLine, ...activity })
}
