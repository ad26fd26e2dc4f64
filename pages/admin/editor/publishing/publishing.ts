import type { Post } from '#domain/posts/post.schema.ts'
import type { StaffPost } from '#domain/posts/post-views.ts'
import { editorText as text } from '#locales/en/admin-editor.ts'
import { momentInSentence } from '#renderer/ui/studio/moments.ts'
import type { SaveRequest } from '../saving/use-saving.ts'

type Options = {
  post: Post | null
  state: StaffPost['state']
  save: (request: SaveRequest) => void
  /** Whether what is typed now has no fault of the checklist. */
  mayBePublic: () => boolean
  onFaults: () => void
  /** When a draft is to be published: now, or later? */
  onAsk: () => void
}

export type PublishChoice = {
  /** Null = now; else a later moment (ms). */
  at: number | null
  /** When it leaves the site (ms); null = never. */
  until: number | null
}

/** Saving, by what it means for visitors. */
export function publishingOf({ post, state, save, mayBePublic, onFaults, onAsk }: Options) {
  /** Errors of the checklist hold what would be public at once. */
  const savePublic = (request: SaveRequest) => {
    if (mayBePublic()) save(request)
    else onFaults()
  }
  const saveDraft = (stay: boolean) => save({ published: false, stay })
  const publish = ({ at, until }: PublishChoice) => {
    const was = post?.publishedAt ? Date.parse(post.publishedAt) : Number.NaN
    const moment =
      at !== null ? new Date(at).toISOString() : was > Date.now() ? new Date().toISOString() : undefined
    const live = at === null ? text.save.live : text.save.liveAt({ when: momentInSentence(at, Date.now()) })
    const ends = until === null ? [] : [text.save.ends({ when: momentInSentence(until, Date.now()) })]
    savePublic({
      published: true,
      ...(moment !== undefined && { publishedAt: moment }),
      publishedUntil: until === null ? null : new Date(until).toISOString(),
      stay: false,
      say: [live, ...ends].join(' '),
    })
  }
  const unpublish = () =>
    save({
      published: false,
      ...(state === 'scheduled' && { publishedAt: null }),
      // It would be gone as soon as it is published again
      ...(state === 'ended' && { publishedUntil: null }),
      stay: false,
      say: state === 'scheduled' ? text.save.unscheduled : text.save.unpublished,
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
