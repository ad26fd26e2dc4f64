import type { Request, RequestHandler, Response, Router } from 'express'
import type { z } from 'zod/mini'
import { type ActivityFacts, type RecordActivity, recordNothing } from '#domain/activity.ts'
import {
  confirmEndpoint,
  confirmOptionsEndpoint,
  confirmPage,
  confirmSchema,
  passkeyOptionsEndpoint,
  passkeySetUpSchema,
  passkeySignInEndpoint,
  returnField,
  sessionEndEndpoint,
  sessionEndpoint,
  setUpEndpoint,
  setUpOptionsEndpoint,
  setUpOptionsSchema,
  setUpSchema,
  signInLinkEndpoint,
  signInLinkSchema,
  signInSchema,
} from '#domain/staff/credentials.schema.ts'
import { ownAccountEndpoint } from '#domain/staff/own-account.schema.ts'
import { assertionSchema } from '#domain/staff/passkey.schema.ts'
import { adminText } from '#locales/en/admin.ts'
import { formBody, jsonBody } from '../http/bodies.ts'
import { requireStaff } from '../http/member.ts'
import { isNativeForm } from '../http/native-form.ts'
import { createRouter } from '../http/router.ts'
import { messagesOf, valid } from '../http/valid.ts'
import { type Problem, problem } from '../kernel/errors.ts'
import type { Log } from '../kernel/log.ts'
import type { Accounts } from './accounts.ts'
import { browserName } from './browser-name.ts'
import { linkPage } from './link-page.ts'
import type { OwnAccounts } from './own-account.ts'
import { createOwnAccountRoutes } from './own-account-routes.ts'
import { createPasskeys } from './passkeys.ts'
import { staffOf } from './require-staff.ts'
import { refusedAddress, returnAddress } from './return-address.ts'
import { answerRefusal, bodyOf, createSessionCookies, tooManyTries } from './session-cookies.ts'
import type { Sessions } from './sessions.ts'
import { createThrottle, type Try } from './throttle.ts'
import { createWebAuthn } from './webauthn.ts'

type StaffRoutesOptions = {
  accounts: Accounts
  ownAccounts: OwnAccounts
  sessions: Sessions
  /** The installation's secret, which signs the cookie of known browsers. */
  secret: string
  siteName: () => string
  origin: () => string
  log: Log
  record?: RecordActivity
  now?: () => number
}

/**
 * Signing in and out (R92, R94), and the member's own account. Expects the signed-in member in
 * `response.locals` (identifyStaff) and is mounted behind the same-origin guard.
 *
 * | path under /api/session | what it does                                                             | failures      |
 * |-------------------------|--------------------------------------------------------------------------|---------------|
 * | POST, GET, DELETE       | {email, password} → in; who is signed in; out                            | 401, 429      |
 * | POST /end               | out, by a native form                                                    |               |
 * | POST /setup             | {token, name, email, password}: an account by a one-time link            | 400, 403      |
 * | POST /setup/options     | {token, name, email} → options for creating a passkey                    | 400, 403      |
 * | POST /setup             | the same, with the browser's answer as `passkey` instead of the password | 400, 403      |
 * | GET, POST /link         | {token}: in by a one-time link                                           | 403           |
 * | POST /passkey/options   | options for a passkey sign-in                                            |               |
 * | POST /passkey           | the passkey's answer → in, without an e-mail                             | 401           |
 * | POST /confirm/options   | the same options, for this session's member                              | 401           |
 * | POST /confirm           | {password} or {passkey: answer} → 204: identity confirmed for 15 minutes | 401, 403, 429 |
 *
 * Password, set-up, link and confirmation can also be native forms. Once accepted, they redirect to /admin, or
 * for password and confirmation to the address under /admin given in `next`.
 */
