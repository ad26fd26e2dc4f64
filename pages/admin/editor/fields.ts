import { config } from 'zod/mini'
import { body, defaultReadTime, oneLine, type Post, postInput } from '#domain/posts/post.schema.ts'
import { editorText as text } from '#locales/en/admin-editor.ts'
import { type FaqEntry, faqDataOf, faqEntryOf, faqFaultOf, faqRow } from './faq/faq.ts'

// Compiled parsers use eval, which the content security policy forbids
config({ jitless: true })

export const textFields = [
  'title',
  'content',
  'description',
  'category',
  'readTime',
  'slug',
  'image',
  'imageAlt',
] as const
export type TextField = (typeof textFields)[number]
export type FieldName = TextField | 'faq'

/** The form's values, as typed. Pure. */
export type Fields = FaqEntry & Record<TextField, string>

const textsOf = (textOf: (name: TextField) => string) =>
  Object.fromEntries(textFields.map((name) => [name, textOf(name)])) as Record<TextField, string>

export const emptyFields: Fields = {
  ...textsOf((name) => (name === 'readTime' ? defaultReadTime : '')),
  ...faqEntryOf(null),
}

export const fieldsOf = (post: Post): Fields => ({
  ...textsOf((name) => post[name] ?? ''),
  ...faqEntryOf(post.faqData),
})

/** The body of a save, without the publication state and times. */
export const inputOf = (fields: Fields) => ({
  ...textsOf((name) => fields[name]),
  image: fields.image || null,
  imageAlt: fields.imageAlt || null,
  faqData: faqDataOf(fields),
})

/** As saving would store it, and as the preview shows it. */
export const asStored = (fields: Fields): Fields => ({
  ...fields,
  ...textsOf((name) => (name === 'content' ? body : oneLine)(fields[name])),
})

/** Whether `a` and `b` would be stored the same; an FAQ that cannot be read is compared as typed. */
export const sameText = (a: Fields, b: Fields): boolean => essence(a) === essence(b)

// A form's fields are immutable: every change makes a new object
const essences = new WeakMap<Fields, string>()

function essence(fields: Fields): string {
  const known = essences.get(fields)
  if (known !== undefined) return known
  const made = JSON.stringify([
    inputOf(asStored(fields)),
    faqFaultOf(fields) && (fields.faqMode === 'json' ? fields.faqJson : fields.faqRows.map(withoutKey)),
  ])
  essences.set(fields, made)
  return made
}

const withoutKey = ({ question, answer }: Fields['faqRows'][number]) => ({ question, answer })

export const isEmpty = (fields: Fields): boolean =>
  fields.content.trim() === '' && sameText(fields, emptyFields)

export type FieldErrors = Partial<Record<FieldName, string>>

/** The first field on the screen that has an error. */
export const firstFaulty = (errors: FieldErrors): FieldName | undefined =>
  ([...textFields, 'faq'] as const).find((name) => errors[name] !== undefined)

/** What the server would refuse, by the same rules, and an FAQ that would not be stored completely. */
export function errorsOf(fields: Fields): FieldErrors {
  const errors: FieldErrors = {}
  const result = postInput.safeParse(inputOf(fields))
  for (const { path, message } of result.error?.issues ?? []) {
    const field = path[0] === 'faqData' ? 'faq' : textFields.find((name) => name === path[0])
    if (field) errors[field] ??= message
  }
  const fault = faqFaultOf(fields)
  if (fault?.kind === 'json') errors.faq = text.faq.invalid
  else if (fault?.kind === 'no-answer') errors.faq = text.faq.noAnswer({ number: fault.row + 1 })
  else if (fault) errors.faq = text.faq.noQuestion({ number: fault.row + 1 })
  return errors
}

/** As stored in the copy on the device. */
export const draftOf = (fields: Fields) => ({ ...fields, faqRows: fields.faqRows.map(withoutKey) })

/** A draft's fields, valid even if the copy is damaged or from a former version of the editor. */
export function fieldsOfDraft(draft: unknown, base: Fields): Fields {
  const given: Record<string, unknown> = Object(draft)
  const fields = { ...base }
  for (const name of textFields) {
    const value = given[name]
    if (typeof value === 'string') fields[name] = value
  }
  if (typeof given.faqJson === 'string') fields.faqJson = given.faqJson
  if (given.faqMode === 'rows' || given.faqMode === 'json') fields.faqMode = given.faqMode
  if (Array.isArray(given.faqRows)) {
    fields.faqRows = given.faqRows.map((row) => {
      const { question, answer } = Object(row)
      return faqRow({
        question: typeof question === 'string' ? question : '',
        answer: typeof answer === 'string' ? answer : '',
      })
    })
  }
  return fields
}
