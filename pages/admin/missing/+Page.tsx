import { useData } from '#renderer/app-context.tsx'
import { AdminFrame } from '../frame/frame.tsx'
import { isRefusal, Refused } from '../refused.tsx'
import type { Data } from './+data.ts'
import { MissingScreen } from './missing-screen.tsx'

export function Page() {
  const data = useData<Data>()
  if (isRefusal(data)) return <Refused view={data} />
  return (
    <AdminFrame place="posts" {...data.frame}>
      <MissingScreen list={data.list} />
    </AdminFrame>
  )
}
