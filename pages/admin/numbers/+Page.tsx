import { AdminFrame } from '#renderer/admin/frame.tsx'
import { useData } from '#renderer/app-context.tsx'
import { SignIn } from '../sign-in.tsx'
import type { Data } from './+data.ts'
import { NumbersScreen } from './numbers-screen.tsx'

export function Page() {
  const data = useData<Data>()
  if (data.view === 'sign-in') return <SignIn view={data} />
  return (
    <AdminFrame place="posts" {...data.frame}>
      <NumbersScreen {...data} />
    </AdminFrame>
  )
}
