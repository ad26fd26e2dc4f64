/** The values of the sum, which a visitor may change. Shares in per cent, purchases in pounds a year. */
export type Sum = { customers: number; averagePurchase: number; keptBefore: number; keptAfter: number }

export type SumField = keyof Sum

/** Accepted whole numbers, both ends included. */
export const limits = {
  customers: { least: 1, most: 10_000 },
  averagePurchase: { least: 1, most: 10_000 },
  keptBefore: { least: 0, most: 100 },
  keptAfter: { least: 0, most: 100 },
} as const satisfies Record<SumField, { least: number; most: number }>

export const sumFields = Object.keys(limits) as SumField[]

/** `percent` of the customers buy again: how many they are and how much they spend, in pounds. */
export type Kept = { percent: number; customers: number; sales: number }

/** `extra` is the sales after minus the sales before; it may be negative. */
export function workOut(sum: Sum): { before: Kept; after: Kept; extra: number } {
  const kept = (percent: number): Kept => {
    const customers = Math.round((sum.customers * percent) / 100)
    return { percent, customers, sales: customers * sum.averagePurchase }
  }
  const before = kept(sum.keptBefore)
  const after = kept(sum.keptAfter)
  return { before, after, extra: after.sales - before.sales }
}

/** A field's text as a number; null unless it is a whole number within the limits. */
export function readAmount(field: SumField, text: string): number | null {
  if (!/^\d{1,9}$/.test(text.trim())) return null
  const amount = Number(text)
  const { least, most } = limits[field]
  return amount >= least && amount <= most ? amount : null
}