export function createStaffRoutes({
  accounts,
  ownAccounts,
  sessions,
  secret,
  siteName,
  origin,
  log,
  record = recordNothing,
  now = Date.now,
}: StaffRoutesOptions): Router {
  const router = createRouter()
  const bodies = [jsonBody(16), formBody(16)]
  const sessionCookies = createSessionCookies({ sessions, secret, origin, now, record })
  const throttle = createThrottle()
  const webAuthn = createWebAuthn({ origin, siteName, now })
  const passkeys = createPasskeys({ file: accounts.file, webAuthn, now })

  /** Records only the id of the account with this e-mail, because what was typed may be anything. */
  async function recordRefused(method: ActivityFacts['method'] & string, email?: string): Promise<void> {
    const known = email === undefined ? [] : await accounts.list().catch(() => [])
    const object = known.find((member) => member.email === email)?.id ?? null
    await record({ by: null, action: 'sign-in-failed', object, method })
  }

  const attemptOf = (request: Request, email: string): Try => {
    return { email, address: request.ip ?? '', device: sessionCookies.deviceOf(request, email) }
  }

  router
    .at(sessionEndpoint)
    .post(bodies, async (request: Request, response: Response) => {
      const refuse = (error: Problem, code: string) =>
        answerRefusal(request, response, error, refusedAddress(bodyOf(request)[returnField], code))
      const wrong = problem('unauthorised', 'This email and password do not match.')
      const parsed = signInSchema.safeParse(bodyOf(request))
      if (!parsed.success) return refuse(wrong, 'credentials')
      const { email, password } = parsed.data
      const attempt = attemptOf(request, email)
      const wait = await throttle.take(attempt)
      if (wait !== null) return refuse(tooManyTries(wait), 'throttled')
      const member = await accounts.verify(email, password)
      if (!member) {
        log.warn({}, 'Sign-in refused')
        await recordRefused('password', email)
        return refuse(wrong, 'credentials')
      }
      await throttle.succeeded(attempt)
      log.info({ staff: member.id }, 'Signed in')
      await sessionCookies.welcome(request, response, member, { by: 'password' })
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

  router.at(setUpEndpoint).post(bodies, async (request: Request, response: Response) => {
    const body = bodyOf(request)
    const token = typeof body.token === 'string' ? body.token : ''
    const refuse = (error: Problem, code: string) =>
      answerRefusal(request, response, error, `/admin?${new URLSearchParams({ setup: token, error: code })}`)
    const parsed = ('passkey' in body ? passkeySetUpSchema : setUpSchema).safeParse(body)
    if (!parsed.success) {
      const errors = messagesOf(parsed.error.issues)
      return refuse(problem('invalid', adminText.setUp.errors.invalid, { errors }), 'invalid')
    }
    const done = await setUp(request, parsed.data)
    if (!done.ok)
      return refuse(setUpProblem(done.reason), done.reason === 'passkey' ? 'invalid' : done.reason)
    const { member } = done
    // Sessions opened with the old password end.
    await sessions.revokeAll(member.id)
    log.info({ staff: member.id }, 'Account set up')
    await record({ by: member.id, action: 'account-set-up', object: member.id })
    await sessionCookies.welcome(request, response, member, { by: done.by })
  })

  type SetUpInput = z.output<typeof setUpSchema> | z.output<typeof passkeySetUpSchema>

  async function setUp(request: Request, input: SetUpInput) {
    if ('password' in input) {
      const { token, ...credentials } = input
      return { ...(await accounts.setUp(token, credentials)), by: 'password' as const }
    }
    const { token, name, email, passkey: answer } = input
    const found = await accounts.setUpFor(token, email)
    if (!found.ok) return found
    const device = browserName(request.get('user-agent'))
    const passkey = await passkeys.register(token, found.id, answer, device)
    if (!passkey) return { ok: false as const, reason: 'passkey' as const }
    return { ...(await accounts.setUp(token, { name, email, passkey })), by: 'passkey' as const }
  }

  router.at(setUpOptionsEndpoint).post(bodies, async (request: Request, response: Response) => {
    const { token, name, email } = valid(setUpOptionsSchema, bodyOf(request), 'Some fields need attention.')
    const found = await accounts.setUpFor(token, email)
    if (!found.ok) throw setUpProblem(found.reason)
    const options = await passkeys.setUpOptions(token, { id: found.id, name, email }, found.passkeys)
    response.set('Cache-Control', 'no-store').json(options)
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
        await recordRefused('link')
        if (isNativeForm(request)) return sendLinkPage(response, null)
        throw problem('forbidden', linkOver)
      }
      log.info({ staff: member.id }, 'Signed in by a link')
      await sessionCookies.welcome(request, response, member, { by: 'link' })
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
        await recordRefused('passkey')
        throw problem('unauthorised', 'This passkey was not accepted. Please try again.')
      }
      log.info({ staff: proved.member.id }, 'Signed in by passkey')
      await sessionCookies.welcome(request, response, proved.member, { by: 'passkey' })
    })

  router.at(confirmOptionsEndpoint).post(requireStaff, async (_request, response) => {
    const asker = staffOf(response)
    if (asker) response.set('Cache-Control', 'no-store').json(await passkeys.confirmOptions(asker))
  })

  router
    .at(confirmEndpoint)
    .post(askIfSignedOut, requireStaff, bodies, async (request: Request, response: Response) => {
      const asker = staffOf(response)
      const body = bodyOf(request)
      const refuse = (error: Problem, code: string) => {
        const query = new URLSearchParams({ [returnField]: returnAddress(body[returnField]), error: code })
        answerRefusal(request, response, error, `${confirmPage}?${query}`)
      }
      const { data } = confirmSchema.safeParse(body)
      if (!asker || !data) throw problem('bad-request', 'Send a password or the answer of a passkey.')
      if ('password' in data) {
        const wait = await throttle.takeInSession(asker.sessionId)
        if (wait !== null) return refuse(tooManyTries(wait), 'throttled')
        if (!(await accounts.confirm(asker.id, data.password))) {
          log.warn({ staff: asker.id }, 'Confirming by password refused')
          await record({ by: asker.id, action: 'confirmation-failed', method: 'password' })
          return refuse(problem('forbidden', 'This is not your password.'), 'password')
        }
        await throttle.succeededInSession(asker.sessionId)
      } else {
        const proved = await passkeys.confirm(asker, data.passkey)
        if (!proved.ok) {
          log.warn({ staff: asker.id, detail: proved.detail }, 'Confirming by passkey refused')
          await record({ by: asker.id, action: 'confirmation-failed', method: 'passkey' })
          throw problem('forbidden', 'This passkey was not accepted. Please try again.')
        }
      }
      sessions.prove(asker.sessionId, 'password' in data ? 'password' : 'passkey')
      if (isNativeForm(request)) response.redirect(303, returnAddress(body[returnField]))
      else response.status(204).end()
    })

  router.use(
    ownAccountEndpoint,
    createOwnAccountRoutes({
      accounts,
      ownAccounts,
      sessions,
      passkeys,
      throttle,
      sessionCookies,
      log,
      record,
    }),
  )

  return router
}

function setUpProblem(reason: 'link' | 'email' | 'passkey'): Problem {
  if (reason === 'link') return problem('forbidden', linkOver)
  if (reason === 'passkey') return problem('bad-request', 'This passkey was not accepted. Please try again.')
  const { email } = adminText.setUp.errors
  return problem('invalid', email, { errors: { email: [email] } })
}

/** Redirects a signed-out native form to the confirmation page, which shows the sign-in instead. */
const askIfSignedOut: RequestHandler = (request, response, next) => {
  if (!staffOf(response) && isNativeForm(request)) response.redirect(303, confirmPage)
  else next()
}

const linkOver = 'This link has been used or is older than a day. Ask for a new one.'

function sendLinkPage(response: Response, token: string | null): void {
  response.set('Cache-Control', 'no-store').type('html')
  response.status(token === null ? 403 : 200).send(linkPage(token))
}
