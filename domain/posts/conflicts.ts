import type { EditedField } from './post.schema.ts'

/** One field, or one place of the body, that both sides changed differently. */
export type MergeConflict = {
  field: EditedField
  /** Null also when the common base is unknown. */
  base: string | boolean | null
  mine: string | boolean | null
  theirs: string | boolean | null
  /**
   * For the body: where `mine` is in `merged.content`. Any of the three texts, or several joined by a blank line, may
   * replace it; replacing from the last conflict to the first keeps the other ranges valid.
   */
  range?: [start: number, end: number]
}
