import { AdminFrame } from '#renderer/admin/frame.tsx'
import { useData } from '#renderer/app-context.tsx'
import { SignIn } from '../sign-in.tsx'
import type { Data } from './+data.ts'
import { ActivityScreen } from './activity-screen.tsx'

export function Page() {
  const data = useData<Data>()
  if (data.view === 'sign-in') return <SignIn view={data} />
  const { view: _, frame, ...screen } = data
  return (
    <AdminFrame place="account" {...frame}>
      <ActivityScreen {...screen} />
    </AdminFrame>
  )
}
