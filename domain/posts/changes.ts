import type { EditedField } from './post.schema.ts'

/** Differences between two versions of a post, as the history shows them. */

/** Text that both have, that only the later one has, or only the earlier one. */
export type Run = { kind: 'same' | 'added' | 'removed'; text: string }

export type ParagraphChange = {
  kind: 'same' | 'changed' | 'added' | 'removed'
  /** Without the blank lines around it. */
  words: Run[]
}

export type FieldChange = {
  field: EditedField
  before: string | boolean | null
  after: string | boolean | null
  /** Of texts people read. `same` and `removed` together are the text before, `same` and `added` the one after. */
  words?: Run[]
  /** Of the body and the FAQ (a pair is a paragraph: the question, then the answer in a line of its own). */
  paragraphs?: ParagraphChange[]
}
