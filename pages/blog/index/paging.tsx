import { useText } from '#renderer/app-context.tsx'
import { ButtonLink } from '#renderer/ui/button.tsx'
import { ArrowLeftIcon } from '#renderer/ui/icons.tsx'
import * as styles from './blog-list.css.ts'

type PagingProps = {
  words: { label: string; previous: string; next: string }
  page: number
  pages: number
  addressOf: (page: number) => string
}

/** Links to the neighbouring pages; renders nothing if there is only one page. */
export function Paging({ words: { label, previous, next }, page, pages, addressOf }: PagingProps) {
  const { paging } = useText('blog')
  if (pages < 2) return null
  return (
    <nav className={styles.paging} aria-label={label}>
      {page > 1 && (
        <ButtonLink href={addressOf(page - 1)} variant="outline" rel="prev">
          <ArrowLeftIcon />
          {previous}
        </ButtonLink>
      )}
      <p className={styles.position}>{paging.position({ page, pages })}</p>
      {page < pages && (
        <ButtonLink href={addressOf(page + 1)} variant="outline" rel="next" arrow>
          {next}
        </ButtonLink>
      )}
    </nav>
  )
}
