import { useData } from '#renderer/app-context.tsx'
import { isRefusal, Refused } from '../refused.tsx'
import type { Data } from './+data.ts'
import { MediaScreen } from './media-screen.tsx'

export function Page() {
  const data = useData<Data>()
  if (isRefusal(data)) return <Refused view={data} />
  return <MediaScreen frame={data.frame} images={data.images} asked={data.asked} />
}
