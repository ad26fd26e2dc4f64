import { type Post, postState } from '#domain/posts/post.schema.ts'

/** Commit messages of saves, shown by `git log` and the studio (R102). Pure. */

type Named = Pick<Post, 'title' | 'slug'>
type Published = Pick<Post, 'published' | 'publishedAt'>

const titleLimit = 50

/**
 * `Publish "What a missed call costs" (missed-calls)`: the words of `action` after the first follow the
 * title. `from`: the slug that the post leaves, mentioned below the subject.
 */
export function messageOf(action: string, post: Named, { from = post.slug }: { from?: string } = {}): string {
  const [verb = '', ...rest] = action.split(' ')
  const subject = [verb, `"${shortened(post.title)}"`, ...rest, `(${post.slug})`].join(' ')
  return from === post.slug ? subject : `${subject}\n\nRenamed from ${from}`
}

/** The effect of a save for visitors; `before` is null for a new post. `now` in milliseconds. */
export function actionOf(before: Published | null, after: Published, now: number): string {
  const [old, next] = [before && postState(before, now), postState(after, now)]
  if (next === 'scheduled' && (old !== next || before?.publishedAt !== after.publishedAt)) {
    return `Schedule for ${momentOf(after.publishedAt ?? '')}`
  }
  if (old === next) return 'Edit'
  if (next === 'published') return 'Publish'
  return old === null ? 'Create' : 'Unpublish'
}

/** `after` null: the commit removed the post, and its last version is restored. */
export const restoreAction = ({ date, after }: { date: string; after: string | null }): string =>
  after === null ? `Restore as deleted on ${momentOf(date)}` : `Restore to the version of ${momentOf(date)}`

const moments = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' })

function momentOf(date: string): string {
  const time = Date.parse(date)
  return Number.isNaN(time) ? date : `${moments.format(time)} UTC`
}

function shortened(title: string): string {
  const letters = [...title]
  return letters.length <= titleLimit
    ? title
    : `${letters
        .slice(0, titleLimit - 1)
        .join('')
        .trimEnd()}…`
}
