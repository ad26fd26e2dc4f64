import type { EditedField } from './post.schema.ts'

/** Text in both versions, only in the later one, or only in the earlier one. */
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
  /** Only for texts that people read. `same` and `removed` together are the text before, `same` and `added` the one after. */
  words?: Run[]
  /** Only for the body and the FAQ (a pair is one paragraph: the question, then the answer on a line of its own). */
  paragraphs?: ParagraphChange[]
}
