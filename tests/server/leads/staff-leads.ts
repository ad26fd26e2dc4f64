import type { TestContext } from 'node:test'
import express from 'express'
import type { LeadRecord } from '#domain/leads/records.ts'
import { problemResponder } from '#server/http/problem-responder.ts'
import { problem } from '#server/kernel/errors.ts'
import { silentLog } from '#server/kernel/log.ts'
import type { Channel } from '#server/leads/channels/channel.ts'
import { createStaffLeadRoutes } from '#server/leads/staff-routes.ts'
import type { Member } from '#server/leads/store/lead-query.ts'
import { listen } from '#tests/helpers/listen.ts'
import { openLeads } from './open-leads.ts'

type Options = {
  deliver?: Channel['deliver']
  releaseGraceMs?: number
  members?: () => Promise<readonly Member[]>
  member?: { email: string; name: string }
}

export const owner = { email: 'owner@example.com', name: 'Odile Owner' }

/** The staff routes on a repository of leads with one channel, for clients with the key. `clock.ahead`: milliseconds. */
export async function serveStaffLeads(context: TestContext, options: Options = {}) {
  const { deliver = async () => 'ok', releaseGraceMs = 0, members, member = owner } = options
  const clock = { ahead: 0, now: () => Date.now() + clock.ahead }
  const leads = await openLeads(context, {
    ...{ channels: [{ name: 'mail', deliver }], retryBaseMs: 60_000, releaseGraceMs, clock },
    ...(members && { members }),
  })
  const repository = await leads.start()
  const erasures = await leads.erasures(repository, { channels: [], retryMs: 60_000 })
  const app = express()
  app.use(
    '/api/leads',
    createStaffLeadRoutes({
      repository,
      erasures,
      language: () => 'en',
      requireStaff: (request, _response, next) => {
        if (request.get('x-key') !== 'staff') throw problem('unauthorised', 'Sign in first.')
        next()
      },
      requireProof: (_request, _response, next) => next(),
      memberOf: () => ({ id: member.email, ...member }),
    }),
  )
  app.use(problemResponder(silentLog))
  const origin = await listen(context, app)
  const ask = async (method: string, at: string, body?: unknown, key = 'staff') => {
    const response = await fetch(`${origin}/api/leads${at}`, {
      method,
      headers: { 'x-key': key, ...(body !== undefined && { 'content-type': 'application/json' }) },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
    const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(await response.arrayBuffer())
    const isJson = (response.headers.get('content-type') ?? '').includes('json')
    return {
      status: response.status,
      headers: response.headers,
      text,
      json: isJson && text !== '' ? JSON.parse(text) : null,
    }
  }
  const ids = async (query: string): Promise<string[]> =>
    (await ask('GET', `/?${query}`)).json.leads.map(({ lead }: LeadRecord) => lead.id)
  /** A repository newly read from the disk. */
  const reopened = async () => {
    const again = leads.open()
    await again.load()
    return again
  }
  return { dir: leads.dir, repository, reopened, ask, ids, clock }
}
