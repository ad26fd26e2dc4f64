import { defaultLocale, localeRows, locales } from '#domain/locales.ts'
import { useData } from '#renderer/app-context.tsx'
import MissingArch from '#renderer/art/article/missing-arch.svg?server'
import * as articleStyles from '#renderer/article/article.css.ts'
import { Article } from '#renderer/article/article.tsx'

import { reading } from '#renderer/theme/layout.css.ts'
import { ButtonLink } from '#renderer/ui/button.tsx'
import type { Data } from './+data.ts'
import * as styles from './preview.css.ts'
import { previewTexts } from './texts.ts'

/** A post that is not public, for people with a link to it (R180). */
export function Page() {
  const data = useData<Data>()
  return data.found ? <Article {...data} blocks={null} /> : <NotShown why={data.why} />
}

function NotShown({ why }: { why: 'over' | 'unknown' }) {
  const own = previewTexts[defaultLocale]
  const others = locales.filter((locale) => locale !== defaultLocale)
  return (
    <div className={`${reading} ${articleStyles.missing}`}>
      <MissingArch />
      <div className={styles.said}>
        <h1>{own[why].title}</h1>
        <p className={articleStyles.description}>{own[why].text}</p>
      </div>
      {others.map((locale) => (
        <div className={styles.said} key={locale} lang={localeRows[locale].tag}>
          <h2 className={styles.otherTitle}>{previewTexts[locale][why].title}</h2>
          <p className={styles.text}>{previewTexts[locale][why].text}</p>
        </div>
      ))}
      <ButtonLink href="/blog" variant="primary">
        {own.blog}
      </ButtonLink>
    </div>
  )
}
