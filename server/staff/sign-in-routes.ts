import type { Request, Response, Router } from 'express'
import {
  passkeyOptionsEndpoint,
  passkeySignInEndpoint,
  returnField,
  sessionEndEndpoint,
  sessionEndpoint,
  signInLinkEndpoint,
  signInLinkSchema,
  signInSchema,
} from '#domain/staff/credentials.schema.ts'
import { assertionSchema } from '#domain/staff/passkey.schema.ts'
import { isNativeForm } from '../http/native-form.ts'
import { createRouter } from '../http/router.ts'
import { type Problem, problem } from '../kernel/errors.ts'
import { linkOver, linkPage } from './link-page.ts'
import { staffOf } from './require-staff.ts'
import { refusedAddress } from './return-address.ts'
import type { RouteContext } from './route-context.ts'
import { answerRefusal, bodies, bodyOf, tooManyTries } from './session-cookies.ts'

/**
 * Signing in and out (R92, R94).
 *
 * | path under /api/session | what it does                                        | failures |
 * |-------------------------|-----------------------------------------------------|----------|
 * | POST, GET, DELETE       | {email, password} → in; who is signed in; out       | 401, 429 |
 * | POST /end               | out, by a native form                               |          |
 * | GET, POST /link         | {token}: in by a one-time link                      | 403      |
 * | POST /passkey/options   | options for a passkey sign-in                       |          |
 * | POST /passkey           | the passkey's answer → in, without an e-mail        | 401      |
 */
export function createSignInRoutes(context: RouteContext): Router {
  const { accounts, throttle, passkeys, sessionCookies, log, record } = context
  const router = createRouter()

  router
    .at(sessionEndpoint)
    .post(bodies, async (request: Request, response: Response) => {
      const refuse = (error: Problem, code: string) =>
        answerRefusal(request, response, error, refusedAddress(bodyOf(request)[returnField], code))
      const wrong = problem('unauthorised', 'This email and password do not match.')
      const parsed = signInSchema.safeParse(bodyOf(request))
      if (!parsed.success) return refuse(wrong, 'credentials')
      const { email, password } = parsed.data
      const device = sessionCookies.deviceOf(request, email)
      const attempt = { email, address: request.ip ?? '', device }
      const wait = await throttle.take(attempt)
      if (wait !== null) return refuse(tooManyTries(wait), 'throttled')
      const member = await accounts.verify(email, password)
      if (!member) {
        log.warn({}, 'Sign-in refused')
        // Only the id of the account with this e-mail, because what was typed may be anything
        const known = await accounts.list().catch(() => [])
        const object = known.find((account) => account.email === email)?.id ?? null
        await record({ by: null, action: 'sign-in-failed', object, method: 'password' })
        return refuse(wrong, 'credentials')
      }
      await throttle.succeeded(attempt)
      log.info({ staff: member.id }, 'Signed in')
      await sessionCookies.welcome(request, response, member, 'password')
    })
    .get((_request, response) => {
      const staff = staffOf(response)
      if (!staff) throw problem('unauthorised', 'Nobody is signed in.')
      response.set('Cache-Control', 'no-store').json({ email: staff.email, name: staff.name })
    })
    .delete(async (_request, response) => {
      await sessionCookies.signOut(response)
      response.status(204).end()
    })

  router.at(sessionEndEndpoint).post(async (_request, response) => {
    await sessionCookies.signOut(response)
    response.redirect(303, '/admin')
  })

  router
    .at(signInLinkEndpoint)
    .get((request, response) => {
      const { data } = signInLinkSchema.safeParse(request.query)
      sendLinkPage(response, data?.token ?? null)
    })
    .post(bodies, async (request: Request, response: Response) => {
      const { data } = signInLinkSchema.safeParse(bodyOf(request))
      const member = data ? await accounts.redeemSignIn(data.token) : null
      if (!member) {
        log.warn({}, 'Sign-in link refused')
        await record({ by: null, action: 'sign-in-failed', object: null, method: 'link' })
        if (isNativeForm(request)) return sendLinkPage(response, null)
        throw problem('forbidden', linkOver)
      }
      log.info({ staff: member.id }, 'Signed in by a link')
      await sessionCookies.welcome(request, response, member, 'link')
    })

  router.at(passkeyOptionsEndpoint).post(async (_request, response) => {
    response.set('Cache-Control', 'no-store').json(await passkeys.signInOptions())
  })

  router
    .at(passkeySignInEndpoint)
    // Not throttled, because there is nothing to guess
    .post(bodies, async (request: Request, response: Response) => {
      const { data } = assertionSchema.safeParse(bodyOf(request))
      const proved = data ? await passkeys.signIn(data) : { ok: false as const, detail: 'no passkey' }
      if (!proved.ok) {
        log.warn({ detail: proved.detail }, 'Sign-in by passkey refused')
        await record({ by: null, action: 'sign-in-failed', object: null, method: 'passkey' })
        throw problem('unauthorised', 'This passkey was not accepted. Please try again.')
      }
      log.info({ staff: proved.member.id }, 'Signed in by passkey')
      await sessionCookies.welcome(request, response, proved.member, 'passkey')
    })

  return router
}

function sendLinkPage(response: Response, token: string | null): void {
  response.set('Cache-Control', 'no-store').type('html')
  response.status(token === null ? 403 : 200).send(linkPage(token))
}
