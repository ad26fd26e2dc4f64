import { useData } from '#renderer/app-context.tsx'
import { AdminFrame } from '../frame/frame.tsx'
import { isRefusal, Refused } from '../refused.tsx'
import type { Data } from './+data.ts'
import { ActivityScreen } from './activity-screen.tsx'

export function Page() {
  const data = useData<Data>()
  if (isRefusal(data)) return <Refused view={data} />
  const { view: _, frame, ...screen } = data
  return (
    <AdminFrame place="account" {...frame}>
      <ActivityScreen {...screen} />
    </AdminFrame>
  )
}
