import type { PageContextServer } from 'vike/types'
import { type Figures, figuresOf } from '../figures.ts'
import type { Sum } from './work-out.ts'

export type RetentionData = {
  figures: Figures<
    'retention' | 'lifetime-value' | 'churn' | 'acquisition-cost' | 'retention-price' | 'retention-year'
  >
  example: Sum
}

const figuresFor = figuresOf(
  'retention',
  'lifetime-value',
  'churn',
  'acquisition-cost',
  'retention-price',
  'retention-year',
)

/** The figures of the page, and what its example starts from. */
export async function retentionData(pageContext: PageContextServer): Promise<RetentionData> {
  return { figures: figuresFor(pageContext), example: pageContext.services.catalogue().retentionExample }
}
