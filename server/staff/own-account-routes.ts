import type { Request, Response, Router } from 'express'
import type { z } from 'zod/mini'
import {
  type AccountDone,
  type AccountError,
  accountPage,
  newPasskeySchema,
  newPasswordSchema,
  ownPasskeyEndpoint,
  renamePasskeySchema,
} from '#domain/staff/own-account.schema.ts'
import { formBody, jsonBody } from '../http/bodies.ts'
import { noStore } from '../http/cache-control.ts'
import { requireStaff } from '../http/member.ts'
import { createRouter } from '../http/router.ts'
import { valid } from '../http/valid.ts'
import { Problem, problem } from '../kernel/errors.ts'
import { browserName } from './browser-name.ts'
import { confirmationNeeded } from './require-proof.ts'
import { type SignedIn, signedInOf } from './require-staff.ts'
import type { RouteContext } from './route-context.ts'
import { answerRefusal, bodyOf, redirectSignedOut, tooManyTries } from './session-cookies.ts'

/**
 * What signed-in members see and change of their own accounts. GET /api/staff/me: everything below at once
 * (`OwnAccount`). All answer 401 without a session. Routes marked * can give lasting access to the account:
 * unless a password or passkey was confirmed within 15 minutes, they answer 403 with `reason: "confirm-first"`.
 * A plain form always ends with 303 to the account's page, which shows the result.
 */
export function createOwnAccountRoutes(context: RouteContext): Router {
  const router = createRouter()

  router.use(noStore, redirectSignedOut(accountPage), requireStaff)

  router.at('/').get(async (_request, response) => {
    response.json(await context.ownAccounts.read(signedInOf(response)))
  })

  return router.use(passwordRoutes(context), passkeyRoutes(context), sessionRoutes(context))
}

/**
 * | path under /api/staff/me | what it does                                                    | failures      |
 * |--------------------------|-----------------------------------------------------------------|---------------|
 * | PUT /password            | {current, password} → {ended}: other sessions and links end     | 400, 403, 429 |
 * | POST /password           | the same by a plain form                                        |               |
 * | DELETE /password         | * {ended}: passkeys alone open the account (R296)               | 403, 409      |
 */
function passwordRoutes(context: RouteContext): Router {
  const { accounts, ownAccounts, sessions, throttle, log, record } = context
  const router = createRouter()

  router
    .at('/password')
    .put(jsonBody(16), async (request, response) => {
      const ended = await changePassword(signedInOf(response), valid(newPasswordSchema, bodyOf(request)))
      response.json({ ended })
    })
    .post(formBody(16), async (request: Request, response: Response) => {
      const { current, ...fields } = bodyOf(request)
      try {
        // An empty field counts as left out
        const filled = current === '' ? fields : { ...fields, current }
        await changePassword(signedInOf(response), valid(newPasswordSchema, filled))
        tell(response, { done: 'password' })
      } catch (error) {
        if (!(error instanceof Problem)) throw error
        const code = passwordError(error, current === undefined || current === '')
        answerRefusal(request, response, error, addressTelling({ error: code }))
      }
    })
    .delete(async (_request, response) => {
      const member = provenMember(context, response)
      const changed = await accounts.dropPassword(member.id)
      if (!changed)
        throw problem('in-use', 'Add a passkey first: without one nothing would open the account.')
      const ended = await sessions.renew(member.sessionId, { epoch: changed.epoch, by: member.proof.by })
      log.info({ staff: member.id, ended }, 'Password removed')
      await record({ by: member.id, action: 'password-removed', object: member.id })
      response.json({ ended })
    })

  /** Resolves with the number of ended sessions. */
  async function changePassword(
    member: SignedIn,
    { current, password }: z.output<typeof newPasswordSchema>,
  ): Promise<number> {
    if (current !== undefined) await checkPassword(member, current)
    else if (ownAccounts.needsCurrentPassword(member)) {
      const { hasPassword } = await ownAccounts.read(member)
      throw hasPassword ? invalid({ current: ['Current password is required'] }) : confirmationNeeded()
    }
    const changed = await accounts.changePassword(member.id, password)
    if (!changed) throw problem('unauthorised', 'This account is gone.')
    const ended = await sessions.renew(member.sessionId, { epoch: changed.epoch, by: 'password' })
    log.info({ staff: member.id, ended }, 'Password changed')
    await record({ by: member.id, action: 'password-changed', object: member.id })
    return ended
  }

  async function checkPassword({ id, sessionId }: SignedIn, password: string): Promise<void> {
    const wait = await throttle.takeInSession(sessionId)
    if (wait !== null) throw tooManyTries(wait)
    if (!(await accounts.confirm(id, password))) {
      log.warn({ staff: id }, 'Changing the password refused')
      await record({ by: id, action: 'confirmation-failed', method: 'password' })
      throw invalid({ current: ['This is not your password'] })
    }
    await throttle.succeededInSession(sessionId)
  }

  return router
}

/**
 * | path under /api/staff/me | what it does                                                    | failures      |
 * |--------------------------|-----------------------------------------------------------------|---------------|
 * | GET /passkeys            | all passkeys                                                    |               |
 * | POST /passkeys/options   | * options for making a passkey in the browser                   | 403           |
 * | POST /passkeys           | * {name, response} → 201 the passkey                            | 400, 403, 409 |
 * | PATCH /passkeys/{id}     | {name} → the passkey                                            | 400, 404      |
 * | DELETE /passkeys/{id}    | * 204                                                           | 403, 404, 409 |
 */
