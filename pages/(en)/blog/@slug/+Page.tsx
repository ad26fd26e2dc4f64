import { blogText } from '#locales/en/blog.ts'
import { useData } from '#renderer/app-context.tsx'
import * as styles from '#renderer/article/article.css.ts'
import { Article } from '#renderer/article/article.tsx'
import { reading } from '#renderer/theme/layout.css.ts'
import { ButtonLink } from '#renderer/ui/button.tsx'
import { ArrowLeftIcon } from '#renderer/ui/icons.tsx'
import { illustration } from '#renderer/ui/illustration.css.ts'
import type { Data } from './+data.ts'

export function Page() {
  const data = useData<Data>()
  return data.found ? <Article {...data} blocks={null} /> : <ArticleNotFound />
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
