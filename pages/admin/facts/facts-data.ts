import type { PageContextServer } from 'vike/types'
import type { Facts, FactsFile, FactsName } from '#domain/site/facts.ts'

/** The facts file to be edited and the facts of the other file, or the fault of either. */
export type FactsData = { fault: null; file: FactsFile; other: Facts; email: string } | { fault: string }

/** Null for those who may not edit the site. */
export async function factsData(
  { facts, staff }: PageContextServer['services'],
  name: FactsName,
): Promise<FactsData | null> {
  if (!facts || !staff) return null
  try {
    const other = await facts(name === 'business' ? 'catalogue' : 'business')
    return { fault: null, file: await facts(name), other: other.facts, email: staff.email }
  } catch (error) {
    const detail = error instanceof Error && 'detail' in error ? String(error.detail) : null
    if (detail === null) throw error
    return { fault: detail }
  }
}
