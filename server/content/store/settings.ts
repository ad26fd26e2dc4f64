import type { FieldProblem } from './front-matter.ts'
import { readYaml } from './yaml.ts'

type Schema<Value> = {
  safeParse(
    data: unknown,
  ):
    | { success: true; data: Value }
    | { success: false; error: { issues: readonly { path: PropertyKey[]; message: string }[] } }
}

export type ReadSettings<Value> = { value: Value; problems: [] } | { value: null; problems: FieldProblem[] }

/** Validates a settings file against its schema. Pure. */
export function readSettings<Value>(schema: Schema<Value>, text: string): ReadSettings<Value> {
  const yaml = readYaml(text.replace(/^\ufeff/, ''))
  if (!yaml.ok) return { value: null, problems: [{ field: 'file', message: yaml.message }] }
  const parsed = schema.safeParse(yaml.map.toJS(yaml.document, { maxAliasCount: 0 }))
  if (parsed.success) return { value: parsed.data, problems: [] }
  const problems = parsed.error.issues.map(({ path, message }) => ({
    field: path.join('.') || 'file',
    message,
  }))
  return { value: null, problems }
}