function passkeyRoutes(context: RouteContext): Router {
  const { passkeys, log, record } = context
  const router = createRouter()
  const body = jsonBody(16)

  router.at('/passkeys/options').post(async (_request, response) => {
    response.json(await passkeys.addOptions(provenMember(context, response)))
  })

  router
    .at('/passkeys')
    .get(async (_request, response) => {
      response.json(await passkeys.list(signedInOf(response).id))
    })
    .post(body, async (request, response) => {
      const member = provenMember(context, response)
      const { name = browserName(request.get('user-agent')), response: answer } = valid(
        newPasskeySchema,
        bodyOf(request),
      )
      const added = await passkeys.add(member, answer, name)
      if (added.ok) {
        log.info({ staff: member.id }, 'Passkey added')
        await record({ by: member.id, action: 'passkey-added', object: member.id })
        response.status(201).location(ownPasskeyEndpoint(added.passkey.id)).json(added.passkey)
        return
      }
      log.warn({ staff: member.id, detail: added.detail ?? added.reason }, 'Passkey refused')
      if (added.reason === 'known') throw problem('conflict', 'This passkey is in use already.')
      if (added.reason === 'full') throw problem('conflict', 'There are too many passkeys: remove one first.')
      throw problem('bad-request', 'This passkey was not accepted. Please try again.')
    })

  router
    .at('/passkeys/:id')
    .patch(body, async (request, response) => {
      const { name } = valid(renamePasskeySchema, bodyOf(request))
      const renamed = await passkeys.rename(signedInOf(response).id, String(request.params.id), name)
      if (!renamed) throw noPasskey()
      response.json(renamed)
    })
    .delete(async (request, response) => {
      const { id } = provenMember(context, response)
      const removed = await passkeys.remove(id, String(request.params.id))
      if (removed === 'unknown') throw noPasskey()
      if (removed === 'last-way-in') {
        throw problem('in-use', 'This is the only way into the account. Choose a password first.')
      }
      log.info({ staff: id }, 'Passkey removed')
      await record({ by: id, action: 'passkey-removed', object: id })
      response.status(204).end()
    })

  return router
}

/**
 * | path under /api/staff/me | what it does                                                    | failures      |
 * |--------------------------|-----------------------------------------------------------------|---------------|
 * | GET, DELETE /sessions    | where the member is signed in; ends all but this one → {ended}  |               |
 * | DELETE /sessions/{id}    | 204                                                             | 404           |
 * | POST /sessions/end       | all but this one, by a plain form                               |               |
 * | POST /sessions/{id}/end  | one, by a plain form                                            | 404           |
 */
function sessionRoutes({ ownAccounts, sessions, sessionCookies, record }: RouteContext): Router {
  const router = createRouter()

  router
    .at('/sessions')
    .get((_request, response) => {
      response.json(ownAccounts.sessionsOf(signedInOf(response)))
    })
    .delete(async (_request, response) => {
      const { id, sessionId } = signedInOf(response)
      response.json({ ended: await endOthers(id, sessionId) })
    })

  router.at('/sessions/end').post(async (_request, response) => {
    const { id, sessionId } = signedInOf(response)
    await endOthers(id, sessionId)
    tell(response, { done: 'sessions' })
  })

  router.at('/sessions/:id').delete(async (request, response) => {
    await endSession(response, String(request.params.id))
    response.status(204).end()
  })

  router.at('/sessions/:id/end').post(async (request, response) => {
    try {
      await endSession(response, String(request.params.id))
      tell(response, { done: 'session' })
    } catch (error) {
      if (!(error instanceof Problem)) throw error
      answerRefusal(request, response, error, addressTelling({ error: 'session' }))
    }
  })

  async function endSession(response: Response, wanted: string): Promise<void> {
    const { id, sessionId } = signedInOf(response)
    if (!sessions.list(id).some((session) => session.id === wanted)) {
      throw problem('not-found', 'There is no such session.')
    }
    if (wanted === sessionId) await sessionCookies.signOut(response)
    else {
      await sessions.revoke(wanted)
      await record({ by: id, action: 'sessions-ended', object: id, count: 1 })
    }
  }

  /** Resolves with the number of ended sessions. */
  async function endOthers(id: string, sessionId: string): Promise<number> {
    const count = await sessions.revokeAll(id, { except: sessionId })
    await record({ by: id, action: 'sessions-ended', object: id, count })
    return count
  }

  return router
}

function provenMember({ ownAccounts }: RouteContext, response: Response): SignedIn {
  const member = signedInOf(response)
  if (ownAccounts.hasProof(member)) return member
  throw confirmationNeeded()
}

type Outcome = { done: AccountDone } | { error: AccountError }

const addressTelling = (outcome: Outcome): string => `${accountPage}?${new URLSearchParams(outcome)}`

const tell = (response: Response, outcome: Outcome): void => response.redirect(303, addressTelling(outcome))

function passwordError({ code, errors }: Problem, withoutCurrent: boolean): AccountError {
  if (code === 'too-many-requests') return 'throttled'
  if (errors?.password) return 'password'
  if (errors?.current) return withoutCurrent ? 'current-missing' : 'current'
  return 'failed'
}

const invalid = (errors: Record<string, string[]>) =>
  problem('invalid', Object.values(errors).flat().join('. '), { errors })

const noPasskey = () => problem('not-found', 'There is no such passkey.')
