import { wrap } from '../theme/layout.css.ts'
import * as styles from './pricing.css.ts'

export function PricingOpening({ heading, lead }: { heading: string; lead: string }) {
  return (
    <div className={`${wrap} ${styles.opening}`}>
      <h1 className={styles.heading}>{heading}</h1>
      <p className={styles.lead}>{lead}</p>
    </div>
  )
}
