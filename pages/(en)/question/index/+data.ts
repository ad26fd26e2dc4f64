import type { PageContextServer } from 'vike/types'
import { type FormData, formDataOf } from '#renderer/forms/form-state.ts'

export type Data = FormData & { from: string; button: string }

/** An empty form, or the form that just came back with what was typed in it. */
export async function data(pageContext: PageContextServer): Promise<Data> {
  const form = formDataOf(pageContext)
  const { search } = pageContext.urlParsed
  return {
    ...form,
    from: (form.values.page ?? search.page ?? '').slice(0, 300),
    button: (form.values.button ?? search.button ?? '').slice(0, 200),
  }
}
