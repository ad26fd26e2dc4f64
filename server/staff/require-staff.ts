import type { Request, RequestHandler, Response } from 'express'
import { problem } from '../errors.ts'
import type { Accounts, StaffMember } from './accounts.ts'
import type { Proof, Sessions } from './sessions.ts'

export type SignedIn = StaffMember & { sessionId: string; proof: Proof }

/** `__Host-` binds the cookie to this host and to https (RFC 6265bis). */
export const cookieName = (https: boolean): string => (https ? '__Host-ponte' : 'ponte')

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
    const token = readCookie(request, cookieName(origin().startsWith('https:')), /^[\w-]{20,100}$/)
    const session = token === null ? null : sessions.find(token)
    // An account that was removed, or has a new password, has no such session any more, whatever the sessions file
    // says. With accounts that cannot be read nobody is staff, and the public site goes on; signing in says what is
    // wrong.
    const member = session && (await accounts.byId(session.staffId).catch(() => null))
    if (session && member && session.epoch === member.epoch) {
      const { id, name, email } = member
      const staff: SignedIn = { id, name, email, sessionId: session.id, proof: session.proof }
      response.locals.staff = staff
    }
    next()
  }
}

export const requireStaff: RequestHandler = (_request, response, next) => {
  if (!staffOf(response)) throw problem('unauthorised', 'Sign in at /admin first.')
  next()
}

export const staffOf = (response: Response): SignedIn | null => response.locals.staff ?? null

/** The first cookie of a name, if its value has the format of a session token. */
export function readCookie(request: Request, name: string, form: RegExp): string | null {
  for (const pair of (request.headers.cookie ?? '').split(';')) {
    const at = pair.indexOf('=')
    if (at > 0 && pair.slice(0, at).trim() === name) {
      const value = pair.slice(at + 1).trim()
      return form.test(value) ? value : null
    }
  }
  return null
}
