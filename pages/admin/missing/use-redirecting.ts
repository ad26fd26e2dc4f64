import { useEffect, useRef, useState } from 'react'
import { missingPagesEndpoints } from '#domain/site/missing-pages.schema.ts'
import { missingText as text } from '#locales/en/admin-missing.ts'
import { request } from '#renderer/ui/studio/request.ts'
import type { ListedAddress } from './+data.ts'

/** Actions on an address not found. Its row stays until the page is left: nothing moves under the pointer. */
export function useRedirecting({ address, nearest }: ListedAddress, field: string) {
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const [done, setDone] = useState<string | null>(null)
  const [isChoosing, setChoosing] = useState(false)
  const [target, setTarget] = useState(nearest ?? '')
  const other = useRef<HTMLButtonElement>(null)
  const outcome = useRef<HTMLDivElement>(null)
  // The focused button has disappeared
  useEffect(() => {
    if (done !== null) outcome.current?.focus({ preventScroll: true })
  }, [done])
  useEffect(() => {
    if (isChoosing) document.getElementById(field)?.focus()
  }, [isChoosing, field])

  /** `said`: the message on success. */
  async function post(endpoint: string, body: object, said: string): Promise<void> {
    if (busy) return
    setBusy(true)
    setProblem(null)
    const answer = await request(endpoint, { method: 'POST', body, fallback: text.failedText })
    setBusy(false)
    if (answer.ok) return setDone(said)
    setProblem(answer.status === 401 ? text.signIn : answer.status === 0 ? text.offline : answer.detail)
  }

  return {
    busy,
    problem,
    done,
    outcome,
    isChoosing,
    choose: () => setChoosing(true),
    closeChoice() {
      setChoosing(false)
      requestAnimationFrame(() => other.current?.focus())
    },
    /** The button that opens the choice of another page. */
    other,
    target,
    setTarget,
    leadTo: (to: string) =>
      post(missingPagesEndpoints.redirects, { from: address, to }, text.leads({ address, target: to })),
    ignore: () => post(missingPagesEndpoints.ignored, { address }, text.ignored),
  }
}
