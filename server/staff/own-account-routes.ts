import type { Request, Response, Router } from 'express'
import type { z } from 'zod/mini'
import type { RecordActivity } from '#domain/activity.ts'
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
import { requireStaff } from '../http/member.ts'
import { isNativeForm } from '../http/native-form.ts'
import { createRouter } from '../http/router.ts'
import { valid } from '../http/valid.ts'
import { Problem, problem } from '../kernel/errors.ts'
import type { Log } from '../kernel/log.ts'
import type { Accounts } from './accounts.ts'
import { browserName } from './browser-name.ts'
import type { OwnAccounts } from './own-account.ts'
import type { Passkeys } from './passkeys.ts'
import { confirmationNeeded } from './require-proof.ts'
import { type SignedIn, staffOf } from './require-staff.ts'
import { answerRefusal, bodyOf, type SessionCookies, tooManyTries } from './session-cookies.ts'
import type { Sessions } from './sessions.ts'
import type { Throttle } from './throttle.ts'

type OwnAccountRoutesOptions = {
  accounts: Accounts
  ownAccounts: OwnAccounts
  sessions: Sessions
  passkeys: Passkeys
  throttle: Throttle
  sessionCookies: SessionCookies
  log: Log
  record: RecordActivity
}

/**
 * What signed-in members see and change of their own accounts.
 *
 * | path under /api/staff/me      | what it does                                                       | failures      |
 * |-------------------------------|--------------------------------------------------------------------|---------------|
 * | GET                           | everything below at once (`OwnAccount`)                            |               |
 * | PUT /password                 | {current, password} → {ended}: other sessions and links end        | 400, 403, 429 |
 * | POST /password                | the same by a plain form                                           |               |
 * | DELETE /password              | * {ended}: passkeys alone open the account (R296)                  | 403, 409      |
 * | GET /passkeys                 | all passkeys                                                       |               |
 * | POST /passkeys/options        | * options for making a passkey in the browser                      | 403           |
 * | POST /passkeys                | * {name, response} → 201 the passkey                               | 400, 403, 409 |
 * | PATCH /passkeys/{id}          | {name} → the passkey                                               | 400, 404      |
 * | DELETE /passkeys/{id}         | * 204                                                              | 403, 404, 409 |
 * | GET, DELETE /sessions         | where the member is signed in; ends all but this one → {ended}     |               |
 * | DELETE /sessions/{id}         | 204                                                                | 404           |
 * | POST /sessions/end            | all but this one, by a plain form                                  |               |
 * | POST /sessions/{id}/end       | one, by a plain form                                               | 404           |
 *
 * All answer 401 without a session. Routes marked * can give lasting access to the account: unless a
 * password or passkey was confirmed within 15 minutes, they answer 403 with `reason: "confirm-first"`.
 * A plain form always ends with 303 to the account's page, which shows the result.
 */
export function createOwnAccountRoutes({
  accounts,
  ownAccounts,
  sessions,
  passkeys,
  throttle,
  sessionCookies,
  log,
  record,
}: OwnAccountRoutesOptions): Router {
  const router = createRouter()
  const body = jsonBody(16)
  const form = formBody(16)

  router.use((request, response, next) => {
    response.setHeader('Cache-Control', 'private, no-store')
    // The account's page then shows the sign-in
    if (!staffOf(response) && isNativeForm(request)) response.redirect(303, accountPage)
    else next()
  }, requireStaff)

  function provenMember(response: Response): SignedIn {
    const member = memberOf(response)
    if (ownAccounts.hasProof(member)) return member
    throw confirmationNeeded()
  }

  router.at('/').get(async (_request, response) => {
    response.json(await ownAccounts.read(memberOf(response)))
  })

  router
    .at('/password')
    .put(body, async (request, response) => {
      const ended = await changePassword(memberOf(response), valid(newPasswordSchema, bodyOf(request)))
      response.json({ ended })
    })
    .post(form, async (request: Request, response: Response) => {
      const { current, ...fields } = bodyOf(request)
      try {
        // An empty field counts as left out
        const filled = current === '' ? fields : { ...fields, current }
        await changePassword(memberOf(response), valid(newPasswordSchema, filled))
        tell(response, { done: 'password' })
      } catch (error) {
        if (!(error instanceof Problem)) throw error
        const code = passwordError(error, current === undefined || current === '')
        answerRefusal(request, response, error, addressTelling({ error: code }))
      }
    })
    .delete(async (_request, response) => {
      const member = provenMember(response)
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

  router.at('/passkeys/options').post(async (_request, response) => {
    response.json(await passkeys.addOptions(provenMember(response)))
  })

  router
    .at('/passkeys')
    .get(async (_request, response) => {
      response.json(await passkeys.list(memberOf(response).id))
    })
    .post(body, async (request, response) => {
      const member = provenMember(response)
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
      const renamed = await passkeys.rename(memberOf(response).id, String(request.params.id), name)
      if (!renamed) throw noPasskey()
      response.json(renamed)
    })
    .delete(async (request, response) => {
      const { id } = provenMember(response)
      const removed = await passkeys.remove(id, String(request.params.id))
      if (removed === 'unknown') throw noPasskey()
      if (removed === 'last-way-in') {
        throw problem('in-use', 'This is the only way into the account. Choose a password first.')
      }
      log.info({ staff: id }, 'Passkey removed')
      await record({ by: id, action: 'passkey-removed', object: id })
      response.status(204).end()
    })

  router
    .at('/sessions')
    .get((_request, response) => {
      response.json(ownAccounts.sessionsOf(memberOf(response)))
    })
    .delete(async (_request, response) => {
      const { id, sessionId } = memberOf(response)
      response.json({ ended: await endOthers(id, sessionId) })
    })

  router.at('/sessions/end').post(async (_request, response) => {
    const { id, sessionId } = memberOf(response)
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
    const { id, sessionId } = memberOf(response)
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

type Outcome = { done: AccountDone } | { error: AccountError }

const addressTelling = (outcome: Outcome): string => `${accountPage}?${new URLSearchParams(outcome)}`

const tell = (response: Response, outcome: Outcome): void => response.redirect(303, addressTelling(outcome))

function passwordError({ code, errors }: Problem, withoutCurrent: boolean): AccountError {
  if (code === 'too-many-requests') return 'throttled'
  if (errors?.password) return 'password'
  if (errors?.current) return withoutCurrent ? 'current-missing' : 'current'
  return 'failed'
}

function memberOf(response: Response): SignedIn {
  const member = staffOf(response)
  if (!member) throw problem('unauthorised', 'Sign in at /admin first.')
  return member
}

const invalid = (errors: Record<string, string[]>) =>
  problem('invalid', Object.values(errors).flat().join('. '), { errors })

const noPasskey = () => problem('not-found', 'There is no such passkey.')
