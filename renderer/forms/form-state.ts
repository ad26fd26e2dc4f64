import type { PageContextServer } from 'vike/types'
import { campaignIn } from '#domain/leads/campaign.ts'
import { plansOf } from '../pricing/offer.ts'
import { type LeadForm, thanksOf } from './lead-forms.ts'
import type { Sent } from './sent-page.tsx'

/** Initial state of a lead form's page: empty, or a rejected form with errors; plus facts about packages. */
export type LeadPageData = Awaited<ReturnType<typeof leadPageData>>

/** In UTF-16 units, for a hidden field filled in from the address. The server accepts at least this much. */
const maxNoteLength = 200

export async function leadPageData(pageContext: PageContextServer) {
  const { form, formStamp, catalogue } = pageContext.services
  const values: Partial<Record<string, string>> = Object.fromEntries(
    Object.entries(form?.values ?? {}).map(([name, value]) => [name, [value].flat()[0]]),
  )
  const { search } = pageContext.urlParsed
  const kept = (name: string, fallback = ''): string => (values[name] ?? fallback).slice(0, maxNoteLength)
  const { claims } = catalogue()
  return {
    submissionId: values.submissionId || crypto.randomUUID(),
    /** When the form was first issued, signed; kept across retries. */
    issued: values.issued || formStamp(),
    /** As sent, hidden fields included; empty on a first visit. */
    values,
    /** The first error message of each field. */
    errors: Object.fromEntries(
      Object.entries(form?.errors ?? {}).map(([name, messages]) => [name, messages[0]]),
    ) as Partial<Record<string, string>>,
    /** Error of the form as a whole; null on a first visit. */
    message: form?.message ?? null,
    /**
     * The package asked about, and the page and button that led to the form: from the submitted form, or from
     * the address on a first visit. May be empty.
     */
    packageName: kept('packageName', search.package),
    page: kept('page', search.page),
    button: kept('button', search.button),
    /** Campaign tags of the visit, as a query; may be empty. */
    campaign: values.campaign ?? campaignOfVisit(pageContext),
    packages: plansOf(catalogue(), pageContext.locale).map(
      ({ name, price, period, setupTime, openEnded, features }) => ({
        name,
        price,
        period,
        setupTime,
        openEnded,
        features: features.slice(0, 3),
      }),
    ),
    /** Hours within which staff promise a reply. */
    hours: String(claims.reply?.value ?? '24'),
  }
}

/**
 * Returns the campaign tags in the address of the form's page, or else those of the referring page of this
 * site: without script, links do not carry them.
 */
export function campaignOfVisit({ urlOriginal, headers }: PageContextServer): string {
  const own = campaignIn(new URLSearchParams(queryOf(urlOriginal)))
  const { referer = '', host } = headers ?? {}
  if (own !== '' || !URL.canParse(referer)) return own
  const from = new URL(referer)
  return from.host === host ? campaignIn(from.searchParams) : ''
}

const queryOf = (address: string): string => /\?[^#]*/.exec(address)?.[0] ?? ''

const referencePattern = /^[0-9A-Z]{4}-[0-9A-Z]{4}$/

/** The reference from the address; null for anything that does not look like one. */
export function referenceIn(pageContext: PageContextServer): string | null {
  const { ref } = pageContext.urlParsed.search
  return ref !== undefined && referencePattern.test(ref) ? ref : null
}

/** The `data` of a form's thank-you page. `from` in the address is the form's page; it is never displayed. */
export const sentDataOf =
  (form: LeadForm) =>
  (pageContext: PageContextServer): Sent => ({
    ...thanksOf(form, pageContext.texts, pageContext.urlParsed.search.from ?? ''),
    reference: referenceIn(pageContext),
  })
