import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { Request, RequestHandler, Response, Router } from 'express'
import * as z from 'zod'
import { type RecordActivity, recordNothing } from '#domain/activity.ts'
import { emailAddress } from '#domain/leads/form.schema.ts'
import { leadStatuses } from '#domain/leads/handling.ts'
import { type LeadFilter, leadOrders } from '#domain/leads/records.ts'
import { isLeadId } from '#domain/leads/reference.ts'
import type { Locale } from '#domain/locales.ts'
import { jsonBody } from '../http/bodies.ts'
import { noStore } from '../http/cache-control.ts'
import { createRouter } from '../http/router.ts'
import { valid } from '../http/valid.ts'
import { fromSystemError, problem } from '../kernel/errors.ts'
import { hasCode } from '../kernel/files.ts'
import { toCsv, toJson } from './export.ts'
import type { LeadRepository } from './lead-repository.ts'
import { readOverview } from './overview.ts'
import type { Receipt } from './retention/erasure.schema.ts'
import type { Erasures } from './retention/erasure.ts'
import { describeReceipt } from './retention/receipt.ts'
import type { HandlingEvent } from './store/handling.ts'
import { addressOf } from './store/stored-leads.ts'

type StaffLeadRoutesOptions = {
  repository: LeadRepository
  /** False: mail is written to files instead of sent. */
  mailIsSent?: boolean
  erasures: Pick<Erasures, 'erasePerson' | 'eraseLeads' | 'receipts'>
  record?: RecordActivity
  language: () => Locale
  requireStaff: RequestHandler
  /** Asks for a fresh confirmation of the identity, before an export and an erasure (R295). */
  requireProof: RequestHandler
  /** Null for a request that is refused earlier. */
  memberOf: (response: Response) => { id: string; email: string; name: string } | null
  now?: () => number
}

const filterSchema = z.object({
  kind: z.enum(['inquiry', 'question', 'onboarding']).optional(),
  state: z.enum(['held', 'failed', 'waiting', 'delivered']).optional(),
  status: z.enum(leadStatuses).optional(),
  held: z
    .enum(['yes', 'no'])
    .transform((value) => value === 'yes')
    .optional(),
  owner: z.string().max(320).optional(),
  query: z.string().max(200).optional(),
})
const pageSchema = filterSchema.extend({
  offset: z.coerce.number().int().min(0).default(0),
  limit: z.coerce.number().int().min(1).max(500).default(50),
  order: z.enum(leadOrders).default('newest'),
})
/** `person`: id of a lead; exports every lead from its sender without an e-mail address in the URL. */
const exportSchema = filterSchema.extend({
  person: z.string().refine(isLeadId, 'must be the id of a lead').optional(),
})
const statusSchema = z.object({ status: z.enum(leadStatuses) })
/** `owner`: e-mail address of a member; null for nobody. */
const ownerSchema = z.object({ owner: z.string().max(320).nullable() })
const noteSchema = z.object({ text: z.string().trim().min(1).max(5_000) })
const resendSchema = z.object({ channel: z.string().max(40).optional() })
const eraseSchema = z
  .object({
    email: z.optional(emailAddress('must be one email address')),
    lead: z.string().refine(isLeadId, 'must be the id of a lead').optional(),
  })
  .refine(({ email, lead }) => (email === undefined) !== (lead === undefined), {
    path: ['email'],
    message: 'must be given, or else the id of a lead',
  })

const body = jsonBody(64)

/** Leads for staff (R85, R86). Every response requires a session and is `no-store`. */
export function createStaffLeadRoutes(options: StaffLeadRoutesOptions): Router {
  const { repository, erasures, language, requireStaff, requireProof, memberOf } = options
  const { record = recordNothing, mailIsSent = true, now = Date.now } = options
  const router = createRouter()
  router.use(requireStaff, noStore)

  router.at('/').get(async (request, response) => {
    response.json(await repository.list(filterOf(pageSchema, request.query)))
  })

  router.at('/overview').get(async (_request, response) => {
    response.json(await readOverview(repository, { mailIsSent, now: now() }))
  })

  router.at('/export').get(requireProof, async (request, response) => {
    const format = z.enum(['csv', 'json']).catch('csv').parse(request.query.format)
    const { person, ...filter } = filterOf(exportSchema, request.query)
    const email = person && (await addressOfLead(repository, person))
    const records = repository.records({ ...filter, email })
    const day = new Date(now()).toISOString().slice(0, 10)
    response.attachment(`leads-${day}.${format}`)
    response.type(format === 'csv' ? 'text/csv; charset=utf-8; header=present' : 'application/json')
    const text = format === 'csv' ? toCsv(records, repository.fieldNames(filter)) : toJson(records)
    if (request.method === 'HEAD') {
      response.end()
      return
    }
    // A failure destroys the connection, so that an incomplete download is noticed
    await pipeline(Readable.from(text, { highWaterMark: 1 }), response).catch((error: unknown) => {
      if (!hasCode(error, 'ERR_STREAM_PREMATURE_CLOSE')) throw error
    })
  })

  const recordErased = async (response: Response, lead: string | undefined, { id }: Receipt): Promise<void> =>
    record({
      by: memberOf(response)?.id ?? null,
      action: lead === undefined ? 'person-erased' : 'lead-erased',
      object: lead ?? null,
      receipt: id,
    })
  const inWords = (receipt: Receipt) => ({ receipt, text: describeReceipt(receipt, language()) })

  // Erases a person or one lead with every reachable copy; the receipt lists the others
  router.at('/erase').post(requireProof, body, async (request, response) => {
    const { email, lead } = parsed(eraseSchema, request.body)
    const { erased, receipt } =
      email === undefined
        ? await written(erasures.eraseLeads([lead ?? ''], 'lead'))
        : await written(erasures.erasePerson(email))
    await recordErased(response, lead, receipt)
    response.json({ erased, ...inWords(receipt) })
  })

  router.at('/erasures').get(async (_request, response) => {
    response.json((await erasures.receipts()).map(inWords))
  })

  const lead = router.at('/:id')
  lead.get(async (request, response) => {
    response.json(await known(repository, request))
  })
  lead.delete(requireProof, async (request, response) => {
    const { lead } = await known(repository, request)
    const { receipt } = await written(erasures.eraseLeads([lead.id], 'lead'))
    await recordErased(response, lead.id, receipt)
    response.status(204).end()
  })

  router.at('/:id/files/:stored').get(async (request, response) => {
    const { lead } = await known(repository, request)
    const file = await repository.file(lead.id, request.params.stored)
    if (!file) throw problem('not-found', 'There is no such file.')
    // Always downloaded, never displayed: the content comes from a stranger (R86)
    response.attachment(file.name)
    response.set({
      'Content-Type': 'application/octet-stream',
      'Content-Length': String(file.size),
      'X-Content-Type-Options': 'nosniff',
      'Content-Security-Policy': "default-src 'none'; sandbox",
    })
    if (request.method === 'HEAD') response.end()
    else await pipeline(file.read(), response).catch(() => undefined)
  })

  addHandling(router, options)
  return router
}

