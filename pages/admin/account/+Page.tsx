import { useData } from '#renderer/app-context.tsx'
import { SignIn } from '../sign-in.tsx'
import type { Data } from './+data.ts'
import { AccountScreen } from './account-screen.tsx'

export function Page() {
  const data = useData<Data>()
  if (data.view === 'sign-in') return <SignIn error={data.error} />
  return <AccountScreen member={data.member} toAnswer={data.toAnswer} />
}
