import type { PageContextServer } from 'vike/types'
import { inquiryFields } from '#renderer/forms/inquiry-fields.ts'
import { inquiryLimits } from '#server/leads/inquiry.schema.ts'

export type Data = {
  packageName: string
  button: string
  submissionId: string
  values: Partial<Record<string, string>>
  errors: Partial<Record<string, string>>
  /** What is wrong with the whole form; null on a first visit. */
  message: string | null
}

/** An empty form for the package in the address, or the form that just came back with what was typed in it. */
export async function data(pageContext: PageContextServer): Promise<Data> {
  const { form } = pageContext.services
  const { search } = pageContext.urlParsed
  const kept = (name: string, fallback = ''): string =>
    (form?.values[name] ?? fallback).slice(0, inquiryLimits.packageName)
  const shown = new Set<string>(inquiryFields.map(({ name }) => name))
  return {
    packageName: kept('packageName', search.package),
    button: kept('button', search.button),
    submissionId: kept('submissionId') || crypto.randomUUID(),
    values: Object.fromEntries(Object.entries(form?.values ?? {}).filter(([name]) => shown.has(name))),
    errors: Object.fromEntries(
      Object.entries(form?.errors ?? {}).map(([name, messages]) => [name, messages[0]]),
    ),
    message: form?.message ?? null,
  }
}
