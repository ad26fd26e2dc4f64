import { type Facts, type FactsName, isFacts, shapeOfFacts } from '#domain/site/facts.ts'
import { partOf, type Shape } from '#domain/site/shape.ts'
import { type Catalogue, catalogueSchema, type Site, siteSchema } from '#domain/site/site.schema.ts'
import { cleanText } from '#domain/text.ts'
import { type Problem, problem } from '../kernel/errors.ts'
import { parseYaml } from './edit-yaml.ts'

/** The facts in `site.yaml` and `catalogue.yaml`, as written and as their schema reads them. Pure. */

export const fileOf = { business: 'site.yaml', catalogue: 'catalogue.yaml' } as const satisfies Record<
  FactsName,
  string
>

export type Meant = { business: Site; catalogue: Catalogue }
const schemas = { business: siteSchema, catalogue: catalogueSchema }

type Errors = Record<string, string[]>
type Read<Name extends FactsName> = { ok: true; value: Meant[Name] } | { ok: false; errors: Errors }

/** The facts as their schema reads them; keys that it does not have are ignored. */
export function meantBy<Name extends FactsName>(name: Name, facts: Facts): Read<Name> {
  const known = withoutUnknown(facts, shapeOfFacts(name))
  const { success, data, error } = schemas[name].safeParse(known)
  // The schema is that of `name`
  if (success) return { ok: true, value: data as Meant[Name] }
  const errors: Errors = {}
  for (const { path, message } of error.issues) {
    const field = path.join('.') || 'file'
    errors[field] = [...(errors[field] ?? []), message]
  }
  return { ok: false, errors }
}

/** Throws a `Problem` (conflict) for a text with a fault. */
export function readFactsFile<Name extends FactsName>(
  name: Name,
  text: string,
): { facts: Facts; value: Meant[Name] } {
  const fault = (what: string) =>
    problem(
      'conflict',
      `${fileOf[name]} was edited by hand and has a fault (${what}). Correct the file first.`,
    )
  const facts = parseYaml(text)
  if (!isFacts(facts)) throw fault('it is no valid YAML')
  const read = meantBy(name, facts)
  if (read.ok) return { facts, value: read.value }
  const [field, messages] = Object.entries(read.errors)[0] ?? []
  throw fault(`${field}: ${messages?.[0]}`)
}

export const invalid = (errors: Errors): Problem =>
  problem('invalid', 'Some fields need attention. Nothing was saved.', { errors })

/** Paths of keys that the schema does not have: those of a later version, and misspelt ones. */
export function unknownKeys(
  value: unknown,
  shape: Shape | undefined,
  path: readonly string[] = [],
): string[] {
  if (Array.isArray(value))
    return value.flatMap((item, at) => unknownKeys(item, partOf(shape, 0), [...path, String(at)]))
  if (!isFacts(value)) return []
  return Object.entries(value).flatMap(([key, part]) => {
    const own = partOf(shape, key)
    const place = [...path, key]
    return own ? unknownKeys(part, own, place) : shape?.kind === 'group' ? [place.join('.')] : []
  })
}

function withoutUnknown(value: unknown, shape: Shape | undefined): unknown {
  if (Array.isArray(value)) return value.map((item) => withoutUnknown(item, partOf(shape, 0)))
  if (!isFacts(value) || !shape) return value
  const known = Object.entries(value).filter(([key]) => partOf(shape, key) !== undefined)
  return Object.fromEntries(known.map(([key, part]) => [key, withoutUnknown(part, partOf(shape, key))]))
}

/** Cleans input: every text on one line, without invisible characters. */
export function cleaned<Value>(value: Value): Value
export function cleaned(value: unknown): unknown {
  if (typeof value === 'string')
    return cleanText(value)
      .replace(/\s*\n\s*/g, ' ')
      .trim()
  if (Array.isArray(value)) return value.map((item) => cleaned(item))
  if (!isFacts(value)) return value
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, cleaned(part)]))
}
