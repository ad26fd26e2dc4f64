import { useCallback, useEffect, useState } from 'react'
import type { OwnAccount } from '#server/staff/own-account.schema.ts'
import { readAccount } from './account-api.ts'

/** So that a proof does not run out between the question and the answer. */
const marginMs = 60_000

/** The account as the server knows it, and the way to what asks for a fresh proof. */
export function useAccount() {
  const [account, setAccount] = useState<OwnAccount | null>(null)
  const [unreachable, setUnreachable] = useState(false)
  /** What waits until the member has shown who they are. */
  const [waiting, setWaiting] = useState<(() => void) | null>(null)

  const refresh = useCallback(async () => {
    const answer = await readAccount()
    setUnreachable(!answer.ok)
    if (answer.ok) setAccount(answer.body)
  }, [])
  useEffect(() => void refresh(), [refresh])

  const until = account?.confirmedUntil ?? null
  return {
    account,
    unreachable,
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
