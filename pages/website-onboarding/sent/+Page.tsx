import { useData } from '#renderer/app-context.tsx'
import { Sent } from '../sent.tsx'
import type { Data } from './+data.ts'

/** Where a native post of the brief ends: a page that may be reloaded without sending anything again. */
export function Page() {
  const { reply, ...receipt } = useData<Data>()
  return <Sent receipt={receipt} reply={reply} />
}
