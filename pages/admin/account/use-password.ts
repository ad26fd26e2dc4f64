import { type FormEvent, useEffect, useRef, useState } from 'react'
import { accountText } from '#locales/en/admin-account.ts'
import { showToast } from '#renderer/ui/toast/toasts.ts'
import { changePassword, dropPassword } from './account-api.ts'
import type { Outcome } from './outcome.ts'
import type { Account } from './use-account.ts'

const text = accountText.password

type Faults = { current?: string | undefined; password?: string | undefined; other?: string }

/** `outcome`: the result of the form sent without script. */
export function usePassword(own: Account, outcome: Outcome | null) {
  const [faults, setFaults] = useState<Faults>(() => faultsOf(outcome))
  const [open, setOpen] = useState(() => Object.keys(faultsOf(outcome)).length > 0)
  const [busy, setBusy] = useState(false)
  const [isChanged, setChanged] = useState(false)
  const [dropping, setDropping] = useState(false)
  const opener = useRef<HTMLElement>(null)
  const form = useRef<HTMLFormElement>(null)
  const byHand = useRef(false)
  useEffect(() => {
    if (open && byHand.current) form.current?.querySelector<HTMLInputElement>('[type=password]')?.focus()
    byHand.current = false
  }, [open])

  function close() {
    form.current?.reset()
    setFaults({})
    setOpen(false)
    opener.current?.focus()
  }

  async function change(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (busy) return
    const fields = new FormData(event.currentTarget)
    const current = fields.get('current')
    setFaults({})
    setBusy(true)
    const answer = await changePassword({
      password: String(fields.get('password')),
      ...(typeof current === 'string' && { current }),
    })
    // Whether the form has to ask for the current password may have changed
    await own.refresh()
    setBusy(false)
    if (answer.ok) {
      close()
      setChanged(true)
      const { ended } = answer.value
      showToast({ kind: 'success', title: text.changed, text: text.changedText({ ended }) })
      return
    }
    if (answer.confirmFirst) return own.askFirst(() => form.current?.requestSubmit())
    const { current: wrong, password: weak } = answer.errors
    setFaults({
      current: wrong?.[0],
      password: weak?.[0],
      ...(!wrong && !weak && { other: answer.detail }),
    })
    form.current?.querySelector<HTMLInputElement>(`[name=${wrong ? 'current' : 'password'}]`)?.focus()
  }

  async function drop() {
    setDropping(false)
    const answer = await dropPassword()
    if (answer.ok) {
      await own.refresh()
      showToast({ kind: 'success', title: text.dropped, text: text.droppedText })
      opener.current?.focus()
    } else if (answer.confirmFirst) own.askFirst(() => void drop())
    else showToast({ kind: 'error', title: accountText.failed, text: answer.detail })
  }

  return {
    faults,
    open,
    busy,
    isChanged,
    dropping,
    setDropping,
    opener,
    form,
    close,
    change,
    drop,
    onToggle(isOpen: boolean) {
      if (isOpen !== open) byHand.current = isOpen
      setOpen(isOpen)
    },
  }
}

/** Faults of the form sent without script; one that belongs to no field is shown at the top of the page. */
const faultsOf = (outcome: Outcome | null): Faults =>
  outcome && !outcome.ok && outcome.field ? { [outcome.field]: outcome.text } : {}
