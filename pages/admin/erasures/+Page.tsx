import { AdminFrame } from '#renderer/admin/frame.tsx'
import { useData } from '#renderer/app-context.tsx'
import { isRefusal, Refused } from '../refused.tsx'
import type { Data } from './+data.ts'
import { ErasuresScreen } from './erasures-screen.tsx'

export function Page() {
  const data = useData<Data>()
  if (isRefusal(data)) return <Refused view={data} />
  const { view: _, frame, ...screen } = data
  return (
    <AdminFrame place="leads" {...frame}>
      <ErasuresScreen {...screen} />
    </AdminFrame>
  )
}
