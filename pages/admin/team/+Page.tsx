import { useData } from '#renderer/app-context.tsx'
import { isRefusal, Refused } from '../refused.tsx'
import type { Data } from './+data.ts'
import { TeamScreen } from './team-screen.tsx'

export function Page() {
  const data = useData<Data>()
  if (isRefusal(data)) return <Refused view={data} />
  const { view: _, ...screen } = data
  return <TeamScreen {...screen} />
}
