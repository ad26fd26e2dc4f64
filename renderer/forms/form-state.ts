import type { PageContextServer } from 'vike/types'
import { campaignIn } from '#domain/leads/campaign.ts'

/** What a lead form's page starts from: empty, or what came back with its faults. */
export type FormData = {
  submissionId: string
  /** When the form was handed out, signed; the first time counts. */
  issued: string
  /** As sent, hidden fields included; empty on a first visit. */
  values: Partial<Record<string, string>>
  /** The first message of each faulty field. */
  errors: Partial<Record<string, string>>
  /** What is wrong with the whole form; null on a first visit. */
  message: string | null
  /** What the form is about, and where its button stood: told by the address, then by the form itself; may be empty. */
  packageName: string
  page: string
  button: string
  /** Tags of the campaign that the visitor came by, as a query; may be empty. */
  campaign: string
}

/** What the server takes of such notes at least, in UTF-16 units. */
const longestNote = 200

export function formDataOf(pageContext: PageContextServer): FormData {
  const { form, formStamp } = pageContext.services
  const values: Partial<Record<string, string>> = Object.fromEntries(
    Object.entries(form?.values ?? {}).map(([name, value]) => [name, [value].flat()[0]]),
  )
  const { search } = pageContext.urlParsed
  const kept = (name: string, fallback = ''): string => (values[name] ?? fallback).slice(0, longestNote)
  return {
    submissionId: values.submissionId || crypto.randomUUID(),
    issued: values.issued || formStamp(),
    values,
    errors: Object.fromEntries(
      Object.entries(form?.errors ?? {}).map(([name, messages]) => [name, messages[0]]),
    ),
    message: form?.message ?? null,
    packageName: kept('packageName', search.package),
    page: kept('page', search.page),
    button: kept('button', search.button),
    campaign: values.campaign ?? campaignOfVisit(pageContext),
  }
}

/**
 * By the address of the form's page, or of the page of this site that led there: without script links take nothing along.
 */
export function campaignOfVisit({ urlOriginal, headers }: PageContextServer): string {
  const own = campaignIn(new URLSearchParams(queryOf(urlOriginal)))
  const { referer = '', host } = headers ?? {}
  if (own !== '' || !URL.canParse(referer)) return own
  const from = new URL(referer)
  return from.host === host ? campaignIn(from.searchParams) : ''
}

/** Of a path with or without one. */
const queryOf = (address: string): string => /\?[^#]*/.exec(address)?.[0] ?? ''

/** Path of the page that a form was sent from, as the address of its thanks says; what is said must not repeat it. */
export const sentFrom = (pageContext: PageContextServer): string => pageContext.urlParsed.search.from ?? ''

const referencePattern = /^[0-9A-Z]{4}-[0-9A-Z]{4}$/

/** The reference comes in the address; anything that does not look like one is not shown. */
export function referenceIn(pageContext: PageContextServer): string | null {
  const { ref } = pageContext.urlParsed.search
  return ref !== undefined && referencePattern.test(ref) ? ref : null
}
