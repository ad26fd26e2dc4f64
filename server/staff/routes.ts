import type { Router } from 'express'
import { ownAccountEndpoint } from '#domain/staff/own-account.schema.ts'
import { createRouter } from '../http/router.ts'
import { createConfirmationRoutes } from './confirmation-routes.ts'
import { createOwnAccountRoutes } from './own-account-routes.ts'
import { createRouteContext, type StaffRoutesOptions } from './route-context.ts'
import { createSetUpRoutes } from './set-up-routes.ts'
import { createSignInRoutes } from './sign-in-routes.ts'

/**
 * Signing in, and the member's own account. Expects the signed-in member in `response.locals` (identifyStaff)
 * and is mounted behind the same-origin guard. Password, set-up, link and confirmation can also be native
 * forms. Once accepted, they redirect to /admin, or for password and confirmation to the address under /admin
 * given in `next`.
 */
export function createStaffRoutes(options: StaffRoutesOptions): Router {
  const context = createRouteContext(options)
  return createRouter()
    .use(createSignInRoutes(context), createSetUpRoutes(context), createConfirmationRoutes(context))
    .use(ownAccountEndpoint, createOwnAccountRoutes(context))
}
