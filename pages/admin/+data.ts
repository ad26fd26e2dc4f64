import type { PageContextServer } from 'vike/types'
import { readFind } from './editor/find-address.ts'
import { listed } from './editor/list.ts'
import type { EditorScreenProps } from './editor/screen-props.ts'
import { frameOf } from './frame-of.ts'
import { type Refusal, refusalOf } from './refusal.ts'

export type Data =
  | { view: 'editor'; screen: EditorScreenProps }
  | { view: 'set-up'; token: string; error: string | null }
  | { view: 'set-up-over' }
  | Refusal

/** The view depends on who is signed in; a set-up link applies to visitors only. */
export async function data(pageContext: PageContextServer): Promise<Data> {
  const { staff, history, staffPosts, faultyFiles, redirectRules, isSetUpOpen } = pageContext.services
  const { setup, error = null } = pageContext.urlParsed.search
  const frame = frameOf(pageContext.services)
  if (staff && frame && history) {
    const now = Date.now()
    return {
      view: 'editor',
      screen: {
        member: staff,
        toAnswer: frame.toAnswer,
        stuck: frame.stuck,
        faultyFiles: faultyFiles(),
        redirects: redirectRules(),
        find: readFind(pageContext.urlParsed.search),
        deleted: history.deletedCount(),
        posts: staffPosts().map((post) => listed(post, now)),
        post: null,
        picture: null,
        pictures: {},
        missing: false,
        origin: pageContext.origin,
        now,
      },
    }
  }
  if (!staff && setup) {
    const token = setup.slice(0, 200)
    // If the accounts cannot be read, the form reports it
    if (await isSetUpOpen(token).catch(() => true)) return { view: 'set-up', token, error }
    pageContext.status = 403
    return { view: 'set-up-over' }
  }
  return refusalOf(pageContext)
}
