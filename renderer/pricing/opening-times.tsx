import type { SiteFacts } from '#domain/site/site-facts.ts'
import { useText } from '#renderer/app-context.tsx'
import { tabular } from '#renderer/theme/layout.css.ts'
import * as styles from './opening-times.css.ts'

/** The opening times; the English page does not have them (R37). */
export function OpeningTimes({ rows }: { rows: SiteFacts['hours'] }) {
  const { hours, closed } = useText('pricing').final
  return (
    <div className={styles.times}>
      <h3 className={styles.heading}>{hours}</h3>
      <dl className={`${styles.rows} ${tabular}`}>
        {rows.map(({ days, time }) => (
          <div key={days}>
            <dt className={styles.days}>{days}</dt>
            <dd>{time ?? closed}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
