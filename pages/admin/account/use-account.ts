import { useState } from 'react'
import { accountText } from '#locales/en/admin-account.ts'
import { showToast } from '#renderer/ui/toast/toasts.ts'
import { useConfirmation } from '../frame/confirm-identity.tsx'
import { readAccount } from './account-api.ts'
import { type AccountView, viewOf } from './account-view.ts'

/** So that a confirmation does not expire between request and response. */
const marginMs = 60_000

/** The account as the server knows it, and how to run actions that need a recent confirmation. */
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
    /** Runs `action` now, or after the member has confirmed their identity. */
    guarded(action: () => void) {
      if (until !== null && Date.parse(until) - Date.now() > marginMs) action()
      else confirmation.askFirst(action)
    },
    async confirmed() {
      // The waiting action must run with the refreshed account
      await refresh()
      confirmation.confirmed()
    },
  }
}

export type Account = ReturnType<typeof useAccount>
