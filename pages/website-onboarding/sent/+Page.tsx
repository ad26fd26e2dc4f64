import { useData } from '#renderer/app-context.tsx'
import { Sent } from '../sent.tsx'
import type { Data } from './+data.ts'

/** The page shown after the brief was sent without JavaScript; reloading it does not send the brief again. */
export function Page() {
  const { reply, ...receipt } = useData<Data>()
  return <Sent receipt={receipt} reply={reply} />
}
