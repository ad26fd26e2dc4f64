import type { PageContextServer } from 'vike/types'

/** The sign-in shown instead of a page, for visitors without a session. */
export type SignInView = {
  view: 'sign-in'
  /** The error code in the address, after the form was sent without script. */
  error: string | null
  /** The requested path and query. */
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
