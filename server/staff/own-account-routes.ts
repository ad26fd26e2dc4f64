import { json, type Response, Router } from 'express'
import type { z } from 'zod/mini'
import { problem } from '../errors.ts'
import type { Log } from '../http/log.ts'
import { onlyMethods } from '../http/problem-responder.ts'
import type { Accounts } from './accounts.ts'
import { browserName } from './browser-name.ts'
import { bodyOf, type Door, messagesOf, tooManyTries } from './door.ts'
import {
  confirmFirst,
  newPasskeySchema,
  newPasswordSchema,
  type OwnAccount,
  type OwnSession,
  ownPasskeyEndpoint,
  renamePasskeySchema,
} from './own-account.schema.ts'
import type { Passkeys } from './passkeys.ts'
import type { RecoveryCodes } from './recovery-codes.ts'
import { requireStaff, type SignedIn, staffOf } from './require-staff.ts'
import type { ProofKind, SessionFacts, Sessions } from './sessions.ts'
import type { Throttle } from './throttle.ts'

type OwnAccountRoutesOptions = {
  accounts: Accounts
  sessions: Sessions
  passkeys: Passkeys
  recoveryCodes: RecoveryCodes
  throttle: Throttle
  door: Door
  log: Log
  now: () => number
}

/** How long a proof counts for what opens the account for good. */
const freshMs = 600_000
/** A code or a link that was lent or found must not become a key that lasts. */
const lasting = ['password', 'passkey'] as const
/** Who came in by one of these may have forgotten the password. */
const withoutPassword = ['passkey', 'recovery-code'] as const

/**
 * What a signed-in member sees and changes of the own account.
 *
 * | path under /api/staff/me      | what it does                                                       | failures      |
 * |-------------------------------|--------------------------------------------------------------------|---------------|
 * | GET                           | everything below at once (`OwnAccount`)                            |               |
 * | PUT /password                 | {current, password} → {ended}: the other sessions end              | 400, 403, 429 |
 * | GET /passkeys                 | those there are                                                    |               |
 * | POST /passkeys/options        | * what the browser makes a passkey with                            | 403           |
 * | POST /passkeys                | * {name, response} → 201 the passkey                               | 400, 403, 409 |
 * | PATCH /passkeys/{id}          | {name} → the passkey                                               | 400, 404      |
 * | DELETE /passkeys/{id}         | * 204                                                              | 403, 404      |
 * | GET /recovery-codes           | {left, createdAt}                                                  |               |
 * | POST /recovery-codes          | * 201 {codes}: told this once; the old ones are over               | 403           |
 * | GET, DELETE /sessions         | where the member is signed in; ends all but this one → {ended}     |               |
 * | DELETE /sessions/{id}         | 204                                                                | 404           |
 *
 * All answer 401 without a session. What is marked * opens the account for good: it asks for a password or a passkey
 * shown within ten minutes, and answers 403 with `reason: "confirm-first"` otherwise.
 */
