import type { RequestHandler } from 'express'
import { confirmPage, returnField } from '#domain/staff/credentials.schema.ts'
import { confirmFirst } from '#domain/staff/own-account.schema.ts'
import { type Problem, problem } from '../kernel/errors.ts'
import type { OwnAccounts } from './own-account.ts'
import { staffOf } from './require-staff.ts'

/** For exports, irreversible actions and giving access: the member first confirms their identity (R295). */
export function createRequireProof(
  { hasProof }: Pick<OwnAccounts, 'hasProof'>,
  /** The screen with the links that need a proof. */
  screen: string,
): RequestHandler {
  return (request, response, next) => {
    const member = staffOf(response)
    if (member && hasProof(member)) return next()
    // A followed link leads to the confirmation page, and from there back to its screen
    if (request.method === 'GET' && request.get('sec-fetch-mode') === 'navigate') {
      const query = new URLSearchParams({ [returnField]: screen })
      return response.set('Cache-Control', 'no-store').redirect(303, `${confirmPage}?${query}`)
    }
    throw confirmationNeeded()
  }
}

export const confirmationNeeded = (): Problem =>
  problem('forbidden', 'Confirm first that it is you, with your password or a passkey.', {
    extra: { reason: confirmFirst },
  })