/** The actions of staff on one lead. Each responds with the lead as it is then. */
function addHandling(router: ReturnType<typeof createRouter>, options: StaffLeadRoutesOptions): void {
  const { repository, memberOf, now = Date.now } = options
  const stampOf = (response: Response) => {
    const { email = '', name = '' } = memberOf(response) ?? {}
    return { at: new Date(now()).toISOString(), by: email, name }
  }

  const answer = async (response: Response, id: string): Promise<void> => {
    response.json(await repository.get(id))
  }

  async function writeDown(request: Request, response: Response, event: HandlingEvent): Promise<void> {
    const { lead } = await known(repository, request)
    await repository.handle(lead.id, event)
    await answer(response, lead.id)
  }

  router.at('/:id/resend').post(body, async (request, response) => {
    const { lead } = await known(repository, request)
    const { channel } = parsed(resendSchema, request.body ?? {})
    const { by, name } = stampOf(response)
    if (!(await written(repository.resend(lead.id, { channel, by, name })))) {
      throw problem('not-found', 'This lead does not go by that channel.')
    }
    await answer(response, lead.id)
  })

  router.at('/:id/release').post(async (request, response) => {
    await writeDown(request, response, { ...stampOf(response), event: 'release' })
  })
  router.at('/:id/hold').post(async (request, response) => {
    const { lead, handling } = await known(repository, request)
    if (lead.held === undefined || handling.released === null)
      throw problem('conflict', 'This lead was not released.')
    await writeDown(request, response, { ...stampOf(response), event: 'hold' })
  })
  router.at('/:id/owner').post(body, async (request, response) => {
    const { owner: email } = parsed(ownerSchema, request.body)
    const member = email === null ? null : await repository.memberOf(email)
    if (email !== null && member === null)
      throw problem('invalid', 'Some values are missing or not possible.', {
        errors: { owner: ['must be the address of a member'] },
      })
    await writeDown(request, response, { ...stampOf(response), event: 'owner', owner: member?.id ?? null })
  })
  router.at('/:id/status').post(body, async (request, response) => {
    const { status } = parsed(statusSchema, request.body)
    await writeDown(request, response, { ...stampOf(response), event: 'status', status })
  })
  router.at('/:id/notes').post(body, async (request, response) => {
    const { text } = parsed(noteSchema, request.body)
    await writeDown(request, response, { ...stampOf(response), event: 'note', text })
  })
}

async function addressOfLead(repository: LeadRepository, id: string): Promise<string> {
  const record = await repository.get(id)
  if (!record) throw problem('not-found', 'There is no such lead.')
  const address = addressOf(record.lead)
  if (address === '') throw problem('conflict', 'This lead names no address to look for.')
  return address
}

async function known(repository: LeadRepository, { params: { id } }: Request) {
  const record = typeof id === 'string' && isLeadId(id) ? await repository.get(id) : null
  if (!record) throw problem('not-found', 'There is no such lead.')
  return record
}

/** Nothing is confirmed before it is on disk; an erasure stopped by a disk error continues later. */
const written = <Result>(work: Promise<Result>): Promise<Result> =>
  work.catch((error: unknown) => {
    throw fromSystemError(error) ?? error
  })

/** An empty value filters nothing, nor does a parameter that the schema does not have. */
function filterOf<Schema extends z.ZodType<LeadFilter>>(schema: Schema, query: unknown): z.output<Schema> {
  const given = Object.entries(Object(query)).filter(([, value]) => value !== '')
  return parsed(schema, Object.fromEntries(given))
}

const parsed = <Schema extends z.ZodType>(schema: Schema, value: unknown): z.output<Schema> =>
  valid(schema, value, 'Some values are missing or not possible.')
