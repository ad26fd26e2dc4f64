import path from 'node:path'
import type { TestContext } from 'node:test'
import express, { type Request, type Response } from 'express'
import { problemResponder } from '#server/http/problem-responder.ts'
import { createDiskReserve } from '#server/kernel/disk-reserve.ts'
import { silentLog } from '#server/kernel/log.ts'
import { createFormAge } from '#server/leads/intake/form-age.ts'
import { createIntake } from '#server/leads/intake/intake.ts'
import { createPendingUploads } from '#server/leads/intake/pending-uploads.ts'
import { createOnboardingRoutes } from '#server/leads/onboarding-routes.ts'
import { createLeadRoutes } from '#server/leads/routes.ts'
import { listen } from '#tests/helpers/listen.ts'
import { openLeads } from './open-leads.ts'

type Options = {
  leadsPerMinute?: number
  now?: () => number
  freeBytes?: () => Promise<number>
  log?: typeof silentLog
  /** Limits for uploads that wait for their form to be sent again; the product's by default. */
  most?: Parameters<typeof createPendingUploads>[0]['most']
}

const ample = async () => Number.MAX_SAFE_INTEGER

export const pageTypes = 'text/html,application/xhtml+xml,*/*;q=0.8'

/** The routes of all forms, without channels. Instead of a page, a form's outcome is returned as JSON. */
export async function serveForms(
  context: TestContext,
  { leadsPerMinute = 0, now = Date.now, freeBytes = ample, log = silentLog, most }: Options = {},
) {
  const { base, dir, start } = await openLeads(context)
  const repository = await start()
  const pendingUploads = createPendingUploads({
    dir: path.join(base, 'trays'),
    log,
    now,
    ...(most && { most }),
  })
  const formAge = createFormAge({ secret: 'a secret of this test' })
  const intake = createIntake({ repository, formAge, log, leadsPerMinute })
  const renderForm = (_request: Request, response: Response, outcome: { status: number }) => {
    response.status(outcome.status).json({ page: outcome })
  }
  const app = express()
  app.use(
    createLeadRoutes({ intake, renderForm }),
    createOnboardingRoutes({
      ...{ repository, intake, pendingUploads, renderForm, log },
      reserve: createDiskReserve({ freeBytes }),
      hashOf: (address) => address,
    }),
    problemResponder(log),
  )
  const origin = await listen(context, app)
  return {
    ...{ base, dir, repository, pendingUploads, origin },
    async post(
      address: string,
      body: NonNullable<RequestInit['body']>,
      headers: Record<string, string> = {},
    ) {
      const answer = await fetch(origin + address, { method: 'POST', redirect: 'manual', headers, body })
      const text = await answer.text()
      const isJson = (answer.headers.get('content-type') ?? '').includes('json')
      return { status: answer.status, headers: answer.headers, body: isJson ? JSON.parse(text) : null }
    },
  }
}
