import type { Lead } from '#domain/leads/lead.ts'
import type { LeadRecord } from '#domain/leads/records.ts'
import { leadsText as text } from '#locales/en/admin-leads.ts'
import { DownloadIcon, FileIcon, ImageIcon } from '#renderer/ui/studio/icons.tsx'
import { Row } from '#renderer/ui/studio/rows.tsx'
import * as shared from '#renderer/ui/studio/shared.css.ts'
import * as styles from './lead-detail.css.ts'
import { answersOf, sizeInWords } from './lead-view.ts'
import { fileAddress } from './leads-api.ts'

/** All answers in the form's order; the questions left empty are only listed. */
export function Answers({ lead, named }: { lead: Lead; named: boolean }) {
  const { given, unanswered } = answersOf(lead)
  const Title = named ? 'h2' : 'h3'
  // The question of a question lead is shown as a letter, above this list
  const listed = given.filter(({ field }) => !(lead.kind === 'question' && field === 'question'))
  return (
    <section>
      <Title className={styles.sectionTitle}>{text.answers[lead.kind]}</Title>
      {given.length === 0 && <p className={shared.meta}>{text.noAnswers}</p>}
      {lead.kind === 'question' && (
        <p className={styles.letter} dir="auto">
          {given.find(({ field }) => field === 'question')?.value}
        </p>
      )}
      {listed.length > 0 && (
        <dl className={styles.answers}>
          {listed.map(({ field, label, value }) => (
            <div key={field}>
              <dt>{label}</dt>
              <dd dir="auto">
                {typeof value === 'string' ? (
                  value
                ) : (
                  <ul className={styles.tags}>
                    {value.map((tag) => (
                      <li key={tag}>{tag}</li>
                    ))}
                  </ul>
                )}
              </dd>
            </div>
          ))}
        </dl>
      )}
      {unanswered.length > 0 && (
        <details className={styles.unanswered}>
          <summary className={shared.link}>{text.showUnanswered({ count: unanswered.length })}</summary>
          <dl className={styles.answers}>
            {unanswered.map((label) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd className={shared.meta}>{text.unanswered}</dd>
              </div>
            ))}
          </dl>
        </details>
      )}
    </section>
  )
}

export function Files({ record: { lead }, named }: { record: LeadRecord; named: boolean }) {
  const Title = named ? 'h2' : 'h3'
  const groups: Readonly<Record<string, string>> = text.fileGroups
  const total = lead.files.reduce((sum, { size }) => sum + size, 0)
  return (
    <section>
      <Title className={styles.sectionTitle}>
        {text.filesTitle}{' '}
        <span>
          {lead.files.length}, {sizeInWords(total)}
        </span>
      </Title>
      <ul className={styles.files}>
        {lead.files.map(({ name, stored, group, size }) => (
          <Row
            className={styles.file}
            key={stored}
            sign={group === 'images' ? <ImageIcon /> : <FileIcon />}
            name={<bdi>{name}</bdi>}
            facts={`${groups[group] ?? group}, ${sizeInWords(size)}`}
            actions={
              <a
                className={shared.tool}
                href={fileAddress(lead.id, stored)}
                download={name}
                aria-label={text.download({ name })}
              >
                <DownloadIcon className={shared.icon} />
              </a>
            }
          />
        ))}
      </ul>
    </section>
  )
}
