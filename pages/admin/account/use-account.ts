import { useState } from 'react'
import { accountText } from '#locales/en/admin-account.ts'
import { showToast } from '#renderer/ui/toast/toasts.ts'
import { useConfirmation } from '../frame/confirm-identity.tsx'
import { readAccount } from './account-api.ts'
import { type AccountView, viewOf } from './account-view.ts'

/** So that a proof does not run out between the question and the answer. */
const marginMs = 60_000

/** The account as the server knows it, and the way to what asks for a fresh proof. */
export function useAccount(first: AccountView) {
  const [account, setAccount] = useState(first)
  const confirmation = useConfirmation()

  async function refresh() {
    const answer = await readAccount()
    if (answer.ok) setAccount(viewOf(answer.value, Date.now()))
    else showToast({ kind: 'error', title: accountText.stale, text: accountText.staleText })
  }

  const until = account.confirmedUntil
  return {
    ...confirmation,
    account,
    refresh,
    /** Does it now, or after the member has confirmed. */
    guarded(action: () => void) {
      if (until !== null && Date.parse(until) - Date.now() > marginMs) action()
      else confirmation.askFirst(action)
    },
    async confirmed() {
      // What waits is done with the account as it is then
      await refresh()
      confirmation.confirmed()
    },
  }
}

export type Account = ReturnType<typeof useAccount>
