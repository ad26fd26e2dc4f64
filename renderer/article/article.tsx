import type { ReactNode } from 'react'
import type { Block, ContentsEntry } from '#domain/posts/markup.ts'
import type { ArticlePost, FaqItem } from '#domain/posts/post-views.ts'
import { typeset } from '#domain/posts/typography.ts'
import { formAddress } from '#domain/routes.ts'
import { useApp, useText } from '../app-context.tsx'
import { PostDrawing } from '../post-drawing/post-drawing.tsx'
import { ButtonLink } from '../ui/button.tsx'
import { arrival } from '../ui/carried.css.ts'
import { ArrowLeftIcon, PlusIcon } from '../ui/icons.tsx'
import { Picture } from '../ui/picture.tsx'
import { PostDate } from '../ui/post-date.tsx'
import * as meta from '../ui/post-meta.css.ts'
import * as styles from './article.css.ts'
import { ArticleBody } from './article-body.tsx'

type ArticleProps = {
  post: ArticlePost
  /** Null when the server's HTML already contains the text. */
  blocks: Block[] | null
  contents: ContentsEntry[]
  faq: FaqItem[]
  /** Shown above the title instead of the note on a draft. */
  notice?: ReactNode
  /** Links to read on (ways.tsx); left out in previews. */
  children?: ReactNode
}

/** In characters. Longer titles are set smaller. */
const longFrom = 50

/** The widths in article.css.ts. */
const heroSizes = [{ upTo: '55rem', width: '94vw' }, { width: '50rem' }]

/** The content of `<main>`, the same on an article's page and in the editor's preview. */
export function Article({ post, blocks, contents, faq, notice, children }: ArticleProps) {
  const text = useText('blog')
  return (
    <>
      <article className={styles.article}>
        <div className={styles.front}>
          <a className={styles.back} href="/blog">
            <ArrowLeftIcon />
            {text.back}
          </a>
          <ArticleHead post={post} notice={notice ?? (post.published ? null : text.draft)} />
          <div className={`${styles.picture} ${arrival}`}>
            {post.image ? (
              <Picture
                className={styles.image}
                picture={post.image}
                alt={post.imageAlt}
                sizes={heroSizes}
                ratio={2}
                priority="first"
              />
            ) : (
              <PostDrawing drawing={post.drawing} slug={post.slug} />
            )}
          </div>
        </div>
        <div className={styles.margin}>
          <ReadingArch />
          {contents.length > 0 && <Contents entries={contents} />}
        </div>
        <div className={styles.body}>
          <ArticleBody key={post.slug} blocks={blocks} drawing={post.drawing} />
        </div>
      </article>
      {faq.length > 0 && <Questions items={faq} />}
      <div className={`${styles.column} ${styles.end}`}>
        {children}
        <ButtonLink href="/blog" variant="quiet">
          <ArrowLeftIcon />
          {text.backToAll}
        </ButtonLink>
      </div>
    </>
  )
}

function Contents({ entries }: { entries: ContentsEntry[] }) {
  const title = useText('blog').contents
  return (
    <nav className={styles.contents} aria-label={title}>
      <p className={styles.contentsTitle}>{title}</p>
      <ol className={styles.contentsList}>
        {entries.map(({ id, text }) => (
          <li key={id}>
            <a className={styles.contentsLink} href={`#${id}`}>
              {typeset(text)}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  )
}

/** An arch drawn as far as the article has been scrolled, without script (R309). Decoration. */
function ReadingArch() {
  return (
    <svg className={styles.reading} viewBox="0 0 120 72" aria-hidden="true">
      <path className={styles.readingGround} d="M0 70H120" />
      <path className={styles.readingWay} d="M10 70V60a50 50 0 0 1 100 0v10" />
      <path className={styles.readingArch} d="M10 70V60a50 50 0 0 1 100 0v10" pathLength={1} />
    </svg>
  )
}

function ArticleHead({ post, notice }: { post: ArticlePost; notice: ReactNode }) {
  const { site } = useApp()
  const { author } = useText('blog')
  return (
    <header className={styles.head}>
      {notice && <p className={styles.draft}>{notice}</p>}
      <p className={meta.line}>
        <span className={meta.category}>{post.category}</span>
        <span>{post.readTime}</span>
      </p>
      <h1 className={post.title.length > longFrom ? styles.longTitle : styles.title}>
        {typeset(post.title)}
      </h1>
      <p className={styles.description}>{typeset(post.description)}</p>
      <div className={styles.byline}>
        <svg className={styles.mark} viewBox="0 0 36 40" aria-hidden="true">
          <path className={styles.markGround} d="M0 40V18a18 18 0 0 1 36 0v22Z" />
          <path className={styles.markArch} d="M9 40V22a9 9 0 0 1 18 0v18h-6V22a3 3 0 0 0-6 0v18Z" />
        </svg>
        <b className={styles.author}>{author({ site: site.name })}</b>
        <span className={styles.date}>
          <PostDate date={post.date} />
        </span>
      </div>
    </header>
  )
}

function Questions({ items }: { items: FaqItem[] }) {
  const { locale } = useApp()
  const { faq, another } = useText('blog')
  return (
    <section className={styles.questions} aria-labelledby="questions">
      <div className={styles.questionsPage}>
        <h2 className={styles.questionsTitle} id="questions">
          {faq}
        </h2>
        <div className={styles.questionsText}>
          {items.map(({ question, answer }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes, and a question may occur twice
            <details className={styles.question} key={index} open={index === 0}>
              <summary className={styles.summary}>
                {typeset(question)}
                <PlusIcon className={styles.sign} />
              </summary>
              <p className={styles.answer}>{typeset(answer)}</p>
            </details>
          ))}
        </div>
        <p className={styles.ask}>
          {`${another.text} `}
          <a className={styles.askLink} href={formAddress(locale, 'question')}>
            {another.ask}
          </a>
        </p>
      </div>
    </section>
  )
}
