import { useData } from '#renderer/app-context.tsx'
import { Sent } from '../sent.tsx'
import type { Data } from './+data.ts'

/** The page that a native post of the brief ends on; reloading it does not send again. */
export function Page() {
  const { reply, ...receipt } = useData<Data>()
  return <Sent receipt={receipt} reply={reply} />
}
