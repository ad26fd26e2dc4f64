import { type ReactNode, useId } from 'react'
import { localAdsLeadGenerationText } from '#locales/en/services/local-ads-lead-generation.ts'
import { section, tabular, wrap } from '#renderer/theme/layout.css.ts'
import type { Data } from './+data.ts'
import * as styles from './ledger.css.ts'

/** What it costs and what the agency promises: two pages of one open book. */
export function Ledger({ figures }: { figures: Data }) {
  const id = useId()
  const { ledger } = localAdsLeadGenerationText
  const { management, budget, firstCampaign, firstResults, minimumRoi, guarantee } = ledger
  return (
    <section className={`${section} ${styles.ground}`} aria-labelledby={id}>
      <div className={wrap}>
        <div className={styles.head}>
          <h2 className={styles.heading} id={id}>
            {ledger.heading}
          </h2>
          <p className={styles.lead}>{ledger.lead}</p>
        </div>
        <div className={`${styles.book} ${tabular}`}>
          <Leaf title={ledger.costs} note={ledger.note}>
            <Row {...management}>
              <b className={styles.price}>{figures['ads-management'].value}</b>
              <span className={styles.unit}>{management.unit}</span>
            </Row>
            <Row {...budget}>
              <b className={styles.price}>
                <span className={styles.from}>{budget.from}</span> {figures['ad-budget'].value}
              </b>
              <span className={styles.unit}>{budget.unit}</span>
            </Row>
          </Leaf>
          <Leaf title={ledger.promises}>
            <Row {...firstCampaign}>
              <b className={styles.amount}>{firstCampaign.amount(figures['first-campaign'].value)}</b>
            </Row>
            <Row {...firstResults}>
              <b className={styles.amount}>{firstResults.amount(figures['ads-results'].value)}</b>
            </Row>
            <Row {...minimumRoi}>
              <b className={styles.amount}>{minimumRoi.amount(figures['minimum-roi'].value)}</b>
            </Row>
            <Row {...guarantee}>
              <b className={styles.amount}>{guarantee.amount(figures['ads-guarantee'].value)}</b>
            </Row>
          </Leaf>
        </div>
      </div>
    </section>
  )
}

function Leaf({ title, note, children }: { title: string; note?: string; children: ReactNode }) {
  return (
    <div className={styles.leaf}>
      <h3 className={styles.title}>{title}</h3>
      <dl className={styles.rows}>{children}</dl>
      {note && <p className={styles.note}>{note}</p>}
    </div>
  )
}

function Row({ name, text, children }: { name: string; text: string; children: ReactNode }) {
  return (
    <div className={styles.row}>
      <dt className={styles.name}>{name}</dt>
      <dd className={styles.text}>{text}</dd>
      <dd className={styles.value}>{children}</dd>
    </div>
  )
}
