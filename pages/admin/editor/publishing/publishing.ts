import type { StaffPost } from '#domain/page-services.ts'
import type { Post } from '#domain/posts/post.schema.ts'
import { editorText as text } from '#locales/en/admin-editor.ts'
import { momentInSentence } from '#renderer/admin/moments.ts'
import type { SaveRequest } from '../saving/use-saving.ts'

type Options = {
  post: Post | null
  state: StaffPost['state']
  save: (request: SaveRequest) => Promise<void>
  /** Whether what is typed now has no fault of the checklist. */
  mayBePublic: () => boolean
  onFaults: () => void
  /** When a draft is to be published: now, or later? */
  onAsk: () => void
}

/** Saving, by what it means for visitors. */
export function publishingOf({ post, state, save, mayBePublic, onFaults, onAsk }: Options) {
  /** Errors of the checklist hold what would be public at once. */
  const savePublic = (request: SaveRequest) => {
    if (mayBePublic()) void save(request)
    else onFaults()
  }
  const saveDraft = (stay: boolean) => void save({ published: false, stay })
  const publish = (at: number | null) => {
    const was = post?.publishedAt ? Date.parse(post.publishedAt) : Number.NaN
    const moment =
      at !== null ? new Date(at).toISOString() : was > Date.now() ? new Date().toISOString() : undefined
    savePublic({
      published: true,
      ...(moment !== undefined && { publishedAt: moment }),
      stay: false,
      say: at === null ? text.save.live : text.save.liveAt({ when: momentInSentence(at, Date.now()) }),
    })
  }
  const unpublish = () =>
    void save({
      published: false,
      ...(state === 'scheduled' && { publishedAt: null }),
      stay: false,
      say: text.save.unpublished,
    })
  const publishOrUpdate = () => {
    if (state === 'draft') onAsk()
    else savePublic({ stay: false })
  }
  return {
    saveDraft,
    publish,
    unpublish,
    publishOrUpdate,
    /** Of a draft, its draft; of a post that visitors see, the post. Goes on either way. */
    saveAndStay: () => (state === 'draft' ? saveDraft(true) : savePublic({ stay: true })),
  }
}
