import type { ReactNode } from 'react'
import { ArrowLeftIcon } from '../icons.tsx'
import * as styles from './page-head.css.ts'
import { meta } from './shared.css.ts'

type PageHeadProps = {
  /** Missing on a page of the bar's own. */
  back?: { href: string; label: string }
  title: string
  /** Beside the title, such as how many there are. */
  count?: string | false
  lead?: ReactNode
  /** What the page is about; decoration. */
  drawing?: ReactNode
}

/** The head of a page: the way back where a page stands above it, the title and what is to be found here. */
export function PageHead({ back, title, count, lead, drawing }: PageHeadProps) {
  return (
    <header className={styles.head}>
      {back && (
        <a className={styles.back} href={back.href}>
          <ArrowLeftIcon />
          {back.label}
        </a>
      )}
      <div className={styles.titleRow}>
        <h1>{title}</h1>
        {count && <p className={meta}>{count}</p>}
      </div>
      {lead && <div className={styles.lead}>{lead}</div>}
      {drawing && <div className={styles.drawing}>{drawing}</div>}
    </header>
  )
}