export function createOwnAccountRoutes({
  accounts,
  sessions,
  passkeys,
  recoveryCodes,
  throttle,
  door,
  log,
  now,
}: OwnAccountRoutesOptions): Router {
  const router = Router()
  const body = json({ limit: '16kb' })

  router.use(requireStaff, (_request, response, next) => {
    response.setHeader('Cache-Control', 'private, no-store')
    next()
  })

  const isFresh = ({ proof }: SignedIn, kinds: readonly ProofKind[]): boolean =>
    kinds.includes(proof.by) && proof.at <= now() && now() - proof.at < freshMs

  /** The member, who has shown lately who they are. */
  function provenMember(response: Response): SignedIn {
    const member = memberOf(response)
    if (isFresh(member, lasting)) return member
    throw problem('forbidden', 'Confirm first that it is you, with your password or a passkey.', {
      extra: { reason: confirmFirst },
    })
  }

  async function recoveryFacts(memberId: string): Promise<OwnAccount['recoveryCodes']> {
    return (await recoveryCodes.facts(memberId)) ?? { left: 0, createdAt: null }
  }

  const sessionsOf = ({ id, sessionId }: SignedIn): OwnSession[] =>
    sessions
      .list(id)
      .map((session) => publicSession(session, sessionId))
      .reverse()

  router
    .route('/')
    .get(async (_request, response) => {
      const member = memberOf(response)
      const { id, email, name, proof } = member
      const answer: OwnAccount = {
        email,
        name,
        confirmedUntil: isFresh(member, lasting) ? iso(proof.at + freshMs) : null,
        needsCurrentPassword: !isFresh(member, withoutPassword),
        passkeys: await passkeys.list(id),
        recoveryCodes: await recoveryFacts(id),
        sessions: sessionsOf(member),
      }
      response.json(answer)
    })
    .all(onlyMethods('GET', 'HEAD'))

  router
    .route('/password')
    .put(body, async (request, response) => {
      const member = memberOf(response)
      const { current, password } = valid(newPasswordSchema, bodyOf(request))
      if (current !== undefined) await checkPassword(member, current)
      else if (!isFresh(member, withoutPassword)) {
        throw invalid({ current: ['Current password is required'] })
      }
      const changed = await accounts.changePassword(member.id, password)
      if (!changed) throw problem('unauthorised', 'This account is gone.')
      const ended = await sessions.renew(member.sessionId, { epoch: changed.epoch, by: 'password' })
      log.info({ staff: member.id, ended }, 'Password changed')
      response.json({ ended })
    })
    .all(onlyMethods('PUT'))

  async function checkPassword({ id, sessionId }: SignedIn, password: string): Promise<void> {
    const wait = throttle.takeInSession(sessionId)
    if (wait !== null) throw tooManyTries(wait)
    if (!(await accounts.confirm(id, password))) {
      log.warn({ staff: id }, 'Changing the password refused')
      throw invalid({ current: ['This is not your password'] })
    }
    throttle.succeededInSession(sessionId)
  }

  router
    .route('/passkeys/options')
    .post(async (_request, response) => {
      response.json(await passkeys.addOptions(provenMember(response)))
    })
    .all(onlyMethods('POST'))

  router
    .route('/passkeys')
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
        response.status(201).location(ownPasskeyEndpoint(added.passkey.id)).json(added.passkey)
        return
      }
      log.warn({ staff: member.id, detail: added.detail ?? added.reason }, 'Passkey refused')
      if (added.reason === 'known') throw problem('conflict', 'This passkey is in use already.')
      if (added.reason === 'full') throw problem('conflict', 'There are too many passkeys: remove one first.')
      throw problem('bad-request', 'This passkey was not accepted. Please try again.')
    })
    .all(onlyMethods('GET', 'HEAD', 'POST'))

  router
    .route('/passkeys/:id')
    .patch(body, async (request, response) => {
      const { name } = valid(renamePasskeySchema, bodyOf(request))
      const renamed = await passkeys.rename(memberOf(response).id, String(request.params.id), name)
      if (!renamed) throw noPasskey()
      response.json(renamed)
    })
    .delete(async (request, response) => {
      const { id } = provenMember(response)
      if (!(await passkeys.remove(id, String(request.params.id)))) throw noPasskey()
      log.info({ staff: id }, 'Passkey removed')
      response.status(204).end()
    })
    .all(onlyMethods('PATCH', 'DELETE'))

  router
    .route('/recovery-codes')
    .get(async (_request, response) => {
      response.json(await recoveryFacts(memberOf(response).id))
    })
    .post(async (_request, response) => {
      const { id } = provenMember(response)
      const codes = await recoveryCodes.renew(id)
      if (!codes) throw problem('unauthorised', 'This account is gone.')
      log.info({ staff: id }, 'Recovery codes made')
      response.status(201).json({ codes })
    })
    .all(onlyMethods('GET', 'HEAD', 'POST'))

  router
    .route('/sessions')
    .get((_request, response) => {
      response.json(sessionsOf(memberOf(response)))
    })
    .delete(async (_request, response) => {
      const { id, sessionId } = memberOf(response)
      response.json({ ended: await sessions.revokeAll(id, { except: sessionId }) })
    })
    .all(onlyMethods('GET', 'HEAD', 'DELETE'))

  router
    .route('/sessions/:id')
    .delete(async (request, response) => {
      const { id, sessionId } = memberOf(response)
      const wanted = String(request.params.id)
      if (!sessions.list(id).some((session) => session.id === wanted)) {
        throw problem('not-found', 'There is no such session.')
      }
      if (wanted === sessionId) await door.signOut(response)
      else await sessions.revoke(wanted)
      response.status(204).end()
    })
    .all(onlyMethods('DELETE'))

  return router
}

function memberOf(response: Response): SignedIn {
  const member = staffOf(response)
  if (!member) throw problem('unauthorised', 'Sign in at /admin first.')
  return member
}

const publicSession = (
  { id, device, signedInBy, createdAt, seenAt }: SessionFacts,
  currentId: string,
): OwnSession => ({
  id,
  device: device || 'Unknown browser',
  signedInBy,
  createdAt: iso(createdAt),
  lastSeenAt: iso(seenAt),
  current: id === currentId,
})

function valid<Schema extends z.ZodMiniType>(schema: Schema, value: unknown): z.output<Schema> {
  const parsed = schema.safeParse(value)
  if (parsed.success) return parsed.data
  throw invalid(messagesOf(parsed.error.issues))
}

const invalid = (errors: Record<string, string[]>) =>
  problem('invalid', Object.values(errors).flat().join('. '), { errors })

const noPasskey = () => problem('not-found', 'There is no such passkey.')

const iso = (time: number): string => new Date(time).toISOString()
