import { blogText } from '#locales/en/blog.ts'
import { useApp, useData } from '#renderer/app-context.tsx'
import { ArticleBody } from '#renderer/article/article-body.tsx'
import { reading } from '#renderer/theme/layout.css.ts'
import { ButtonLink } from '#renderer/ui/button.tsx'
import { ArrowLeftIcon, PlusIcon } from '#renderer/ui/icons.tsx'
import { illustration } from '#renderer/ui/illustration.css.ts'
import { PostDate } from '#renderer/ui/post-date.tsx'
import * as meta from '#renderer/ui/post-meta.css.ts'
import type { ArticlePost, FaqItem } from '#server/http/pages.types.ts'
import type { Data } from './+data.ts'
import * as styles from './article.css.ts'

export function Page() {
  const data = useData<Data>()
  if (!data.found) return <ArticleNotFound />
  const { post, faq, blocks } = data
  return (
    <>
      <article>
        <ArticleHead post={post} />
        {post.image && (
          <div className={styles.picture}>
            <img
              className={styles.image}
              src={post.image}
              alt={post.imageAlt}
              width={800}
              height={400}
              fetchPriority="high"
            />
          </div>
        )}
        <div className={`${reading} ${styles.body}`}>
          <ArticleBody key={post.slug} blocks={blocks} />
        </div>
      </article>
      {faq.length > 0 && <Questions items={faq} />}
      <div className={`${reading} ${styles.end}`}>
        <ButtonLink href="/blog" variant="outline">
          <ArrowLeftIcon />
          {blogText.backToAll}
        </ButtonLink>
      </div>
    </>
  )
}

function ArticleHead({ post }: { post: ArticlePost }) {
  const { site } = useApp()
  return (
    <header className={styles.head}>
      <a className={styles.back} href="/blog">
        <ArrowLeftIcon />
        {blogText.back}
      </a>
      {!post.published && <p className={styles.draft}>{blogText.draft}</p>}
      <p className={meta.line}>
        <span className={meta.category}>{post.category}</span>
        <span>{post.readTime}</span>
      </p>
      <h1 className={styles.title}>{post.title}</h1>
      <p className={styles.description}>{post.description}</p>
      <div className={styles.byline}>
        <svg className={styles.mark} viewBox="0 0 36 40" aria-hidden="true">
          <path className={styles.markGround} d="M0 40V18a18 18 0 0 1 36 0v22Z" />
          <path className={styles.markArch} d="M9 40V22a9 9 0 0 1 18 0v18h-6V22a3 3 0 0 0-6 0v18Z" />
        </svg>
        <b className={styles.author}>{blogText.author(site.name)}</b>
        <span className={styles.date}>
          <PostDate date={post.date} />
        </span>
      </div>
    </header>
  )
}

function Questions({ items }: { items: FaqItem[] }) {
  return (
    <section className={styles.questions} aria-labelledby="questions">
      <div className={reading}>
        <h2 className={styles.questionsTitle} id="questions">
          {blogText.faq}
        </h2>
        {items.map(({ question, answer }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes, and a question may occur twice
          <details className={styles.question} key={index} open={index === 0}>
            <summary className={styles.summary}>
              {question}
              <PlusIcon className={styles.sign} />
            </summary>
            <p className={styles.answer}>{answer}</p>
          </details>
        ))}
      </div>
    </section>
  )
}

function ArticleNotFound() {
  const { title, text } = blogText.notFound
  return (
    <div className={`${reading} ${styles.missing}`}>
      <svg className={illustration} viewBox="0 0 672 152" aria-hidden="true">
        <path
          className="f-stone2 c"
          fillRule="evenodd"
          d="M0 24H214l8 16-9 15 11 17-9 20 7 58H0ZM44 150v-32a66 66 0 0 1 132 0v32Z"
        />
        <path
          className="f-stone2 c"
          fillRule="evenodd"
          d="M672 24H458l-8 16 9 15-11 17 9 20-7 58H672ZM496 150v-32a66 66 0 0 1 132 0v32Z"
        />
        <path className="flow" d="M270 150v-32a66 66 0 0 1 132 0v32" />
        <path className="g" d="M-2000 150H2700" />
      </svg>
      <h1>{title}</h1>
      <p className={styles.description}>{text}</p>
      <ButtonLink href="/blog" variant="primary">
        <ArrowLeftIcon />
        {blogText.back}
      </ButtonLink>
    </div>
  )
}
