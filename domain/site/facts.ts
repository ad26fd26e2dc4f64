import { type Shape, shapeOf } from './shape.ts'
import { catalogueSchema, siteSchema } from './site.schema.ts'

export const factsEndpoints = { business: '/api/site/business', catalogue: '/api/site/catalogue' } as const
export type FactsName = keyof typeof factsEndpoints

export type Fact = string | number | boolean | null | Fact[] | { [key: string]: Fact }
export type Facts = { [key: string]: Fact }

/** `revision` guards the next save. */
export type FactsFile = { facts: Facts; revision: string }

const shapes: Partial<Record<FactsName, Shape>> = {}

export function shapeOfFacts(name: FactsName): Shape {
  shapes[name] ??= shapeOf(name === 'business' ? siteSchema : catalogueSchema)
  return shapes[name]
}

/** Fields of `site.yaml` that editors see but cannot change: recipients and times of mail, retention of leads, the site's look. */
export const ownerFields: readonly string[] = [
  ...['email', 'structuredDataEmail', 'staffLanguage', 'leadReminders', 'leadRetentionMonths'],
  ...['accent', 'logo'],
]

export const isFacts = (value: unknown): value is Facts =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
