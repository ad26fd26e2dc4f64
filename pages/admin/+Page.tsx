import { useData } from '#renderer/app-context.tsx'
import type { Data } from './+data.ts'
import { EditorScreen } from './editor/editor.tsx'
import { Refused } from './refused.tsx'
import { SetUp, SetUpOver } from './set-up.tsx'

export function Page() {
  const data = useData<Data>()
  if (data.view === 'editor') return <EditorScreen {...data.screen} />
  if (data.view === 'set-up') return <SetUp token={data.token} error={data.error} />
  if (data.view === 'set-up-over') return <SetUpOver />
  return <Refused view={data} />
}
