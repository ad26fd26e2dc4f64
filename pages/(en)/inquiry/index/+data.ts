import type { PageContextServer } from 'vike/types'
import { type FormData, formDataOf } from '#renderer/forms/form-state.ts'
import { inquiryLimits } from '#server/leads/inquiry.schema.ts'

export type Data = FormData & { packageName: string; button: string }

/** An empty form for the package in the address, or the form that just came back with what was typed in it. */
export async function data(pageContext: PageContextServer): Promise<Data> {
  const form = formDataOf(pageContext)
  const { search } = pageContext.urlParsed
  const kept = (name: string, fallback = ''): string =>
    (form.values[name] ?? fallback).slice(0, inquiryLimits.packageName)
  return { ...form, packageName: kept('packageName', search.package), button: kept('button', search.button) }
}
