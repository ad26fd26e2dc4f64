import type { Lead } from '#domain/leads/lead.ts'
import { staffLeadsEndpoint } from '#domain/leads/records.ts'
import { wordingPages } from '#domain/leads/wording.ts'
import { leadsText } from '#locales/en/admin-leads.ts'
import * as shared from '#renderer/admin/shared.css.ts'
import { visuallyHidden } from '#renderer/theme/layout.css.ts'
import { ChevronDownIcon } from '#renderer/ui/icons.tsx'
import { sectionTitle } from './lead-detail.css.ts'
import { fullMoment } from './lead-view.ts'
import * as styles from './lead-wording.css.ts'

const text = leadsText.wording

/** Which privacy policy and which form the visitor saw, to be looked at again (R269). */
export function LeadWording({ lead, named }: { lead: Lead; named: boolean }) {
  const Title = named ? 'h2' : 'h3'
  const { wording } = lead
  return (
    <section className={styles.section}>
      <Title className={`${sectionTitle} ${styles.title}`}>{text.title}</Title>
      {wording ? (
        <>
          <ul className={styles.pages}>
            {wordingPages.map((page) => (
              <li key={page}>
                <a
                  className={styles.page}
                  href={`${staffLeadsEndpoint}/${encodeURIComponent(lead.id)}/wording/${page}`}
                  target="_blank"
                  rel="noopener"
                  data-vike="false"
                >
                  {text.pages[page]}
                  <span className={visuallyHidden}> {text.newTab}</span>
                </a>
              </li>
            ))}
          </ul>
          <p className={shared.meta}>
            {text.since({ when: fullMoment(Date.parse(wording.since)) })}
            {wording.program && ` ${text.program({ commit: wording.program.slice(0, 10) })}`}
            {wording.content && ` ${text.content({ commit: wording.content.slice(0, 10) })}`}
          </p>
          <details className={styles.prints}>
            <summary className={styles.printsTitle}>
              {text.hashes({ short: wordingPages.map((page) => wording[page].slice(0, 8)).join(', ') })}
              <ChevronDownIcon className={styles.turn} />
            </summary>
            <dl>
              {wordingPages.map((page) => (
                <div key={page}>
                  <dt className={shared.meta}>{text.pages[page]}</dt>
                  <dd className={styles.print}>{wording[page]}</dd>
                </div>
              ))}
            </dl>
          </details>
        </>
      ) : (
        <p className={shared.meta}>{text.unknown}</p>
      )}
    </section>
  )
}
