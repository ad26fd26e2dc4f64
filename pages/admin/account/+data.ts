import type { PageContextServer } from 'vike/types'
import type { FrameFacts } from '../frame/frame.tsx'
import { frameOf } from '../frame-of.ts'
import { type SignInView, signInView } from '../sign-in-view.ts'
import { type AccountView, viewOf } from './account-view.ts'
import { type Outcome, outcomeIn } from './outcome.ts'

export type Data =
  | SignInView
  | {
      view: 'account'
      frame: FrameFacts
      email: string
      account: AccountView
      outcome: Outcome | null
    }

export async function data({ services, urlParsed }: PageContextServer): Promise<Data> {
  const { staff, account } = services
  const frame = frameOf(services)
  if (!staff || !frame || !account) return signInView(urlParsed)
  return {
    view: 'account',
    frame,
    email: staff.email,
    account: viewOf(await account(), Date.now()),
    outcome: outcomeIn(urlParsed.search),
  }
}
