import { AdminFrame } from '#renderer/admin/frame.tsx'
import { useData } from '#renderer/app-context.tsx'
import { isRefusal, Refused } from '../refused.tsx'
import type { Data } from './+data.ts'
import { PublishScreen } from './publish-screen.tsx'

export function Page() {
  const data = useData<Data>()
  if (isRefusal(data)) return <Refused view={data} />
  return (
    <AdminFrame place="posts" {...data.frame}>
      <PublishScreen posts={data.posts} />
    </AdminFrame>
  )
}
