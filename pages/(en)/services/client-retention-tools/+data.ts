import type { PageContextServer } from 'vike/types'
import { type Figures, figuresOf } from '#renderer/service/figures.ts'
import { formatPrice } from '#server/content/site.schema.ts'

/** One line of the example: `percent` of the customers buy again, which makes `customers` and `sales`. */
export type Kept = { percent: number; customers: string; sales: string }

export type Example = {
  customers: string
  averagePurchase: string
  before: Kept
  after: Kept
  /** What the second line sells above the first. */
  extra: string
}

export type Data = {
  figures: Figures<
    'retention' | 'lifetime-value' | 'churn' | 'acquisition-cost' | 'retention-price' | 'retention-year'
  >
  example: Example
}

const figures = figuresOf(
  'retention',
  'lifetime-value',
  'churn',
  'acquisition-cost',
  'retention-price',
  'retention-year',
)

export async function data(pageContext: PageContextServer): Promise<Data> {
  const { customers, averagePurchase, keptBefore, keptAfter } =
    pageContext.services.catalogue().retentionExample
  const countOf = (percent: number) => Math.round((customers * percent) / 100)
  const kept = (percent: number): Kept => ({
    percent,
    customers: countOf(percent).toLocaleString('en-GB'),
    sales: formatPrice(countOf(percent) * averagePurchase),
  })
  return {
    figures: figures(pageContext),
    example: {
      customers: customers.toLocaleString('en-GB'),
      averagePurchase: formatPrice(averagePurchase),
      before: kept(keptBefore),
      after: kept(keptAfter),
      extra: formatPrice((countOf(keptAfter) - countOf(keptBefore)) * averagePurchase),
    },
  }
}
