import type { Request, Response, Router } from 'express'
import type { z } from 'zod/mini'
import {
  passkeySetUpSchema,
  setUpEndpoint,
  setUpOptionsEndpoint,
  setUpOptionsSchema,
  setUpSchema,
} from '#domain/staff/credentials.schema.ts'
import { adminText } from '#locales/en/admin.ts'
import { createRouter } from '../http/router.ts'
import { messagesOf, valid } from '../http/valid.ts'
import { type Problem, problem } from '../kernel/errors.ts'
import { browserName } from './browser-name.ts'
import { linkOver } from './link-page.ts'
import type { RouteContext } from './route-context.ts'
import { answerRefusal, bodies, bodyOf } from './session-cookies.ts'

/**
 * An account, or a new password, by a one-time link (R94).
 *
 * | path under /api/session | what it does                                                             | failures |
 * |-------------------------|--------------------------------------------------------------------------|----------|
 * | POST /setup             | {token, name, email, password} → in, with an account                     | 400, 403 |
 * | POST /setup/options     | {token, name, email} → options for creating a passkey                    | 400, 403 |
 * | POST /setup             | the same, with the browser's answer as `passkey` instead of the password | 400, 403 |
 */
export function createSetUpRoutes(context: RouteContext): Router {
  const { accounts, sessions, passkeys, sessionCookies, log, record } = context
  const router = createRouter()

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
    await sessionCookies.welcome(request, response, member, done.by)
  })

  async function setUp(request: Request, input: z.output<typeof setUpSchema | typeof passkeySetUpSchema>) {
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

  return router
}

function setUpProblem(reason: 'link' | 'email' | 'passkey'): Problem {
  if (reason === 'link') return problem('forbidden', linkOver)
  if (reason === 'passkey') return problem('bad-request', 'This passkey was not accepted. Please try again.')
  const { email } = adminText.setUp.errors
  return problem('invalid', email, { errors: { email: [email] } })
}
