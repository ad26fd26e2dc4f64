import type { PostCard } from '#domain/posts/post-views.ts'
import { typeset } from '#domain/posts/typography.ts'
import { useApp, useText } from '#renderer/app-context.tsx'
import { PostDrawing } from '#renderer/post-drawing/post-drawing.tsx'
import { visuallyHidden } from '#renderer/theme/layout.css.ts'
import { departure } from '#renderer/ui/carried.css.ts'
import { ArrowRightIcon } from '#renderer/ui/icons.tsx'
import { Picture } from '#renderer/ui/picture.tsx'
import { PostDate } from '#renderer/ui/post-date.tsx'
import * as meta from '#renderer/ui/post-meta.css.ts'
import * as styles from './blog-list.css.ts'

/** `isOnly` = the list has no other post. */
export function FeaturedPost({ post, isOnly }: { post: PostCard; isOnly: boolean }) {
  const text = useText('blog')
  return (
    <article className={styles.featured}>
      <div className={`${styles.featuredPicture} ${departure}`}>
        <PostPicture post={post} featured />
      </div>
      <div className={styles.featuredText}>
        {!isOnly && <p className={styles.flag}>{text.featured}</p>}
        <p className={meta.line}>
          <span className={meta.category}>{post.category}</span>
          <span>{post.readTime}</span>
        </p>
        <h2 className={styles.featuredTitle}>{typeset(post.title)}</h2>
        <p className={styles.featuredDescription}>{typeset(post.description)}</p>
        <Byline post={post} />
        <ReadMore post={post} />
      </div>
    </article>
  )
}

/** `isNote` = small picture and title only, three per row. */
export function PostEntry({ post, isNote = false }: { post: PostCard; isNote?: boolean }) {
  return (
    <li className={isNote ? styles.note : styles.post}>
      <article className={styles.postBody}>
        <div className={`${styles.picture} ${departure}`}>
          <PostPicture post={post} />
        </div>
        <p className={meta.line}>
          <span className={meta.category}>{post.category}</span>
          <span>{post.readTime}</span>
        </p>
        <h3 className={styles.postTitle}>{typeset(post.title)}</h3>
        <p className={styles.description}>{typeset(post.description)}</p>
        <div className={styles.foot}>
          <Byline post={post} />
          <ReadMore post={post} />
        </div>
      </article>
    </li>
  )
}

function Byline({ post }: { post: PostCard }) {
  const text = useText('blog')
  const { site } = useApp()
  return (
    <p className={`${meta.line} ${styles.byline}`}>
      <span>{text.author({ site: site.name })}</span>
      <PostDate date={post.date} />
    </p>
  )
}

/** The only link of an entry, covering all of it; its name says where it leads. */
function ReadMore({ post }: { post: PostCard }) {
  const { readMore } = useText('blog')
  return (
    <a className={styles.readMore} href={`/blog/${post.slug}`}>
      {readMore}
      <span className={visuallyHidden}>{typeset(post.title)}</span>
      <ArrowRightIcon className={styles.arrow} />
    </a>
  )
}

/** The widths in blog-list.css.ts: full width, halves or eight twelfths. */
const featuredSizes = [{ upTo: '56rem', width: '94vw' }, { upTo: '76rem', width: '62vw' }, { width: '48rem' }]
const entrySizes = [
  { upTo: '40rem', width: '94vw' },
  { upTo: '56rem', width: '46vw' },
  { upTo: '76rem', width: '46vw' },
  { width: '35rem' },
]

function PostPicture({ post, featured = false }: { post: PostCard; featured?: boolean }) {
  if (!post.image) return <PostDrawing drawing={post.drawing} slug={post.slug} />
  return (
    <Picture
      className={styles.image}
      picture={post.image}
      alt={post.imageAlt}
      sizes={featured ? featuredSizes : entrySizes}
      ratio={featured ? 9 / 5 : 8 / 5}
      priority={featured ? 'first' : 'later'}
    />
  )
}
