import { useState } from 'react'
import { teamText as text } from '#locales/en/admin-team.ts'
import type { Answer } from '#renderer/ui/studio/request.ts'
import { showToast } from '#renderer/ui/toast/toasts.ts'
import { useConfirmation } from '../frame/confirm-identity.tsx'
import { readTeam } from './team-api.ts'
import { type TeamView, viewOf } from './team-view.ts'

/** The team as the server knows it, and changes to it. Failures appear in a notice. */
export function useTeam(first: TeamView) {
  const [team, setTeam] = useState(first)
  const [busy, setBusy] = useState(false)
  const confirmation = useConfirmation()

  async function refresh(): Promise<void> {
    const answer = await readTeam()
    if (answer.ok) setTeam(viewOf(answer.value, Date.now()))
  }

  /** Runs a change, after a confirmation of identity if the server requires one; `onDone` gets its result. */
  async function change<Value>(
    work: () => Promise<Answer<Value>>,
    onDone: (value: Value) => void,
  ): Promise<void> {
    if (busy) return
    setBusy(true)
    const answer = await work()
    if (answer.ok || !answer.confirmFirst) await refresh()
    setBusy(false)
    if (answer.ok) onDone(answer.value)
    else if (answer.confirmFirst) confirmation.askFirst(() => void change(work, onDone))
    else showToast({ kind: 'error', title: text.failed, text: answer.detail })
  }

  return { team, busy, confirmation, change }
}
