import type { BlogCategory } from '#domain/page-services.ts'
import { blogText } from '#locales/en/blog.ts'
import { useData } from '#renderer/app-context.tsx'
import { visuallyHidden, wrap } from '#renderer/theme/layout.css.ts'
import { ButtonLink } from '#renderer/ui/button.tsx'
import { ArrowLeftIcon } from '#renderer/ui/icons.tsx'
import type { Data } from './+data.ts'
import { listAddress } from './addresses.ts'
import * as styles from './blog-list.css.ts'
import { EmptyScene } from './empty-scene.tsx'
import { FeaturedPost, PostEntry } from './post-entry.tsx'

export function Page() {
  const list = useData<Data>()
  const { featured, posts, category } = list
  return (
    <>
      <div className={`${wrap} ${styles.opening}`}>
        <h1>{blogText.heading}</h1>
        <CategoryFilter current={category} />
      </div>
      <div className={wrap}>
        {!featured && posts.length === 0 && <EmptyList filtered={category !== 'all'} />}
        {featured && <FeaturedPost post={featured} />}
        {posts.length > 0 && (
          <>
            <h2 className={visuallyHidden}>{blogText.morePosts}</h2>
            <ul className={styles.posts}>
              {posts.map((post) => (
                <PostEntry key={post.slug} post={post} />
              ))}
            </ul>
          </>
        )}
        <Paging {...list} />
      </div>
    </>
  )
}

function CategoryFilter({ current }: { current: BlogCategory }) {
  return (
    <nav className={styles.filter} aria-label={blogText.filter}>
      {(['all', 'digital-marketing', 'ai-automation'] as const).map((category) => (
        <a
          key={category}
          className={styles.category}
          href={listAddress(category)}
          aria-current={category === current ? 'page' : undefined}
        >
          {blogText.categories[category]}
        </a>
      ))}
    </nav>
  )
}

function EmptyList({ filtered }: { filtered: boolean }) {
  const { title, text, back } = blogText.empty
  return (
    <section className={styles.empty}>
      <div className={styles.emptyArt}>
        <EmptyScene />
      </div>
      <div className={styles.emptyText}>
        <h2>{title}</h2>
        <p className={styles.emptyLine}>{text}</p>
        {filtered && (
          <ButtonLink href={listAddress('all')} variant="outline">
            {back}
          </ButtonLink>
        )}
      </div>
    </section>
  )
}

function Paging({ category, page, pages }: Pick<Data, 'category' | 'page' | 'pages'>) {
  if (pages < 2) return null
  const { label, previous, next, position } = blogText.paging
  return (
    <nav className={styles.paging} aria-label={label}>
      {page > 1 && (
        <ButtonLink href={listAddress(category, page - 1)} variant="outline" rel="prev">
          <ArrowLeftIcon />
          {previous}
        </ButtonLink>
      )}
      <p className={styles.position}>{position({ page, pages })}</p>
      {page < pages && (
        <ButtonLink href={listAddress(category, page + 1)} variant="outline" rel="next" arrow>
          {next}
        </ButtonLink>
      )}
    </nav>
  )
}
