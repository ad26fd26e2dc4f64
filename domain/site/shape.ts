import type * as z from 'zod/mini'

/** The structure that a schema of the owner's facts requires, from which a form and a file can be made. */
export type Shape = {
  /** May be left out; `fallback` is the default then, if there is one. */
  isOptional: boolean
  fallback?: unknown
} & (
  | { kind: 'text'; most: number }
  | { kind: 'number'; least: number; most: number; isWhole: boolean }
  /** A text, or a number written without quotes. */
  | { kind: 'figure' }
  | { kind: 'flag' }
  | { kind: 'choice'; values: readonly string[] }
  | { kind: 'group'; fields: Readonly<Record<string, Shape>> }
  | { kind: 'list'; item: Shape }
  /** Any number of keys, not known in advance. */
  | { kind: 'record'; value: Shape }
)

/** Throws for a schema that a form cannot represent. */
export function shapeOf(schema: z.core.$ZodType): Shape {
  // The type in a schema's definition tells which kind it is
  const { def } = (schema as z.core.$ZodTypes)._zod
  const isOptional = false
  switch (def.type) {
    case 'optional':
      return { ...shapeOf(def.innerType), isOptional: true }
    case 'default':
      return { ...shapeOf(def.innerType), isOptional: true, fallback: def.defaultValue }
    case 'pipe':
      return shapeOf(def.in)
    case 'string':
      return { kind: 'text', most: bagOf(schema).maximum ?? Number.MAX_SAFE_INTEGER, isOptional }
    case 'number': {
      const { minimum = Number.MIN_SAFE_INTEGER, maximum = Number.MAX_SAFE_INTEGER, format } = bagOf(schema)
      return { kind: 'number', least: minimum, most: maximum, isWhole: format === 'safeint', isOptional }
    }
    case 'boolean':
      return { kind: 'flag', isOptional }
    case 'enum':
      return { kind: 'choice', values: Object.values(def.entries).map(String), isOptional }
    case 'union':
      return { kind: 'figure', isOptional }
    case 'array':
      return { kind: 'list', item: shapeOf(def.element), isOptional }
    case 'record':
      return { kind: 'record', value: shapeOf(def.valueType), isOptional }
    case 'object':
      return {
        kind: 'group',
        fields: Object.fromEntries(Object.entries(def.shape).map(([key, field]) => [key, shapeOf(field)])),
        isOptional,
      }
    default:
      throw new Error(`No form can be made from a schema of the type ${def.type}`)
  }
}

/** The combined limits of a schema's checks. */
const bagOf = (schema: z.core.$ZodType): { minimum?: number; maximum?: number; format?: string } =>
  schema._zod.bag

export function partOf(shape: Shape | undefined, key: string | number): Shape | undefined {
  if (shape?.kind === 'group') return shape.fields[key]
  if (shape?.kind === 'list') return shape.item
  return shape?.kind === 'record' ? shape.value : undefined
}
