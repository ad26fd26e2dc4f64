import { useState } from 'react'
import { accountText } from '#locales/en/admin-account.ts'
import { showToast } from '#renderer/ui/toast/toasts.ts'
import { readAccount } from './account-api.ts'
import { type AccountView, viewOf } from './account-view.ts'

/** So that a proof does not run out between the question and the answer. */
const marginMs = 60_000

/** The account as the server knows it, and the way to what asks for a fresh proof. */
export function useAccount(first: AccountView) {
  const [account, setAccount] = useState(first)
  /** What waits until the member has shown who they are. */
  const [waiting, setWaiting] = useState<(() => void) | null>(null)

  async function refresh() {
    const answer = await readAccount()
    if (answer.ok) setAccount(viewOf(answer.body, Date.now()))
    else showToast({ kind: 'error', title: accountText.stale, text: accountText.staleText })
  }

  const until = account.confirmedUntil
  return {
    account,
    refresh,
    confirming: waiting !== null,
    /** Does it now, or after the member has confirmed. */
    guarded(action: () => void) {
      if (until !== null && Date.parse(until) - Date.now() > marginMs) action()
      else setWaiting(() => action)
    },
    /** The server wants a proof after all: asks for it, then does it again. */
    askFirst: (action: () => void) => setWaiting(() => action),
    async confirmed() {
      const action = waiting
      setWaiting(null)
      await refresh()
      action?.()
    },
    giveUp: () => setWaiting(null),
  }
}

export type Account = ReturnType<typeof useAccount>
