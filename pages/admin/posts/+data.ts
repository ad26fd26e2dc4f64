import type { PageContextServer } from 'vike/types'
import { type EditorScreenProps, screenOf } from '../editor/screen-of.ts'
import { type Refusal, refusalOf } from '../refusal.ts'

export type Data = { view: 'editor'; screen: EditorScreenProps } | Refusal

/** The form with one post; if the post does not exist, the form for a new one, with a notice. */
export async function data(pageContext: PageContextServer): Promise<Data> {
  const post = pageContext.services.staffPost(pageContext.routeParams.id ?? '')
  const screen = screenOf(pageContext, post)
  if (!screen) return refusalOf(pageContext)
  if (!post) pageContext.status = 404
  return { view: 'editor', screen: { ...screen, missing: post === null } }
}
