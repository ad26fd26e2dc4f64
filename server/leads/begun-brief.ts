import type { Request, Response, Router } from 'express'
import { onboardingLimits, onboardingPath } from '#domain/leads/onboarding-form.schema.ts'
import { formBody } from '../http/bodies.ts'
import { onlyMethods } from '../http/problem-responder.ts'
import { createRouter } from '../http/router.ts'

type BegunBriefOptions = {
  render: (request: Request, response: Response, values: Record<string, string>) => void | Promise<void>
}

/**
 * POST to the page of the website brief, with contact details from a form that was sent before. They are in
 * the body so that no log or browser history contains them (R281). Nothing is stored.
 */
export function createBegunBrief({ render }: BegunBriefOptions): Router {
  const router = createRouter()
  router.post(onboardingPath, formBody(8, { mostFields: 20 }), (request, response) =>
    render(request, response, contactIn(request.body)),
  )
  const refuse = onlyMethods('GET', 'HEAD', 'POST')
  router.all(onboardingPath, (request, response, next) =>
    request.method === 'GET' || request.method === 'HEAD' ? next() : refuse(request, response, next),
  )
  return router
}

/** The contact fields, cut to the form's limits; anything else is left out. */
function contactIn(body: unknown): Record<string, string> {
  const given: Record<string, unknown> = typeof body === 'object' && body !== null ? { ...body } : {}
  const { name, email, phone } = onboardingLimits
  return Object.fromEntries(
    Object.entries({ fullName: name, email, phone }).flatMap(([field, most]) => {
      const value = given[field]
      return typeof value === 'string' && value !== '' ? [[field, value.slice(0, most)]] : []
    }),
  )
}
