import type { Locale } from '#domain/locales.ts'
import { localFigure } from '#domain/site/amounts.ts'
import type { Catalogue } from '#domain/site/site.schema.ts'

/** A figure as written in the catalogue, such as `40%`, with what it counts. */
export type Figure = {
  value: string
  label: string
  /** Origin of the figure (R315): the agency's own statement, a named source, or an example. */
  origin: 'ours' | 'example' | { name: string; url?: string }
}

/** The value of a claim. Throws when the catalogue has no such claim. */
export function claimValue({ claims }: Pick<Catalogue, 'claims'>, id: string): string {
  return claim(claims, id).value
}

/**
 * A claim with its label in one language, as shown on the page at `where` (its English path). Throws when the
 * catalogue has no such claim.
 */
export function labelledClaim(
  { claims }: Pick<Catalogue, 'claims'>,
  id: string,
  locale: Locale,
  where?: string,
): Figure {
  const { value, label, readings, ours, source } = claim(claims, id)
  const own = readings.find((reading) => reading.where === where)
  const reading = own?.value ?? value
  const named = source && { name: source.name[locale], ...(source.url && { url: source.url }) }
  return {
    value: localFigure(reading, locale),
    label: label[locale],
    origin: named ?? (ours ? 'ours' : 'example'),
  }
}

function claim(claims: Catalogue['claims'], id: string) {
  const found = claims[id]
  if (!found) throw new Error(`The catalogue has no claim "${id}"`)
  return found
}
