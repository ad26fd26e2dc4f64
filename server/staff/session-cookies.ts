import type { CookieOptions, Request, RequestHandler, Response } from 'express'
import type { RecordActivity } from '#domain/activity.ts'
import { returnField } from '#domain/staff/credentials.schema.ts'
import { staffCookieDays } from '#domain/staff/session-days.ts'
import { formBody, jsonBody } from '../http/bodies.ts'
import { isNativeForm } from '../http/native-form.ts'
import { type Problem, problem } from '../kernel/errors.ts'
import type { Admitted } from './accounts.ts'
import { browserName } from './browser-name.ts'
import { createKnownDevices, knownDeviceMs } from './known-device.ts'
import { cookieName, readCookie, staffOf } from './require-staff.ts'
import { returnAddress } from './return-address.ts'
import type { ProofKind, Sessions } from './sessions.ts'

const sessionMs = staffCookieDays.session * 86_400_000

export function createSessionCookies({
  sessions,
  secret,
  origin,
  now,
  record,
}: {
  sessions: Sessions
  secret: string
  origin: () => string
  now: () => number
  record: RecordActivity
}) {
  const devices = createKnownDevices({ secret, now })
  const isHttps = () => origin().startsWith('https:')
  const sessionCookie = () => cookieName(isHttps())
  const deviceCookie = () => `${cookieName(isHttps())}-device`
  const cookieOptions = (): CookieOptions => ({
    httpOnly: true,
    sameSite: 'lax',
    path: '/',
    secure: isHttps(),
  })

  return {
    /** The id of the browser if it has signed in with this e-mail before. */
    deviceOf: (request: Request, email: string): string | null =>
      devices.idOf(readCookie(request.headers, deviceCookie(), /^[\w.-]{60,100}$/), email),

    async welcome(request: Request, response: Response, member: Admitted, by: ProofKind): Promise<void> {
      // Signing in again in the same browser must not leave the former session open.
      const former = staffOf(response)?.sessionId
      const token = await sessions.create(member.id, {
        epoch: member.epoch,
        by,
        device: browserName(request.get('user-agent')),
        ...(former !== undefined && { replaces: former }),
      })
      response.cookie(sessionCookie(), token, { ...cookieOptions(), maxAge: sessionMs })
      response.cookie(deviceCookie(), devices.mark(member.email), {
        ...cookieOptions(),
        maxAge: knownDeviceMs,
      })
      response.setHeader('Cache-Control', 'no-store')
      await record({ by: member.id, action: 'sign-in', method: by })
      if (isNativeForm(request)) response.redirect(303, returnAddress(bodyOf(request)[returnField]))
      else response.status(200).json({ email: member.email, name: member.name })
    },

    /** The browser stays known after a sign-out. */
    async signOut(response: Response): Promise<void> {
      // The cookie is removed even if the revocation cannot be written: the session has ended in memory.
      response.clearCookie(sessionCookie(), cookieOptions())
      response.setHeader('Cache-Control', 'no-store')
      const staff = staffOf(response)
      // They signed out before, perhaps when the disk refused to record it
      if (!staff) return sessions.settle()
      await sessions.revoke(staff.sessionId)
      await record({ by: staff.id, action: 'sign-out' })
    },
  }
}

/** `page`: where a native form is redirected; that page shows the error. */
export function answerRefusal(request: Request, response: Response, error: Problem, page: string): void {
  if (!isNativeForm(request)) throw error
  response.set('Cache-Control', 'no-store').redirect(303, page)
}

/** Redirects a signed-out native form to `page`, which then shows the sign-in. */
export const redirectSignedOut =
  (page: string): RequestHandler =>
  (request, response, next) => {
    if (!staffOf(response) && isNativeForm(request)) response.redirect(303, page)
    else next()
  }

/** `wait` in seconds. */
export function tooManyTries(wait: number): Problem {
  const [number, unit] = wait < 90 ? [wait, 'second'] : [Math.ceil(wait / 60), 'minute']
  const time = `${number} ${unit}${number === 1 ? '' : 's'}`
  return problem(
    'too-many-requests',
    `Too many attempts. Please wait ${time}; a passkey or a one-time link works at once.`,
    { headers: { 'Retry-After': String(wait) } },
  )
}

/** For routes that both script and native forms call. */
export const bodies = [jsonBody(16), formBody(16)]

export function bodyOf(request: Request): Record<string, unknown> {
  const body: unknown = request.body
  if (typeof body !== 'object' || body === null) throw problem('bad-request', 'Send JSON or a form.')
  return { ...body }
}
