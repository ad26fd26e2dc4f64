import type { ReactNode } from 'react'
import type { pricingText } from '#locales/en/pricing.ts'
import type { Translation } from '#locales/translation.ts'
import TableEspresso from '#renderer/art/pricing/table-espresso.svg?server'
import TableTea from '#renderer/art/pricing/table-tea.svg?server'
import { wrap } from '../theme/layout.css.ts'
import * as styles from './pricing.css.ts'

/** By what is on the table for two. */
const tables = { tea: TableTea, espresso: TableEspresso }

type FinalProps = {
  text: Pick<Translation<typeof pricingText>['final'], 'heading' | 'text' | 'words'>
  /** The two buttons. */
  actions: ReactNode
  drinks?: keyof typeof tables
  /** What stands under them. */
  children?: ReactNode
}

/** The last word of the pricing page: a consultation or a question. */
export function Final({ text: { heading, text, words }, actions, drinks = 'tea', children }: FinalProps) {
  const Table = tables[drinks]
  return (
    <section className={styles.final} aria-labelledby="final">
      <div className={`${wrap} ${styles.finalGrid}`}>
        <div className={styles.finalText}>
          <h2 className={styles.finalHeading} id="final">
            {heading}
          </h2>
          <p className={styles.finalLine}>{text}</p>
          <div className={styles.finalActions}>{actions}</div>
          {children}
        </div>
        <div className={styles.finalArt}>
          <Table words={words} />
        </div>
      </div>
    </section>
  )
}
