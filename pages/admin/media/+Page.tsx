import { useData } from '#renderer/app-context.tsx'
import { SignIn } from '../sign-in.tsx'
import type { Data } from './+data.ts'
import { MediaScreen } from './media-screen.tsx'

export function Page() {
  const data = useData<Data>()
  if (data.view === 'sign-in') return <SignIn view={data} />
  return <MediaScreen frame={data.frame} images={data.images} asked={data.asked} />
}
