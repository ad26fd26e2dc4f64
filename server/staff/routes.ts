import { type CookieOptions, json, type Request, type Response, Router, urlencoded } from 'express'
import type { z } from 'zod/mini'
import { type Problem, problem } from '../errors.ts'
import type { Log } from '../http/log.ts'
import { onlyMethods } from '../http/problem-responder.ts'
import type { Accounts, StaffMember } from './accounts.ts'
import {
  sessionEndEndpoint,
  sessionEndpoint,
  setUpEndpoint,
  setUpSchema,
  signInLinkEndpoint,
  signInLinkSchema,
  signInSchema,
} from './credentials.schema.ts'
import { linkPage } from './link-page.ts'
import { cookieName, staffOf } from './require-staff.ts'
import type { Sessions } from './sessions.ts'
import { createThrottle, type Throttle } from './throttle.ts'

type StaffRoutesOptions = {
  accounts: Accounts
  sessions: Sessions
  origin: () => string
  log: Log
  throttle?: Throttle
}

/**
 * Signing in and out, and one-time links (contract, HTTP). By JSON, or by a native form that ends at /admin. Expects
 * the signed-in member in `response.locals` (identifyStaff) and stands behind the same-origin guard.
 */
export function createStaffRoutes({
  accounts,
  sessions,
  origin,
  log,
  throttle = createThrottle(),
}: StaffRoutesOptions) {
  const router = Router()
  const bodies = [json({ limit: '16kb' }), urlencoded({ limit: '16kb', extended: false })]
  const cookieOptions = (): CookieOptions => ({
    httpOnly: true,
    sameSite: 'lax',
    path: '/',
    secure: origin().startsWith('https:'),
  })
  const name = () => cookieName(origin().startsWith('https:'))

  async function welcome(request: Request, response: Response, member: StaffMember): Promise<void> {
    // Signing in again in the same browser must not leave the former session open.
    const former = staffOf(response)?.sessionId
    const token = await sessions.create(member.id, former === undefined ? {} : { replaces: former })
    response.cookie(name(), token, { ...cookieOptions(), maxAge: 30 * 86_400_000 })
    response.setHeader('Cache-Control', 'no-store')
    if (isNativeForm(request)) response.redirect(303, '/admin')
    else response.status(200).json({ email: member.email, name: member.name })
  }

  router
    .route(sessionEndpoint)
    .post(bodies, async (request: Request, response: Response) => {
      const refuse = (error: Problem, code: string) =>
        answerRefusal(request, response, error, `/admin?error=${code}`)
      const wrong = problem('unauthorised', 'This e-mail and password do not belong together.')
      const parsed = signInSchema.safeParse(bodyOf(request))
      if (!parsed.success) return refuse(wrong, 'credentials')
      const { email, password } = parsed.data
      const address = request.ip ?? ''
      const wait = await throttle.take(email, address)
      if (wait !== null) {
        const headers = { 'Retry-After': String(wait) }
        return refuse(
          problem('too-many-requests', 'Too many tries. Please wait a quarter of an hour.', { headers }),
          'throttled',
        )
      }
      const member = await accounts.verify(email, password)
      if (!member) {
        log.warn({}, 'Sign-in refused')
        return refuse(wrong, 'credentials')
      }
      await throttle.succeeded(email, address)
      log.info({ staff: member.id }, 'Signed in')
      await welcome(request, response, member)
    })
    .get((_request, response) => {
      const staff = staffOf(response)
      if (!staff) throw problem('unauthorised', 'Nobody is signed in.')
      response.set('Cache-Control', 'no-store').json({ email: staff.email, name: staff.name })
    })
    .delete(async (_request, response) => {
      await signOut(response)
      response.status(204).end()
    })
    .all(onlyMethods('GET', 'HEAD', 'POST', 'DELETE'))

  router.post(sessionEndEndpoint, async (_request, response) => {
    await signOut(response)
    response.redirect(303, '/admin')
  })
  router.all(sessionEndEndpoint, onlyMethods('POST'))

  router.post(setUpEndpoint, bodies, async (request: Request, response: Response) => {
    const body = bodyOf(request)
    const token = typeof body.token === 'string' ? body.token : ''
    const back = (code: string) => `/admin?${new URLSearchParams({ setup: token, error: code })}`
    const parsed = setUpSchema.safeParse(body)
    if (!parsed.success) {
      const errors = messagesOf(parsed.error.issues)
      return answerRefusal(
        request,
        response,
        problem('invalid', 'Some fields need attention.', { errors }),
        back('invalid'),
      )
    }
    const { token: linkToken, ...credentials } = parsed.data
    const done = await accounts.setUp(linkToken, credentials)
    if (!done.ok && done.reason === 'link') {
      return answerRefusal(request, response, problem('forbidden', linkOver), back('link'))
    }
    if (!done.ok) {
      const errors = { email: ['This link is not for this e-mail'] }
      const wrong = problem('invalid', 'This link is not for this e-mail.', { errors })
      return answerRefusal(request, response, wrong, back('invalid'))
    }
    const { member } = done
    // Whoever knew the old password is out.
    await sessions.revokeAll(member.id)
    log.info({ staff: member.id }, 'Account set up')
    await welcome(request, response, member)
  })
  router.all(setUpEndpoint, onlyMethods('POST'))

  router
    .route(signInLinkEndpoint)
    .get((request, response) => {
      const { data } = signInLinkSchema.safeParse(request.query)
      sendLinkPage(response, data?.token ?? null)
    })
    .post(bodies, async (request: Request, response: Response) => {
      const { data } = signInLinkSchema.safeParse(bodyOf(request))
      const member = data ? await accounts.redeemSignIn(data.token) : null
      if (!member) {
        log.warn({}, 'Sign-in link refused')
        if (isNativeForm(request)) return sendLinkPage(response, null)
        throw problem('forbidden', linkOver)
      }
      log.info({ staff: member.id }, 'Signed in by a link')
      await welcome(request, response, member)
    })
    .all(onlyMethods('GET', 'HEAD', 'POST'))

  async function signOut(response: Response): Promise<void> {
    // The cookie goes also when the disk cannot take the revocation: the session is over in memory.
    response.clearCookie(name(), cookieOptions())
    response.setHeader('Cache-Control', 'no-store')
    const staff = staffOf(response)
    if (staff) await sessions.revoke(staff.sessionId)
  }

  return router
}

const linkOver = 'This link has been used or is older than a day. Ask for a new one.'

function sendLinkPage(response: Response, token: string | null): void {
  response.set('Cache-Control', 'no-store').type('html')
  response.status(token === null ? 403 : 200).send(linkPage(token))
}

/** A browser that posts a form itself asks for a page; a script asks for JSON. */
const isNativeForm = (request: Request): boolean =>
  Boolean(request.is('application/x-www-form-urlencoded')) &&
  (request.get('accept') ?? '').includes('text/html')

function answerRefusal(request: Request, response: Response, error: Problem, page: string): void {
  if (!isNativeForm(request)) throw error
  response.set('Cache-Control', 'no-store').redirect(303, page)
}

function bodyOf(request: Request): Record<string, unknown> {
  const body: unknown = request.body
  if (typeof body !== 'object' || body === null) throw problem('bad-request', 'Send JSON or a form.')
  return { ...body }
}

function messagesOf(issues: z.core.$ZodIssue[]): Record<string, string[]> {
  const errors: Record<string, string[]> = {}
  for (const { path, message } of issues) {
    const field = String(path[0])
    errors[field] = [...(errors[field] ?? []), message]
  }
  return errors
}
