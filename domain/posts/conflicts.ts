import type { EditedField } from './post.schema.ts'

/** One field, or one place of the body, that both sides changed differently. */
export type MergeConflict = {
  field: EditedField
  /** Null also when the common base is unknown. */
  base: string | boolean | null
  mine: string | boolean | null
  theirs: string | boolean | null
  /**
   * For the body: where the words of `mine` stand in `merged.content`. Any of the three texts, or several joined by a
   * blank line, may take this place; from the last conflict to the first, no other place moves.
   */
  range?: [start: number, end: number]
}
