import { adminText } from '#locales/en/admin.ts'
import { useApp } from '#renderer/app-context.tsx'
import { visuallyHidden, wrap } from '#renderer/theme/layout.css.ts'
import { Button } from '#renderer/ui/button.tsx'
import { Logo } from '#renderer/ui/logo.tsx'
import { PostDate } from '#renderer/ui/post-date.tsx'
import type { StaffPost } from '#server/http/pages.types.ts'
import { sessionEndEndpoint } from '#server/staff/credentials.schema.ts'
import * as styles from './admin.css.ts'

/** What there is: every post with its state, and the way out. */
export function PostList({ name, posts }: { name: string; posts: StaffPost[] }) {
  const { site } = useApp()
  const text = adminText.posts
  return (
    <>
      <header className={styles.bar}>
        <div className={`${wrap} ${styles.barRow}`}>
          <a className={styles.logo} href="/" aria-label={site.name}>
            <Logo name={site.name} />
          </a>
          <p className={styles.who}>
            <span className={styles.whoLabel}>{text.signedInAs}</span> {name}
          </p>
          <form method="post" action={sessionEndEndpoint}>
            <Button type="submit" variant="outline">
              {text.signOut}
            </Button>
          </form>
        </div>
      </header>
      <main className={`${wrap} ${styles.list}`} id="content" tabIndex={-1}>
        <div className={styles.listHead}>
          <h1 className={styles.heading}>{text.heading}</h1>
          <p className={styles.count}>{text.count(posts.length)}</p>
        </div>
        {posts.length === 0 ? (
          <p className={styles.lead}>{text.empty}</p>
        ) : (
          <ul>
            {posts.map((post) => (
              <PostRow key={post.id} post={post} />
            ))}
          </ul>
        )}
      </main>
    </>
  )
}

function PostRow({ post }: { post: StaffPost }) {
  const { published, draft, view, newTab } = adminText.posts
  return (
    <li className={styles.row}>
      <h2 className={styles.rowTitle}>{post.title}</h2>
      <p className={styles.rowFacts}>
        <span className={styles.state}>
          <span className={post.published ? styles.disc : styles.ring} />
          {post.published ? published : draft}
        </span>
        <PostDate date={post.date} />
      </p>
      <a className={styles.view} href={`/posts/${post.slug}.html`} target="_blank" rel="noreferrer">
        {view}
        <span className={visuallyHidden}>
          {post.title} ({newTab})
        </span>
      </a>
    </li>
  )
}
