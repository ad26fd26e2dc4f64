import type { PageContextServer } from 'vike/types'
import { type SignInView, signInView } from '../sign-in-view.ts'
import { type AccountView, viewOf } from './account-view.ts'
import { type Outcome, outcomeIn } from './outcome.ts'

export type Data =
  | SignInView
  | {
      view: 'account'
      member: { name: string; email: string }
      toAnswer: number
      account: AccountView
      /** Of a plain form. */
      outcome: Outcome | null
    }

export async function data({ services, urlParsed }: PageContextServer): Promise<Data> {
  const { staff, staffLeads, account } = services
  if (!staff || !account) return signInView(urlParsed)
  const { name, email } = staff
  return {
    view: 'account',
    member: { name, email },
    toAnswer: staffLeads?.toAnswer() ?? 0,
    account: viewOf(await account(), Date.now()),
    outcome: outcomeIn(urlParsed.search),
  }
}
