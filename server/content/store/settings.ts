import { readYaml } from '../../kernel/yaml.ts'
import type { FieldProblem } from './front-matter.ts'

type Issue = { path: PropertyKey[]; message: string; code?: string | undefined; keys?: string[] | undefined }
type Schema<Value> = {
  safeParse(
    data: unknown,
  ): { success: true; data: Value } | { success: false; error: { issues: readonly Issue[] } }
}

/** A value together with problems: the file is usable, but some keys were ignored. */
export type ReadSettings<Value> =
  | { value: Value; problems: FieldProblem[] }
  | { value: null; problems: FieldProblem[] }

const limit = 64_000

/**
 * Validates a settings file against its schema. Keys that the schema does not have are reported and ignored:
 * misspelt ones, and those of a later version. Pure.
 */
export function readSettings<Value>(schema: Schema<Value>, text: string): ReadSettings<Value> {
  if (text.length > limit)
    return { value: null, problems: [{ field: 'file', message: 'is larger than 64 KB' }] }
  const yaml = readYaml(text.replace(/^\ufeff/, ''))
  if (!yaml.ok) return { value: null, problems: [{ field: 'file', message: yaml.message }] }
  const data: unknown = yaml.map.toJS(yaml.document, { maxAliasCount: 0 })
  const parsed = schema.safeParse(data)
  if (parsed.success) return { value: parsed.data, problems: [] }
  const { issues } = parsed.error
  const problems = issues.map(({ path, message, code }): FieldProblem => {
    const field = path.join('.') || 'file'
    return code === 'unrecognized_keys' ? { field, message, isIgnored: true } : { field, message }
  })
  if (!problems.every(({ isIgnored }) => isIgnored)) return { value: null, problems }
  for (const issue of issues) removeKeys(data, issue)
  const known = schema.safeParse(data)
  return known.success ? { value: known.data, problems } : { value: null, problems }
}

function removeKeys(data: unknown, { path, keys = [] }: Issue): void {
  let at = data
  for (const key of path) at = isRecord(at) ? at[String(key)] : undefined
  if (isRecord(at)) for (const key of keys) delete at[key]
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null
