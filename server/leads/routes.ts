import { json, type Request, type RequestHandler, type Response, Router, urlencoded } from 'express'
import { type Locale, localeOf } from '#locales/addresses.ts'
import { inquiryMessages as english } from '#locales/en/inquiry-messages.ts'
import { inquiryMessages as italian } from '#locales/it/inquiry-messages.ts'
import { Problem, problem } from '../errors.ts'
import type { Log } from '../http/log.ts'
import { onlyMethods } from '../http/problem-responder.ts'
import { createFloodGate } from './flood-gate.ts'
import {
  honeypotField,
  type Inquiry,
  type InquiryMessageKey,
  inquiryEndpoint,
  readInquiry,
} from './inquiry.schema.ts'
import { createLead, type HeldReason, referenceOf } from './lead.ts'
import type { Outbox } from './outbox.ts'

/** What a native form post that was not taken shows: the same form, with what was typed. */
type FormOutcome = {
  status: number
  language: Locale
  /** As sent, hidden fields included; only those that are text. */
  values: Record<string, string>
  /** Field → messages, in the language of the form. */
  errors: Record<string, string[]>
  /** What is wrong with the request as a whole; null when the fields say it all. */
  message: string | null
}

type LeadRoutesOptions = {
  outbox: Pick<Outbox, 'accept'>
  log: Log
  /** Per network prefix; 0 = no limit. */
  leadsPerMinute: number
  renderForm: (request: Request, response: Response, outcome: FormOutcome) => void | Promise<void>
  now?: () => number
}

/** Bodies of forms and of JSON (decision 39). */
const bodyLimit = '256kb'

/** POST /api/pricing-inquiry, by script (JSON) and by a native form (contract, HTTP). */
export function createLeadRoutes({
  outbox,
  log,
  leadsPerMinute,
  renderForm,
  now = Date.now,
}: LeadRoutesOptions): Router {
  const router = Router()
  const gate = createFloodGate({ perMinute: leadsPerMinute, now })

  const submitInquiry: RequestHandler = async (request, response) => {
    const body = fieldsOf(request)
    const language = languageOf(request, body)
    const texts = language === 'it' ? italian : english
    const native = isNativeForm(request)
    const address = request.ip ?? ''

    const refuse = async (error: Problem): Promise<void> => {
      if (!native) throw error
      for (const [name, value] of Object.entries(error.headers)) response.setHeader(name, value)
      response.setHeader('Cache-Control', 'no-store')
      const message = error.code === 'invalid' ? null : error.detail
      const { status, errors = {} } = error
      await renderForm(request, response, { status, language, values: textsOf(body), errors, message })
    }

    const checked = readInquiry(body)
    if (!checked.ok) {
      const errors: Record<string, string[]> = {}
      for (const [field, key] of Object.entries(checked.faults)) {
        if (key) errors[field] = [texts[wordingOf(key, language, body)]]
      }
      return refuse(problem('invalid', texts.fieldsNeedAttention, { errors }))
    }

    const verdict = await gate.count(address)
    if (verdict.pass === 'refused') {
      const headers = { 'Retry-After': String(verdict.retryAfterSeconds) }
      log.warn({ kind: 'inquiry' }, 'flood refused')
      return refuse(problem('too-many-requests', texts.tooMany, { headers }))
    }

    const { inquiry } = checked
    const held: HeldReason | undefined = inquiry[honeypotField]
      ? 'honeypot'
      : verdict.pass === 'held'
        ? 'flood'
        : undefined
    const { page, button, submissionId } = inquiry
    const fields = inquiryFields(inquiry)
    const context = { page, button }
    const lead = createLead({
      kind: 'inquiry',
      fields,
      context,
      language,
      receivedAt: now(),
      submissionId,
      held,
    })
    try {
      const { duplicate } = await outbox.accept(lead)
      if (duplicate) await gate.forgive(address)
    } catch (error) {
      if (!(error instanceof Problem)) throw error
      log.error({ kind: 'inquiry', code: error.code }, 'lead not stored')
      return refuse(problem(error.code, texts.notStored, { cause: error.cause }))
    }

    // Held or not, first or repeated: the answer is the same (decision 40)
    const reference = referenceOf(lead.id)
    response.setHeader('Cache-Control', 'no-store')
    if (native) response.redirect(303, `/inquiry/sent?ref=${encodeURIComponent(reference)}`)
    else response.status(200).json({ success: true, reference })
  }

  router.post(
    inquiryEndpoint,
    onlyReadableTypes,
    json({ limit: bodyLimit }),
    urlencoded({ limit: bodyLimit, extended: false, parameterLimit: 100 }),
    submitInquiry,
  )
  router.all(inquiryEndpoint, onlyMethods('POST'))
  return router
}

const onlyReadableTypes: RequestHandler = (request, _response, next) => {
  if (!request.is(['application/json', 'application/x-www-form-urlencoded'])) {
    throw problem('unsupported-type', 'Send JSON or a form.')
  }
  next()
}

/** A script asks for JSON; a browser that posts a form itself asks for a page. */
const isNativeForm = (request: Request): boolean =>
  Boolean(request.is('application/x-www-form-urlencoded')) &&
  (request.get('accept') ?? '').includes('text/html')

function fieldsOf(request: Request): Record<string, unknown> {
  const body: unknown = request.body
  if (typeof body !== 'object' || body === null || Array.isArray(body)) {
    throw problem('bad-request', 'The body must be an object with the fields of the form.')
  }
  return { ...body }
}

const textsOf = (body: Record<string, unknown>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(body).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  )

/** As the form says, else by the page it stands on: English unless something says Italian. */
function languageOf(request: Request, body: Record<string, unknown>): Locale {
  if (body.language === 'it' || body.language === 'en') return body.language
  return localeOf(pageOf(body) || refererPath(request))
}

const pageOf = (body: Record<string, unknown>): string => (typeof body.page === 'string' ? body.page : '')

function refererPath(request: Request): string {
  const referer = request.get('referer') ?? ''
  return URL.canParse(referer) ? new URL(referer).pathname : ''
}

/** The Italian pricing page words the e-mail fault in its own way (spec §5). */
const wordingOf = (
  key: InquiryMessageKey,
  language: Locale,
  body: Record<string, unknown>,
): keyof typeof english =>
  key === 'emailInvalid' && language === 'it' && pageOf(body) === '/it/pricing' ? 'emailInvalidPricing' : key

function inquiryFields({ name, surname, email, phone, packageName }: Inquiry): Record<string, string> {
  return { name, surname, email, phone, ...(packageName && { packageName }) }
}
