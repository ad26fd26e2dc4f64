import type { PageContextServer } from 'vike/types'
import { studioHome } from '#domain/staff/roles.ts'
import type { FrameFacts } from './frame/frame.tsx'
import { frameOf } from './frame-of.ts'
import { type SignInView, signInView } from './sign-in-view.ts'

/** Shown instead of a screen: the sign-in for visitors; a message for members whose role excludes it. */
export type Refusal = SignInView | { view: 'not-allowed'; frame: FrameFacts; home: string }

export function refusalOf(pageContext: PageContextServer): Refusal {
  const { staff } = pageContext.services
  const frame = frameOf(pageContext.services)
  if (!staff || !frame) return signInView(pageContext.urlParsed)
  pageContext.status = 403
  return { view: 'not-allowed', frame, home: studioHome(staff.role) }
}
