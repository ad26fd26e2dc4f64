import type { RequestHandler, Response } from 'express'
import { mayUse, type StaffRole, type StudioArea } from '#domain/staff/roles.ts'
import { problem } from '../kernel/errors.ts'

/** The signed-in member who sent a request, as identified by the staff feature (`response.locals.staff`). */
export type Member = { id: string; name: string; email: string; role: StaffRole }

export const memberOf = (response: Response): Member | null => response.locals.staff ?? null

/** The signed-in member, if the role has this area of the studio (R293). */
export function memberFor(response: Response, area: StudioArea): Member | null {
  const member = memberOf(response)
  return member && mayUse(member.role, area) ? member : null
}

/** Like `memberOf`, for routes behind `requireStaff` or `requireArea`. Throws 401 for a visitor. */
export function memberIn(response: Response): Member {
  const member = memberOf(response)
  if (!member) throw problem('unauthorised', 'Sign in at /admin first.')
  return member
}

export const requireStaff: RequestHandler = (_request, response, next) => {
  memberIn(response)
  next()
}

/** Refuses visitors with 401, and members whose role lacks the area with 403, whatever they request. */
export const requireArea =
  (area: StudioArea): RequestHandler =>
  (_request, response, next) => {
    if (!mayUse(memberIn(response).role, area)) throw problem('forbidden', 'Your role does not include this.')
    next()
  }
