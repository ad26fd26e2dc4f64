import type { IncomingHttpHeaders } from 'node:http'
import type { RequestHandler, Response } from 'express'
import { problem } from '../kernel/errors.ts'
import type { Accounts, StaffMember } from './accounts.ts'
import type { OpenSession, Proof, Sessions } from './sessions.ts'

export type SignedIn = StaffMember & { sessionId: string; proof: Proof }

/** `__Host-` binds the cookie to this host and to https (RFC 6265bis). */
export const cookieName = (https: boolean): string => (https ? '__Host-ponte' : 'ponte')

/** The session of a request's cookie, even if its member no longer has an account; null without a session. */
export function sessionOf(
  headers: IncomingHttpHeaders,
  sessions: Pick<Sessions, 'find'>,
  https: boolean,
): OpenSession | null {
  if (headers.cookie === undefined) return null
  const token = readCookie(headers, cookieName(https), /^[\w-]{20,100}$/)
  return token === null ? null : sessions.find(token)
}

/** Sets `response.locals.staff` to the signed-in member, if any. Never refuses a request. */
export function createIdentifyStaff({
  accounts,
  sessions,
  origin,
}: {
  accounts: Pick<Accounts, 'byId'>
  sessions: Pick<Sessions, 'find'>
  origin: () => string
}): RequestHandler {
  return async (request, response, next) => {
    const session = sessionOf(request.headers, sessions, origin().startsWith('https:'))
    // A session ends with its account and with a new password, even if the sessions file still lists it.
    // While the accounts cannot be read, nobody is staff and the public site continues; signing in reports
    // what is wrong.
    const member = session && (await accounts.byId(session.staffId).catch(() => null))
    if (session && member && session.epoch === member.epoch) {
      const { id, name, email, role } = member
      const { id: sessionId, proof } = session
      const staff: SignedIn = { id, name, email, role, sessionId, proof }
      response.locals.staff = staff
    }
    next()
  }
}

export const staffOf = (response: Response): SignedIn | null => response.locals.staff ?? null

/** Like `staffOf`, for routes behind `requireStaff`. Throws 401 for a visitor. */
export function signedInOf(response: Response): SignedIn {
  const member = staffOf(response)
  if (!member) throw problem('unauthorised', 'Sign in at /admin first.')
  return member
}

/** The first cookie of a name, if its value matches `form`. */
export function readCookie(headers: IncomingHttpHeaders, name: string, form: RegExp): string | null {
  for (const pair of (headers.cookie ?? '').split(';')) {
    const at = pair.indexOf('=')
    if (at > 0 && pair.slice(0, at).trim() === name) {
      const value = pair.slice(at + 1).trim()
      return form.test(value) ? value : null
    }
  }
  return null
}
