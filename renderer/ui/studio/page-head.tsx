import type { ReactNode } from 'react'
import { ArrowLeftIcon } from '../icons.tsx'
import * as styles from './page-head.css.ts'
import { meta } from './shared.css.ts'

type PageHeadProps = {
  /** The link to the parent page; pages linked in the bar have none. */
  back?: { href: string; label: string }
  title: string
  /** Beside the title, such as the number of entries. */
  count?: string | false
  lead?: ReactNode
  /** Decorative drawing of the page's subject. */
  drawing?: ReactNode
}

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
