import { mostPosts } from '#domain/posts/publication.schema.ts'
import { publishText as text } from '#locales/en/admin-publish.ts'
import { AdminButton } from '#renderer/admin/controls.tsx'
import * as shared from '#renderer/admin/shared.css.ts'
import { scriptOnly } from '#renderer/theme/layout.css.ts'
import type { ListedPost } from '../editor/list.ts'
import * as styles from './publish.css.ts'

export type Act = 'publish' | 'unpublish'

type ChosenPostsProps = {
  posts: readonly ListedPost[]
  busy: boolean
  isMissed: boolean
  onAct: (act: Act) => void
}

/** How many are chosen, and what each button would do to them. Over the foot of the lists. */
export function ChosenPosts({ posts, busy, isMissed, onAct }: ChosenPostsProps) {
  const count = posts.length
  const isTooMany = count > mostPosts
  const leading = leadingAct(posts)
  return (
    <section
      className={`${styles.panel} ${count > 0 ? styles.inView : ''} ${scriptOnly}`}
      aria-label={text.toolbar}
    >
      <div className={styles.status} role="status">
        <p className={styles.count}>{isTooMany ? text.most({ most: mostPosts }) : text.chosen({ count })}</p>
        {isMissed ? (
          <p className={shared.error}>{text.noneYet}</p>
        ) : (
          <p className={shared.meta}>{count === 0 ? text.none : text.together}</p>
        )}
      </div>
      {(['publish', 'unpublish'] as const).map((act) => (
        <div className={styles.act} key={act}>
          <AdminButton
            variant={act === leading ? 'primary' : 'outline'}
            className={count > 0 ? undefined : styles.idle}
            aria-disabled={busy || isTooMany || undefined}
            aria-describedby={`${act}-effect`}
            onClick={() => onAct(act)}
          >
            {busy ? text.busy : text[act]}
          </AdminButton>
          <p
            className={`${shared.meta} ${styles.effect} ${count > 0 ? '' : styles.roomy}`}
            id={`${act}-effect`}
          >
            {count > 0 ? effectOf(act, posts) : text.effect.none[act]}
          </p>
        </div>
      ))}
    </section>
  )
}

/** Putting online what is not there yet; where all of it is, taking it off is what is left. */
const leadingAct = (posts: readonly ListedPost[]): Act | null =>
  posts.length === 0 ? null : posts.every(({ state }) => state === done.publish) ? 'unpublish' : 'publish'

/** The state in which an act leaves a post alone. */
const done = { publish: 'published', unpublish: 'draft' } as const

function effectOf(act: Act, posts: readonly ListedPost[]): string {
  const same = posts.filter(({ state }) => state === done[act]).length
  const changed = posts.length - same
  return [changed > 0 && text.effect[act]({ count: changed }), same > 0 && text.already[act]({ count: same })]
    .filter(Boolean)
    .join('. ')
}
