import type { PageContextServer } from 'vike/types'
import { localeOf } from '#domain/routes.ts'
import { formatNumber, formatPrice } from '#domain/site/site.schema.ts'
import { type Figures, figuresOf } from '../figures.ts'

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

export type RetentionData = {
  figures: Figures<
    'retention' | 'lifetime-value' | 'churn' | 'acquisition-cost' | 'retention-price' | 'retention-year'
  >
  example: Example
}

const figuresFor = figuresOf(
  'retention',
  'lifetime-value',
  'churn',
  'acquisition-cost',
  'retention-price',
  'retention-year',
)

/** The figures of the page and the example worked out, written as the page's language writes numbers. */
export async function retentionData(pageContext: PageContextServer): Promise<RetentionData> {
  const { customers, averagePurchase, keptBefore, keptAfter } =
    pageContext.services.catalogue().retentionExample
  const locale = localeOf(pageContext.urlPathname)
  const pounds = (amount: number) => formatPrice(amount, { locale })
  const countOf = (percent: number) => Math.round((customers * percent) / 100)
  const kept = (percent: number): Kept => ({
    percent,
    customers: formatNumber(countOf(percent), locale),
    sales: pounds(countOf(percent) * averagePurchase),
  })
  return {
    figures: figuresFor(pageContext),
    example: {
      customers: formatNumber(customers, locale),
      averagePurchase: pounds(averagePurchase),
      before: kept(keptBefore),
      after: kept(keptAfter),
      extra: pounds((countOf(keptAfter) - countOf(keptBefore)) * averagePurchase),
    },
  }
}
