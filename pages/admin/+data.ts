import type { PageContextServer } from 'vike/types'
import { type EditorScreenProps, screenOf } from './editor/screen-of.ts'
import { type Refusal, refusalOf } from './refusal.ts'

export type Data =
  | { view: 'editor'; screen: EditorScreenProps }
  | { view: 'set-up'; token: string; error: string | null }
  | { view: 'set-up-over' }
  | Refusal

/** The view depends on who is signed in; a set-up link applies to visitors only. */
export async function data(pageContext: PageContextServer): Promise<Data> {
  const { staff, isSetUpOpen } = pageContext.services
  const { setup, error = null } = pageContext.urlParsed.search
  const screen = screenOf(pageContext, null)
  if (screen) return { view: 'editor', screen }
  if (!staff && setup) {
    const token = setup.slice(0, 200)
    // If the accounts cannot be read, the form reports it
    if (await isSetUpOpen(token).catch(() => true)) return { view: 'set-up', token, error }
    pageContext.status = 403
    return { view: 'set-up-over' }
  }
  return refusalOf(pageContext)
}
