import type { Request, RequestHandler, Response, Router } from 'express'
import type { LeadKind } from '#domain/leads/lead.ts'
import { referenceOf } from '#domain/leads/reference.ts'
import { defaultLocale, type Locale, locales } from '#domain/locales.ts'
import { localeOf, pathIn, serviceOf } from '#domain/routes.ts'
import { leadMessages, type SaidToVisitors, saidToVisitors } from '#locales/dictionaries.ts'
import { formBody, jsonBody } from '../http/bodies.ts'
import { isNativeForm } from '../http/native-form.ts'
import { onlyMethods } from '../http/problem-responder.ts'
import { createRouter } from '../http/router.ts'
import { Problem, problem } from '../kernel/errors.ts'
import { toFormPage } from './intake/form-page.ts'
import { type LeadForm, leadForms } from './intake/forms.ts'
import type { Intake } from './intake/intake.ts'

type FormOutcome = {
  page: string
  status: number
  language: Locale
  /** As sent, hidden fields included; text values only. */
  values: Record<string, string>
  /** Field → messages, in the language of the form. */
  errors: Record<string, string[]>
  /** The fault of the request as a whole; null when only fields have faults. */
  message: string | null
}

type LeadRoutesOptions = {
  intake: Intake
  renderForm: (request: Request, response: Response, outcome: FormOutcome) => void | Promise<void>
  said?: (locale: Locale) => SaidToVisitors
}

type Messages = (typeof leadMessages)[Locale]

/** Maximum size of a form or JSON body, in kilobytes (R128). */
const mostKilobytes = 256

/** POST of an inquiry or a question, by script (JSON) and by a native form (R56, R57, R66). */
export function createLeadRoutes({ intake, renderForm, said = saidToVisitors }: LeadRoutesOptions): Router {
  const router = createRouter()

  const submit =
    (form: LeadForm): RequestHandler =>
    async (request, response) => {
      const { kind } = form
      const body = fieldsOf(request)
      const language = languageOf(request, body)
      const texts = said(language).messages
      const native = isNativeForm(request)
      const address = request.ip ?? ''

      const refuse = async (error: Problem): Promise<void> => {
        if (!native) throw error
        for (const [name, value] of Object.entries(error.headers)) response.setHeader(name, value)
        response.setHeader('Cache-Control', 'no-store')
        const { status, errors = {} } = error
        await renderForm(request, response, {
          page: formPage(form.page(language), body),
          status,
          language,
          values: textsOf(body),
          errors,
          message: error.code === 'invalid' ? null : error.detail,
        })
      }

      const reading = form.read(body)
      if (!reading.ok) {
        const errors: Record<string, string[]> = {}
        for (const [field, key] of Object.entries(reading.faults)) {
          const wording = wordingOf(key, { kind, language, page: pageOf(body) })
          if (wording) errors[field] = [texts[wording]]
        }
        return refuse(problem('invalid', texts.fieldsNeedAttention, { errors }))
      }

      const { fields, notes } = reading
      let reference: string
      try {
        const { flood } = await intake.admit(kind, address)
        const lead = await intake.take({ kind, fields, notes, language, flood, address })
        // Held or not, first or repeated: the response is the same (R78)
        reference = referenceOf(lead.id)
      } catch (error) {
        if (!(error instanceof Problem)) throw error
        return refuse(worded(error, texts))
      }
      response.setHeader('Cache-Control', 'no-store')
      if (native) response.redirect(303, sentPage(form.page(language), reference, notes.page))
      else response.status(200).json({ success: true, reference })
    }

  for (const form of leadForms) {
    router.post(
      form.endpoint,
      onlyReadableTypes,
      jsonBody(mostKilobytes),
      formBody(mostKilobytes),
      submit(form),
    )
    router.all(
      form.endpoint,
      toFormPage((request) => form.page(visitorLanguage(request))),
      onlyMethods('POST'),
    )
  }
  return router
}

const onlyReadableTypes: RequestHandler = (request, _response, next) => {
  if (!request.is(['application/json', 'application/x-www-form-urlencoded'])) {
    throw problem('unsupported-type', 'Send JSON or a form.')
  }
  next()
}

function fieldsOf(request: Request): Record<string, unknown> {
  const body: unknown = request.body
  if (typeof body !== 'object' || body === null || Array.isArray(body)) {
    throw problem('bad-request', 'The body must be an object with the fields of the form.')
  }
  return { ...body }
}

/** The form's address with its original query, for the link to the same page in the other language (R280). */
function formPage(page: string, body: Record<string, unknown>): string {
  const { packageName, button, page: from } = textsOf(body)
  const said = { package: packageName, button, page: from }
  const query = new URLSearchParams(
    Object.entries(said).flatMap(([name, value]) => (value ? [[name, value.slice(0, 200)]] : [])),
  )
  return query.size > 0 ? `${page}?${query}` : page
}

/** Includes the page that the form was sent from, if the result has its own texts for it. */
function sentPage(form: string, reference: string, page = ''): string {
  const hasOwnWords = page === '/pricing' || serviceOf(page) !== null
  return `${form}/sent?${new URLSearchParams({ ref: reference, ...(hasOwnWords && { from: page }) })}`
}

const worded = ({ code, headers, cause }: Problem, texts: Messages): Problem =>
  problem(code, code === 'too-many-requests' ? texts.tooMany : texts.notStored, { headers, cause })

const textsOf = (body: Record<string, unknown>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(body).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  )

/** The language in the form, else that of its page, else English. */
function languageOf(request: Request, body: Record<string, unknown>): Locale {
  return locales.find((locale) => locale === body.language) ?? localeOf(pageOf(body) || refererPath(request))
}

/** The language of the referring page, else the browser's preferred one, else the default one. */
function visitorLanguage(request: Request): Locale {
  const from = refererPath(request)
  if (from !== '') return localeOf(from)
  const preferred = request.acceptsLanguages([...locales])
  return locales.find((locale) => locale === preferred) ?? defaultLocale
}

const pageOf = (body: Record<string, unknown>): string => (typeof body.page === 'string' ? body.page : '')

function refererPath(request: Request): string {
  const referer = request.get('referer') ?? ''
  return URL.canParse(referer) ? new URL(referer).pathname : ''
}

/** The inquiry of the Italian pricing page has its own e-mail message (R64). */
function wordingOf(
  key: string | undefined,
  { kind, language, page }: { kind: LeadKind; language: Locale; page: string },
): keyof Messages | null {
  if (key === undefined || !Object.hasOwn(leadMessages[language], key)) return null
  const onPricing = kind === 'inquiry' && page === pathIn(language, '/pricing')
  if (key === 'emailInvalid' && onPricing) return 'emailInvalidPricing'
  return key as keyof Messages
}
