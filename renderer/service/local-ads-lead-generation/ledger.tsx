import { type ReactNode, useId } from 'react'
import type { localAdsLeadGenerationText } from '#locales/en/services/local-ads-lead-generation.ts'
import type { Translation } from '#locales/translation.ts'
import { section, tabular, wrap } from '../../theme/layout.css.ts'
import type { Figures } from '../figures.ts'
import * as styles from './ledger.css.ts'

type LedgerProps = {
  text: Translation<typeof localAdsLeadGenerationText.ledger>
  figures: Figures<
    'ads-management' | 'ad-budget' | 'first-campaign' | 'ads-results' | 'minimum-roi' | 'ads-guarantee'
  >
}

/** What it costs and what the agency promises: the prices above, the promises under the fold. */
export function Ledger({ text, figures }: LedgerProps) {
  const id = useId()
  const { management, budget, firstCampaign, firstResults, minimumRoi, guarantee } = text
  return (
    <section className={`${section} ${styles.ground}`} aria-labelledby={id}>
      <div className={wrap}>
        <div className={styles.head}>
          <h2 className={styles.heading} id={id}>
            {text.heading}
          </h2>
          <p className={styles.lead}>{text.lead}</p>
        </div>
        <div className={`${styles.book} ${tabular}`}>
          <Leaf title={text.costs}>
            <Cost {...management} price={figures['ads-management'].value} />
            <Cost {...budget} price={figures['ad-budget'].value} />
          </Leaf>
          <Leaf title={text.promises}>
            <Promised {...firstCampaign} figure={figures['first-campaign'].value} />
            <Promised {...firstResults} figure={figures['ads-results'].value} />
            <Promised {...minimumRoi} figure={figures['minimum-roi'].value} />
            <Promised {...guarantee} figure={figures['ads-guarantee'].value} />
          </Leaf>
        </div>
      </div>
    </section>
  )
}

function Leaf({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className={styles.leaf}>
      <h3 className={styles.title}>{title}</h3>
      <dl className={styles.rows}>{children}</dl>
    </div>
  )
}

type CostProps = { name: string; text: string; from?: string; price: string; unit: string }

function Cost({ name, text, from, price, unit }: CostProps) {
  return (
    <div className={styles.cost}>
      <dt className={styles.name}>{name}</dt>
      <dd className={styles.text}>{text}</dd>
      <dd className={styles.price}>
        {from && <span className={styles.unit}>{from}</span>} <b className={styles.pounds}>{price}</b>{' '}
        <span className={styles.unit}>{unit}</span>
      </dd>
    </div>
  )
}

type PromisedProps = {
  name: string
  text: string
  figure: string
  amount: (values: { figure: string }) => string
}

function Promised({ name, text, figure, amount }: PromisedProps) {
  return (
    <div className={styles.promise}>
      <dt className={styles.name}>{name}</dt>
      <dd className={styles.text}>{text}</dd>
      <dd className={styles.amount}>{amount({ figure })}</dd>
    </div>
  )
}
