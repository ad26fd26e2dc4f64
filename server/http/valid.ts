import * as z from 'zod/mini'
import { problem } from '../kernel/errors.ts'

/** Throws 400 with messages by field; `detail` replaces the joined messages. */
export function valid<Schema extends z.core.$ZodType>(
  schema: Schema,
  value: unknown,
  detail?: string,
): z.output<Schema> {
  const parsed = z.safeParse(schema, value)
  if (parsed.success) return parsed.data
  const errors = messagesOf(parsed.error.issues)
  throw problem('invalid', detail ?? Object.values(errors).flat().join('. '), { errors })
}

export function messagesOf(
  issues: readonly { path: PropertyKey[]; message: string }[],
): Record<string, string[]> {
  const errors: Record<string, string[]> = {}
  for (const { path, message } of issues) {
    const field = String(path[0] ?? 'body')
    errors[field] = [...(errors[field] ?? []), message]
  }
  return errors
}
