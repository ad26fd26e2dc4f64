import { type RefObject, useEffect, useRef, useState } from 'react'
import { hasArrived, onArrival, takeArrived } from './arrival.ts'
import type { Copy } from './copy.schema.ts'
import type { LinkFault } from './live-link.ts'

/** A link that this page can update and forget. `savedAt`: of when the answers are that it holds; milliseconds. */
export type MadeLink = { secret: string; savedAt: number }

/** A link that was opened here, on its way into the form. */
type Arrival =
  | { step: 'looking' }
  | { step: 'offered'; secret: string; copy: Copy; replaces: boolean }
  | { step: 'filled'; copy: Copy }
  | { step: 'declined' }
  | { step: 'failed'; secret: string; why: LinkFault }

/** What was done last with the link that is shown. */
type Said = LinkFault | 'made' | 'fresh' | 'updated' | 'forgotten' | null

type Options = {
  form: RefObject<HTMLFormElement | null>
  /** Number of chosen files. */
  files: number
  /** Whether the form is checked by script, so that it notices what is filled in. */
  isLive: boolean
  /** Has the code fetched that checks the form. */
  hydrate: () => void
  onFill: () => void
}

/** The private link of a brief (R282). Its code is fetched when a link is made or was opened. */
export function useLink({ form, files, isLive, hydrate, onFill }: Options) {
  const [made, setMade] = useState<MadeLink | null>(null)
  const [isBusy, setBusy] = useState(false)
  const [said, setSaid] = useState<Said>(null)
  const [arrival, setArrival] = useState<Arrival | null>(null)
  const running = useRef(false)

  // biome-ignore lint/correctness/useExhaustiveDependencies: listened once
  useEffect(() => {
    const begin = () => {
      if (!hasArrived()) return
      setArrival({ step: 'looking' })
      hydrate()
    }
    begin()
    return onArrival(begin)
  }, [])

  // What this device keeps has been put back by now, so that it is asked before it is replaced
  const isLooking = arrival?.step === 'looking'
  // biome-ignore lint/correctness/useExhaustiveDependencies: looked at once for each link
  useEffect(() => {
    const secret = isLive && isLooking ? takeArrived() : null
    if (secret !== null) void look(secret)
  }, [isLive, isLooking])

  async function look(secret: string): Promise<void> {
    setArrival({ step: 'looking' })
    const code = await linkCode()
    const outcome = (await code?.fetchCopy(secret)) ?? offline
    if (!outcome.ok) return setArrival({ step: 'failed', secret, why: outcome.why })
    const { copy } = outcome
    const replaces = form.current !== null && code?.wouldLose(form.current, copy) === true
    setArrival({ step: 'offered', secret, copy, replaces })
  }

  async function accept(): Promise<void> {
    if (arrival?.step !== 'offered' || !form.current) return
    const { secret, copy } = arrival
    const code = await linkCode()
    if (!code) return setArrival({ step: 'failed', secret, why: 'offline' })
    onFill()
    code.fillIn(form.current, copy.answers)
    setMade({ secret, savedAt: copy.savedAt })
    setSaid(null)
    setArrival({ step: 'filled', copy })
  }

  /** One press at a time. */
  async function once(work: () => Promise<void>): Promise<void> {
    if (running.current) return
    running.current = true
    setBusy(true)
    await work()
    running.current = false
    setBusy(false)
  }

  const store = () =>
    once(async () => {
      setSaid(null)
      const code = await linkCode()
      if (!form.current) return
      const outcome = (await code?.storeCopy(form.current, files, made?.secret ?? null)) ?? offline
      if (!outcome.ok) return setSaid(outcome.why)
      const { secret, savedAt, isNew } = outcome
      setSaid(isNew ? (made ? 'fresh' : 'made') : 'updated')
      setMade({ secret, savedAt })
    })

  const forget = () =>
    once(async () => {
      if (!made) return
      setSaid(null)
      const outcome = (await (await linkCode())?.forgetCopy(made.secret)) ?? offline
      if (!outcome.ok) return setSaid(outcome.why)
      setMade(null)
      setSaid('forgotten')
    })

  return {
    made,
    isBusy,
    said,
    arrival,
    store,
    forget,
    accept,
    decline: () => setArrival({ step: 'declined' }),
    again: () => arrival?.step === 'failed' && void look(arrival.secret),
    /** The link that goes with the answers kept on this device. */
    resume: (kept: MadeLink | null) => setMade((now) => now ?? kept),
    /** The code that checks the form could not be fetched. */
    failed() {
      const secret = takeArrived()
      if (secret !== null) setArrival({ step: 'failed', secret, why: 'offline' })
    },
    /** The brief was sent: what the link holds has no use any more. */
    sent() {
      if (made) void linkCode().then((code) => code?.forgetCopy(made.secret))
    },
  }
}

const offline = { ok: false, why: 'offline' } as const

/** Null without a connection. */
export const linkCode = () => import('./live-link.ts').catch(() => null)
