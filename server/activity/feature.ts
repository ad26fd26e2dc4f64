import type { ActivityLog } from '#domain/activity.ts'
import { memberFor, memberOf } from '../http/member.ts'
import type { Feature, PageRequest } from '../kernel/feature.ts'
import type { createActivityLog } from './activity-log.ts'
import { readActivity } from './read-activity.ts'
import { createRequestRecorder } from './record-requests.ts'

type ActivityOptions = {
  dataDir: string
  log: ReturnType<typeof createActivityLog>
  members: ActivityLog['members']
}

export function createActivityFeature({ dataDir, log, members }: ActivityOptions) {
  const recorder = createRequestRecorder({ record: log.record, memberOf })
  const activity: ActivityLog = {
    async read(query) {
      await log.flush()
      return readActivity(dataDir, query)
    },
    members,
  }
  return {
    name: 'activity',
    record: log.record,
    /** The leads as a page of the studio reads them; what the member sees of them is recorded. */
    leadsFor: recorder.leadsFor,
    identify: recorder.middleware,
    forPages: ({ response }: PageRequest) => ({
      /** Null unless the member is an owner. */
      activity: memberFor(response, 'team') && activity,
    }),
    close: () => log.flush(),
  } satisfies Feature & Record<string, unknown>
}
