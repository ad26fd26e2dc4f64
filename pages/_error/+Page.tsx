import { useData, useText } from '#renderer/app-context.tsx'
import { Failure, NotFound } from '#renderer/not-found/not-found.tsx'
import type { Data } from './+data.ts'

/** Shown by Vike when no page matches (404) and when one throws (500). */
export function Page() {
  const { failed } = useData<Data>()
  const text = useText('not-found')
  return failed ? <Failure text={text} /> : <NotFound text={text} />
}
