import { notFoundText } from '#locales/it/not-found.ts'
import { NotFound } from '#renderer/not-found/not-found.tsx'

export function Page() {
  return <NotFound text={notFoundText} />
}
