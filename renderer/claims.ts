import type { Catalogue } from '#server/content/site.schema.ts'

/** The value of a claim as the catalogue writes it, such as `40%`. Throws when the catalogue has no such claim. */
export function claimValue({ claims }: Pick<Catalogue, 'claims'>, id: string): string {
  return claim(claims, id).value
}

/** A claim with its label in one language. Throws when the catalogue has no such claim. */
export function labelledClaim(
  { claims }: Pick<Catalogue, 'claims'>,
  id: string,
  locale: 'en' | 'it',
): { value: string; label: string } {
  const { value, label } = claim(claims, id)
  return { value, label: label[locale] }
}

function claim(claims: Catalogue['claims'], id: string) {
  const found = claims[id]
  if (!found) throw new Error(`The catalogue has no claim "${id}"`)
  return found
}
