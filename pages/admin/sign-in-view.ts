import type { PageContextServer } from 'vike/types'

/** The sign-in in the place of a page, for visitors without a session. */
export type SignInView = {
  view: 'sign-in'
  /** What a plain form came to, as the address tells it. */
  error: string | null
  /** Path and query that were asked for. */
  cameTo: string
}

export const signInView = ({
  pathname,
  search,
  searchOriginal,
}: PageContextServer['urlParsed']): SignInView => ({
  view: 'sign-in',
  error: search.error ?? null,
  cameTo: pathname + (searchOriginal ?? ''),
})
