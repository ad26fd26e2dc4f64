import type { Post } from '#domain/posts/post.schema.ts'
import { emptyFields, type FieldErrors, type Fields, fieldsOf, inputOf, textFields } from './fields.ts'

/** The post in the form: the stored fields, the typed ones, and the server's errors. Pure. */
export type Sheet = {
  /** Null for a new post. */
  post: Post | null
  stored: Fields
  fields: Fields
  /** The revision that the typing is based on. */
  baseRevision: string | null
  /** The draft's key; null until it is known. */
  key: string | null
  recovered: Recovered | null
  /** Somebody tried to save or publish, so what is missing is shown. */
  tried: boolean
  serverErrors: FieldErrors
  /** The last save of this form, for the list. */
  savedPost: Post | null
}

/** Typing stored on this device that is not in the stored post. */
export type Recovered = {
  fields: Fields
  baseRevision: string | null
  /** ISO 8601. */
  savedAt: string
}

export const sheetOf = (post: Post | null): Sheet => {
  const stored = post ? fieldsOf(post) : emptyFields
  return {
    post,
    stored,
    fields: stored,
    baseRevision: post?.revision ?? null,
    key: post?.id ?? null,
    recovered: null,
    tried: false,
    serverErrors: {},
    savedPost: null,
  }
}

export type SheetEvent =
  | { type: 'typed'; changes: Partial<Fields> }
  | { type: 'keyed'; key: string }
  | { type: 'recovered'; found: Recovered }
  /** The member has decided whether to keep the recovered typing. */
  | { type: 'recovery-kept' | 'recovery-dropped' }
  /** Without `errors`, refused by the checks alone. `tried`: the member tried to save or publish. */
  | { type: 'refused'; errors?: FieldErrors; tried: boolean }
  /** `sent`: what the form held when it was sent. */
  | { type: 'saved'; post: Post; sent: Fields }

export function reduceSheet(sheet: Sheet, event: SheetEvent): Sheet {
  switch (event.type) {
    case 'typed': {
      const { changes } = event
      const serverErrors = { ...sheet.serverErrors }
      for (const name of textFields)
        if (name in changes && changes[name] !== sheet.fields[name]) delete serverErrors[name]
      return { ...sheet, fields: { ...sheet.fields, ...changes }, serverErrors }
    }
    case 'keyed':
      return { ...sheet, key: event.key }
    case 'recovered': {
      const { found } = event
      const baseRevision = sheet.post && (found.baseRevision ?? sheet.post.revision)
      return { ...sheet, fields: found.fields, baseRevision, recovered: found }
    }
    case 'recovery-kept':
      return { ...sheet, recovered: null }
    case 'recovery-dropped':
      return { ...sheet, recovered: null, fields: sheet.stored, baseRevision: sheet.post?.revision ?? null }
    case 'refused':
      return {
        ...sheet,
        tried: sheet.tried || event.tried,
        serverErrors: event.errors ?? sheet.serverErrors,
      }
    case 'saved': {
      const { post, sent } = event
      return { ...sheetOf(post), fields: fieldsAfter(sheet.fields, sent, post), savedPost: post }
    }
  }
}

/**
 * What the form holds after a save that keeps it open: fields edited meanwhile keep their text; the others
 * get the stored value, since another member or the server may have changed it.
 */
function fieldsAfter(now: Fields, sent: Fields, saved: Post): Fields {
  const stored = fieldsOf(saved)
  const next = { ...now }
  for (const name of textFields) {
    const differs = stored[name].trim() !== sent[name].trim()
    if (differs && now[name] === sent[name]) next[name] = stored[name]
  }
  const sentFaq = inputOf(sent).faqData
  if (sentFaq !== saved.faqData && inputOf(now).faqData === sentFaq) {
    return { ...next, faqMode: stored.faqMode, faqRows: stored.faqRows, faqJson: stored.faqJson }
  }
  return next
}
