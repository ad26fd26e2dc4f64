import type { ReactNode } from 'react'
import type { localAdsLeadGenerationText } from '#locales/en/services/local-ads-lead-generation.ts'
import type { Translation } from '#locales/translation.ts'
import { tabular } from '../theme/layout.css.ts'
import * as styles from './ledger.css.ts'
import { sideBySide } from './section.css.ts'
import { SectionFrame } from './section.tsx'
import { useFigure } from './service-context.tsx'

type LedgerProps = {
  text: Translation<typeof localAdsLeadGenerationText.ledger>
  /** Ids of the figures: management, budget, then the promises in their order. */
  figures: readonly string[]
}

export function Ledger({ text, figures }: LedgerProps) {
  const figure = useFigure()
  const amountOf = (place: number) => figure(figures[place] ?? '').value
  const { management, budget, firstCampaign, firstResults, minimumRoi, guarantee } = text
  return (
    <SectionFrame
      className={styles.ledger}
      ground="sunk"
      heading={text.heading}
      lead={text.lead}
      headClass={`${sideBySide} ${styles.head}`}
    >
      <div className={`${styles.book} ${tabular}`}>
        <Leaf title={text.costs}>
          <Cost {...management} price={amountOf(0)} />
          <Cost {...budget} price={amountOf(1)} />
        </Leaf>
        <Leaf title={text.promises}>
          <Promised {...firstCampaign} figure={amountOf(2)} />
          <Promised {...firstResults} figure={amountOf(3)} />
          <Promised {...minimumRoi} figure={amountOf(4)} />
          <Promised {...guarantee} figure={amountOf(5)} />
        </Leaf>
      </div>
    </SectionFrame>
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
