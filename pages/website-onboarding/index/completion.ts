import { type PartId, type PartState, parts } from '../parts.ts'
import type { Faults } from './+data.ts'

export type Completion = {
  answered: readonly string[]
  /** Fields that keep the form from being sent in its current state. */
  unready: readonly string[]
}

/** The current answers of the form, as a native post would send them. */
export function answersIn(form: HTMLFormElement, fields: readonly string[]): Record<string, string[]> {
  const body = new FormData(form)
  return Object.fromEntries(
    fields.map((field) => [field, body.getAll(field).filter((value) => typeof value === 'string')]),
  )
}

export function answeredIn(form: HTMLFormElement): string[] {
  const answers = answersIn(
    form,
    parts.flatMap(({ fields }) => fields),
  )
  return Object.keys(answers).filter((field) => answers[field]?.some((value) => value.trim() !== ''))
}

export function statesOf({ answered, unready }: Completion, faults: Faults): Record<PartId, PartState> {
  const entries = parts.map(({ id, fields }: { id: PartId; fields: readonly string[] }) => {
    if (fields.some((field) => faults[field])) return [id, 'fault'] as const
    const started = fields.some((field) => answered.includes(field))
    return [id, started && !fields.some((field) => unready.includes(field)) ? 'done' : 'open'] as const
  })
  return Object.fromEntries(entries) as Record<PartId, PartState>
}
