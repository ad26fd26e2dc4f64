import type { PageContextServer } from 'vike/types'

export type Data =
  | { view: 'sign-in'; error: string | null }
  | { view: 'account'; member: { name: string; email: string }; toAnswer: number }

/** What changes by the minute (sessions, passkeys) the browser asks for itself. */
export async function data({ services, urlParsed }: PageContextServer): Promise<Data> {
  const { staff, desk } = services
  if (!staff) return { view: 'sign-in', error: urlParsed.search.error ?? null }
  const { name, email } = staff
  return { view: 'account', member: { name, email }, toAnswer: desk?.toAnswer() ?? 0 }
}
