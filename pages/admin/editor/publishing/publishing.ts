import type { Post } from '#domain/posts/post.schema.ts'
import type { StaffPost } from '#domain/posts/post-views.ts'
import { editorText as text } from '#locales/en/admin-editor.ts'
import { momentInSentence } from '#renderer/ui/studio/moments.ts'
import type { SaveRequest } from '../saving/use-saving.ts'

type Options = {
  post: Post | null
  state: StaffPost['state']
  save: (request: SaveRequest) => void
  mayBePublic: () => boolean
  onFaults: () => void
  /** A draft is to be published: asks whether now or later. */
  onAsk: () => void
}

export type PublishChoice = {
  /** Null = now; otherwise a later moment (ms). */
  at: number | null
  /** When it leaves the site (ms); null = never. */
  until: number | null
}

/** The ways to save, by their effect for visitors. */
export function publishingOf({ post, state, save, mayBePublic, onFaults, onAsk }: Options) {
  /** Errors in the checklist block a save that would be public at once. */
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
      // With its past end it would disappear as soon as it is published again
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
    /** Saves a draft as a draft, any other post as public. The form stays open either way. */
    saveAndStay: () => (state === 'draft' ? saveDraft(true) : savePublic({ stay: true })),
  }
}
