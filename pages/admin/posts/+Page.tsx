import { useData } from '#renderer/app-context.tsx'
import { EditorScreen } from '../editor/editor.tsx'
import { Refused } from '../refused.tsx'
import type { Data } from './+data.ts'

export function Page() {
  const data = useData<Data>()
  return data.view === 'editor' ? <EditorScreen {...data.screen} /> : <Refused view={data} />
}
