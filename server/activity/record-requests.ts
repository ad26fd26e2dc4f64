import type { Request, RequestHandler, Response } from 'express'
import type { Activity, RecordActivity } from '#domain/activity.ts'
import type { StaffLeads } from '#domain/leads/lead-views.ts'
import { staffLeadsEndpoint } from '#domain/leads/records.ts'
import { isLeadId } from '#domain/leads/reference.ts'

/** The studio polls while a screen is open: repeated views within this time are recorded once. */
const sameViewMs = 15 * 60_000
const mostViews = 10_000

type Member = { id: string }
type Options = {
  record: RecordActivity
  memberOf: (response: Response) => Member | null
  now?: () => number
}

type Done = Omit<Activity, 'by'>

type Row = {
  method: string
  path: RegExp
  /** Gets the decoded parameters of the path. Null: nothing to record. */
  read(ids: string[], request: Request, response: Response): Done | null
}

/** As Express matches: in any case, with or without a slash at the end; `*id` is any number of segments. */
const patternOf = (path: string): RegExp =>
  new RegExp(`^${path.replace(/:\w+/g, '([^/]+)').replace(/\*\w+/g, '(.+)')}/?$`, 'i')

const rowOf = (method: string, path: string, read: Row['read']): Row => ({
  method,
  path: patternOf(path),
  read,
})

/** An action on the lead whose id is in the path; null when that segment is not the id of a lead. */
const ofLead =
  (action: Done['action'], facts: (request: Request) => Omit<Done, 'action'> = () => ({})): Row['read'] =>
  ([id = ''], request) =>
    isLeadId(id) ? { action, object: id, ...facts(request) } : null

const lead = `${staffLeadsEndpoint}/:id`
const previews = '/api/blog/posts/:id/previews'

/** Requests that are recorded. Changes of accounts and erasures are recorded where they happen. */
const rows: readonly Row[] = [
  rowOf('GET', staffLeadsEndpoint, () => ({ action: 'leads-listed' })),
  rowOf('GET', `${staffLeadsEndpoint}/export`, (_ids, { query }) => ({
    action: 'leads-exported',
    ...(typeof query.person === 'string' && isLeadId(query.person) && { object: query.person }),
    format: query.format === 'json' ? 'json' : 'csv',
  })),
  rowOf('GET', lead, ofLead('lead-viewed')),
  rowOf('GET', `${lead}/files/:stored`, ofLead('lead-file-opened')),
  rowOf(
    'POST',
    `${lead}/resend`,
    ofLead('lead-resent', ({ body }) => {
      const { channel } = Object(body)
      return typeof channel === 'string' ? { channel } : {}
    }),
  ),
  rowOf('POST', `${lead}/release`, ofLead('lead-released')),
  rowOf('POST', `${lead}/hold`, ofLead('lead-held')),
  rowOf('DELETE', '/api/blog/posts/:id', ([object = null]) => ({ action: 'post-deleted', object })),
  rowOf('POST', previews, (_ids, _request, response) => ({
    action: 'preview-made',
    object: /[^/]*$/.exec(String(response.getHeader('Location') ?? ''))?.[0] ?? null,
  })),
  rowOf('DELETE', `${previews}/:previewId`, ([_post, object = null]) => ({
    action: 'preview-revoked',
    object,
  })),
  rowOf('DELETE', '/api/media/*id', ([object = null]) => ({ action: 'image-deleted', object })),
]

function decoded(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}

/** Records what members do by requests to the API, and what leads they see on pages of the studio. */
export function createRequestRecorder({ record, memberOf, now = Date.now }: Options) {
  const seen = new Map<string, number>()

  function isRepeated(by: string, { action, object }: Done): boolean {
    if (action !== 'lead-viewed' && action !== 'leads-listed') return false
    const view = `${by} ${action} ${object ?? ''}`
    const before = seen.get(view)
    if (before !== undefined && Math.abs(now() - before) < sameViewMs) return true
    if (seen.size >= mostViews) seen.clear()
    seen.set(view, now())
    return false
  }

  function note(by: string, done: Done): void {
    if (!isRepeated(by, done)) void record({ by, ...done })
  }

  const middleware: RequestHandler = (request, response, next) => {
    const member = memberOf(response)
    const row =
      member && rows.find(({ method, path }) => method === request.method && path.test(request.path))
    if (!row) return next()
    // Read now: inside a router the path is different
    const ids = (row.path.exec(request.path) ?? []).slice(1).map(decoded)
    response.once('finish', () => {
      const { statusCode } = response
      const isDone = (statusCode >= 200 && statusCode < 300) || statusCode === 304
      const done = isDone ? row.read(ids, request, response) : null
      if (done) note(member.id, done)
    })
    next()
  }

  return {
    middleware,

    /** The leads as a page of the studio reads them; what this member sees of them is recorded. */
    leadsFor: (leads: StaffLeads, { id: by }: Member): StaffLeads => ({
      ...leads,
      async list(query) {
        note(by, { action: 'leads-listed' })
        return leads.list(query)
      },
      async get(id) {
        const lead = await leads.get(id)
        if (lead) note(by, { action: 'lead-viewed', object: id })
        return lead
      },
    }),
  }
}
