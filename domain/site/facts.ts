import { type Shape, shapeOf } from './shape.ts'
import { catalogueSchema, siteSchema } from './site.schema.ts'

/** The owner's facts as the studio edits them. */

export const factsEndpoints = { business: '/api/site/business', catalogue: '/api/site/catalogue' } as const
export type FactsName = keyof typeof factsEndpoints

/** A part of the facts as it is written in its file: an object, a list, a text … */
export type Fact = string | number | boolean | null | Fact[] | { [key: string]: Fact }
/** The object of a file, as it is written. */
export type Facts = { [key: string]: Fact }

/** With the revision that guards the next save. */
export type FactsFile = { facts: Facts; revision: string }

const shapes: Partial<Record<FactsName, Shape>> = {}

export function shapeOfFacts(name: FactsName): Shape {
  shapes[name] ??= shapeOf(name === 'business' ? siteSchema : catalogueSchema)
  return shapes[name]
}

/** Of `site.yaml`, that editors see and do not change: who gets mail and when, how long leads are kept, how the site looks. */
export const ownerFields: readonly string[] = [
  ...['email', 'structuredDataEmail', 'staffLanguage', 'leadReminders', 'leadRetentionMonths'],
  ...['accent', 'logo'],
]

export const isFacts = (value: unknown): value is Facts =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
