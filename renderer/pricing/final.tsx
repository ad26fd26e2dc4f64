import type { SiteFacts } from '#domain/site/site-facts.ts'
import TableEspresso from '#renderer/art/pricing/table-espresso.svg?server'
import TableTea from '#renderer/art/pricing/table-tea.svg?server'
import { useApp, useText } from '../app-context.tsx'
import { LeadLink } from '../forms/lead-dialogs.tsx'
import { wrap } from '../theme/layout.css.ts'
import { OpeningTimes } from './opening-times.tsx'
import * as styles from './pricing.css.ts'

const tables = { en: TableTea, it: TableEspresso }

export function Final({ hours }: { hours: SiteFacts['hours'] | undefined }) {
  const { heading, text, words, packageName, button, question } = useText('pricing').final
  const Table = tables[useApp().locale]
  return (
    <section className={styles.final} aria-labelledby="final">
      <div className={`${wrap} ${styles.finalGrid}`}>
        <div className={styles.finalText}>
          <h2 className={styles.finalHeading} id="final">
            {heading}
          </h2>
          <p className={styles.finalLine}>{text}</p>
          <div className={styles.finalActions}>
            <LeadLink
              form="inquiry"
              {...(packageName !== undefined && { packageName })}
              title={button}
              button={button}
              variant="primary"
              block="phones"
            />
            <LeadLink
              form="question"
              className={styles.finalQuiet}
              title={question}
              button={question}
              variant="quiet"
            />
          </div>
          {hours && <OpeningTimes rows={hours} />}
        </div>
        <div className={styles.finalArt}>
          <Table words={words} />
        </div>
      </div>
    </section>
  )
}
