import { useData } from '#renderer/app-context.tsx'
import { SignIn } from '../sign-in.tsx'
import type { Data } from './+data.ts'
import { AccountScreen } from './account-screen.tsx'

export function Page() {
  const data = useData<Data>()
  if (data.view === 'sign-in') return <SignIn view={data} />
  const { view: _, ...screen } = data
  return <AccountScreen {...screen} />
}
