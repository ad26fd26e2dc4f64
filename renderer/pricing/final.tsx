import type { ComponentProps, ReactNode } from 'react'
import type { pricingText } from '#locales/en/pricing.ts'
import type { Translation } from '#locales/translation.ts'
import { wrap } from '../theme/layout.css.ts'
import * as styles from './pricing.css.ts'
import { TableScene } from './table-scene.tsx'

type FinalProps = {
  text: Pick<Translation<typeof pricingText>['final'], 'heading' | 'text' | 'words'>
  /** The two buttons. */
  actions: ReactNode
  drinks?: ComponentProps<typeof TableScene>['drinks']
  /** What stands under them. */
  children?: ReactNode
}

/** The last word of the pricing page: a consultation or a question. */
export function Final({ text: { heading, text, words }, actions, drinks, children }: FinalProps) {
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
          <TableScene words={words} drinks={drinks} />
        </div>
      </div>
    </section>
  )
}
