import type { BlogCategory, PostCard } from '#domain/posts/post-views.ts'
import { useData, useText } from '#renderer/app-context.tsx'
import EmptyScene from '#renderer/art/blog/nothing-found.svg?server'
import { FooterBridge } from '#renderer/layout/footer-bridge.tsx'
import { visuallyHidden, wrap } from '#renderer/theme/layout.css.ts'
import { ButtonLink } from '#renderer/ui/button.tsx'
import * as meta from '#renderer/ui/post-meta.css.ts'
import type { Data } from './+data.ts'
import { listAddress, searchAddress } from './addresses.ts'
import * as styles from './blog-list.css.ts'
import { CategoryScene } from './category-scene.tsx'

import { Paging } from './paging.tsx'
import { FeaturedPost, PostEntry } from './post-entry.tsx'
import { SearchForm } from './search-form.tsx'
import { SearchResults } from './search-results.tsx'

export function Page() {
  const text = useText('blog')
  const data = useData<Data>()
  const { category } = data
  const isCategory = data.view === 'list' && category !== 'all'
  return (
    <>
      {isCategory && (
        <div className={styles.band}>
          <div className={`${wrap} ${styles.bandRow}`}>
            <div className={styles.named}>
              <p className={meta.line}>
                <span className={meta.category}>{text.heading}</span>
                <span>{text.count({ total: data.total })}</span>
              </p>
              <h1>{text.categories[category]}</h1>
            </div>
            <CategoryScene category={category} />
          </div>
        </div>
      )}
      <div className={`${wrap} ${styles.opening}`}>
        {!isCategory && <h1>{text.heading}</h1>}
        <CategoryFilter current={category} q={data.view === 'search' ? data.q : null} />
        <SearchForm category={category} {...(data.view === 'search' && { q: data.q })} />
      </div>
      <div className={wrap}>
        {data.view === 'search' ? <SearchResults {...data} /> : <PostList {...data} />}
      </div>
      <FooterBridge />
    </>
  )
}

function PostList({
  featured,
  posts,
  others,
  category,
  page,
  pages,
  total,
}: Extract<Data, { view: 'list' }>) {
  const text = useText('blog')
  const isEmpty = !featured && posts.length === 0
  // In a category no post is featured
  const lead = category === 'all' || total === 1 ? featured : null
  const list = featured && !lead ? [featured, ...posts] : posts
  return (
    <>
      {isEmpty && <EmptyList filtered={category !== 'all'} />}
      {lead && <FeaturedPost post={lead} isOnly={total === 1} />}
      {list.length > 0 && (
        <>
          <h2 className={visuallyHidden}>{text.morePosts}</h2>
          <ul className={styles.posts}>
            {list.map((post) => (
              <PostEntry key={post.slug} post={post} />
            ))}
          </ul>
        </>
      )}
      <Paging
        words={text.paging}
        page={page}
        pages={pages}
        addressOf={(number) => listAddress(category, number)}
      />
      {others.length > 0 && <OtherCategories posts={others} />}
    </>
  )
}

function OtherCategories({ posts }: { posts: PostCard[] }) {
  const { otherCategories } = useText('blog')
  return (
    <section className={styles.others} aria-labelledby="others">
      <h2 className={styles.othersTitle} id="others">
        {otherCategories}
      </h2>
      <ul className={styles.posts}>
        {posts.map((post) => (
          <PostEntry key={post.slug} post={post} isNote />
        ))}
      </ul>
    </section>
  )
}

/** `q`: the current search, which a change of the filter preserves. */
function CategoryFilter({ current, q }: { current: BlogCategory; q: string | null }) {
  const { filter, categories } = useText('blog')
  return (
    <nav className={styles.filter} aria-label={filter}>
      {(['all', 'digital-marketing', 'ai-automation'] as const).map((category) => (
        <a
          key={category}
          className={styles.category}
          href={q === null ? listAddress(category) : searchAddress(q, category)}
          aria-current={category === current ? 'page' : undefined}
        >
          {categories[category]}
        </a>
      ))}
    </nav>
  )
}

function EmptyList({ filtered }: { filtered: boolean }) {
  const { title, text, back } = useText('blog').empty
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
