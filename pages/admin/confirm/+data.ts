import type { PageContextServer } from 'vike/types'
import { returnField } from '#domain/staff/credentials.schema.ts'
import { confirmsOf } from '../confirms-of.ts'
import type { Confirms } from '../frame/confirm-identity.tsx'
import { type SignInView, signInView } from '../sign-in-view.ts'

export type Data =
  | SignInView
  | {
      view: 'confirm'
      confirms: Confirms
      /** The error of the form sent without script. */
      error: string | null
      /** The screen to return to; the server validates it again. */
      next: string
    }

export async function data({ services, urlParsed }: PageContextServer): Promise<Data> {
  if (!services.staff) return signInView(urlParsed)
  const next = urlParsed.search[returnField] ?? ''
  return {
    view: 'confirm',
    confirms: await confirmsOf(services),
    error: urlParsed.search.error ?? null,
    next: /^\/admin(?:\/[\w-]+)*$/.test(next) ? next : '/admin',
  }
}
