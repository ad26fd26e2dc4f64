import type { MarkedText, SearchResult } from '#domain/posts/post-views.ts'
import { useText } from '#renderer/app-context.tsx'
import { visuallyHidden } from '#renderer/theme/layout.css.ts'
import { ButtonLink } from '#renderer/ui/button.tsx'
import { PostDate } from '#renderer/ui/post-date.tsx'
import * as meta from '#renderer/ui/post-meta.css.ts'
import type { Data } from './+data.ts'
import { listAddress, searchAddress } from './addresses.ts'
import { Paging } from './paging.tsx'
import * as styles from './search.css.ts'

export function SearchResults({
  q,
  category,
  results,
  page,
  pages,
  total,
}: Extract<Data, { view: 'search' }>) {
  const { search: text, categories } = useText('blog')
  return (
    <>
      <div className={styles.summary}>
        <p className={styles.count} role="status">
          {text.found({ total, q })}
          {category !== 'all' && ` ${text.in({ category: categories[category] })}`}
        </p>
        {category !== 'all' && <a href={searchAddress(q, 'all')}>{text.everywhere}</a>}
      </div>
      {results.length === 0 ? (
        <section className={styles.none}>
          <h2>{text.none}</h2>
          <p className={styles.noneHelp}>{text.noneHelp}</p>
          <div className={styles.ways}>
            <ButtonLink href={listAddress('all')} variant="outline">
              {text.all}
            </ButtonLink>
            <ButtonLink href="/contact" variant="outline">
              {text.ask}
            </ButtonLink>
          </div>
        </section>
      ) : (
        <>
          <h2 className={visuallyHidden}>{text.results}</h2>
          <ol className={styles.results}>
            {results.map((result) => (
              <Result key={result.slug} result={result} />
            ))}
          </ol>
        </>
      )}
      <Paging
        words={{ ...text, label: text.paging }}
        page={page}
        pages={pages}
        addressOf={(number) => searchAddress(q, category, number)}
      />
    </>
  )
}

function Result({ result }: { result: SearchResult }) {
  const { slug, title, excerpt, category, readTime, date } = result
  return (
    <li>
      <article className={styles.result}>
        <h3 className={styles.title}>
          <a className={styles.link} href={`/blog/${slug}`}>
            <Marked runs={title} />
          </a>
        </h3>
        <p className={styles.excerpt}>
          <Marked runs={excerpt} />
        </p>
        <p className={meta.line}>
          <span className={meta.category}>{category}</span>
          <span>{readTime}</span>
          <PostDate date={date} />
        </p>
      </article>
    </li>
  )
}

function Marked({ runs }: { runs: MarkedText }) {
  return (
    <>
      {runs.map(({ text: words, isFound }, at) =>
        isFound ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: the runs never change places
          <mark className={styles.mark} key={at}>
            {words}
          </mark>
        ) : (
          words
        ),
      )}
    </>
  )
}
