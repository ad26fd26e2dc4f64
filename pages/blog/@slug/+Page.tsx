import { useData, useText } from '#renderer/app-context.tsx'
import MissingArch from '#renderer/art/article/missing-arch.svg?server'
import * as styles from '#renderer/article/article.css.ts'
import { Article } from '#renderer/article/article.tsx'

import { Ways } from '#renderer/article/ways.tsx'
import { FooterBridge } from '#renderer/layout/footer-bridge.tsx'
import { reading } from '#renderer/theme/layout.css.ts'
import { ButtonLink } from '#renderer/ui/button.tsx'
import { ArrowLeftIcon } from '#renderer/ui/icons.tsx'
import type { Data } from './+data.ts'

export function Page() {
  const data = useData<Data>()
  if (!data.found) return <ArticleNotFound />
  return (
    <>
      <Article {...data} blocks={null}>
        <Ways onward={data.onward} />
      </Article>
      <FooterBridge />
    </>
  )
}

function ArticleNotFound() {
  const { notFound, back } = useText('blog')
  return (
    <div className={`${reading} ${styles.missing}`}>
      <MissingArch />
      <h1>{notFound.title}</h1>
      <p className={styles.description}>{notFound.text}</p>
      <ButtonLink href="/blog" variant="primary">
        <ArrowLeftIcon />
        {back}
      </ButtonLink>
    </div>
  )
}
