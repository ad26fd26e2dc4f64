import type { Request, Response, Router } from 'express'
import {
  confirmEndpoint,
  confirmOptionsEndpoint,
  confirmPage,
  confirmSchema,
  returnField,
} from '#domain/staff/credentials.schema.ts'
import { requireStaff } from '../http/member.ts'
import { isNativeForm } from '../http/native-form.ts'
import { createRouter } from '../http/router.ts'
import { type Problem, problem } from '../kernel/errors.ts'
import { signedInOf } from './require-staff.ts'
import { returnAddress } from './return-address.ts'
import type { RouteContext } from './route-context.ts'
import { answerRefusal, bodies, bodyOf, redirectSignedOut, tooManyTries } from './session-cookies.ts'

/**
 * Members confirm who they are within a session (R295).
 *
 * | path under /api/session | what it does                                                             | failures      |
 * |-------------------------|--------------------------------------------------------------------------|---------------|
 * | POST /confirm/options   | options for a passkey of this session's member                           | 401           |
 * | POST /confirm           | {password} or {passkey: answer} → 204: identity confirmed for 15 minutes | 401, 403, 429 |
 */
export function createConfirmationRoutes(context: RouteContext): Router {
  const { accounts, sessions, passkeys, throttle, log, record } = context
  const router = createRouter()

  router.at(confirmOptionsEndpoint).post(requireStaff, async (_request, response) => {
    response.set('Cache-Control', 'no-store').json(await passkeys.confirmOptions(signedInOf(response)))
  })

  router
    .at(confirmEndpoint)
    .post(
      redirectSignedOut(confirmPage),
      requireStaff,
      bodies,
      async (request: Request, response: Response) => {
        const asker = signedInOf(response)
        const body = bodyOf(request)
        const refuse = (error: Problem, code: string) => {
          const query = new URLSearchParams({ [returnField]: returnAddress(body[returnField]), error: code })
          answerRefusal(request, response, error, `${confirmPage}?${query}`)
        }
        const { data } = confirmSchema.safeParse(body)
        if (!data) throw problem('bad-request', 'Send a password or the answer of a passkey.')
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
      },
    )

  return router
}
