import { type RefObject, useEffect, useRef, useState } from 'react'
import type { Waiting } from '../+data.ts'
import { answersIn } from '../completion.ts'
import type { Draft } from './draft.schema.ts'
import type { DraftKeeper } from './draft-keeper.ts'

/** What the visitor is told of the answers on this device. Times are milliseconds since the epoch. */
type DraftState = {
  /** When they were last written; null while nothing is kept. */
  keptAt: number | null
  /** They were put back: when they had been written, and how many files have to be chosen again. */
  restored: { savedAt: number; files: number } | null
  /** Why nothing is kept any more. */
  ended: 'forgotten' | 'elsewhere' | 'refused' | 'stuck' | null
}

export type DraftCode = {
  createDraftKeeper: typeof import('./draft-keeper.ts')['createDraftKeeper']
  putBack: typeof import('./put-back.ts')['putBack']
  /** The fields that are kept. */
  fields: readonly string[]
}

type Options = {
  form: RefObject<HTMLFormElement | null>
  /** The form came back from the server: what stands in it is newer than what is kept. */
  returned: boolean
  submissionId: string
  files: { count: number; waiting: Waiting }
  /** Files that the server has are the form's again. */
  onWaiting: (waiting: Waiting) => void
}

const none: DraftState = { keptAt: null, restored: null, ended: null }

/** The answers on the visitor's device (R277, R278). The code for it comes with the code that checks the form. */
export function useDraft(options: Options) {
  const { form, returned, files, onWaiting } = options
  const consent = useRef<HTMLInputElement>(null)
  const keeper = useRef<DraftKeeper>(null)
  const [state, setState] = useState(none)
  const [submissionId, setSubmissionId] = useState(options.submissionId)
  const waitingSince = useRef<number | null>(null)
  const latest = useRef({ submissionId, files })
  latest.current = { submissionId, files }

  useEffect(() => {
    const flush = () => keeper.current?.flush()
    const flushWhenHidden = () => document.visibilityState === 'hidden' && flush()
    addEventListener('pagehide', flush)
    document.addEventListener('visibilitychange', flushWhenHidden)
    return () => {
      removeEventListener('pagehide', flush)
      document.removeEventListener('visibilitychange', flushWhenHidden)
      keeper.current?.close()
    }
  }, [])

  const { count, waiting } = files
  // biome-ignore lint/correctness/useExhaustiveDependencies: files are kept in mind when they change
  useEffect(() => {
    waitingSince.current = waiting.tray === null ? null : (waitingSince.current ?? Date.now())
    if (keeper.current?.isKeeping()) keeper.current.note()
  }, [count, waiting])

  function tick(isTicked: boolean): void {
    if (consent.current) consent.current.checked = isTicked
  }

  /** Puts back what is kept, before the form is checked by script. */
  async function start(code: DraftCode): Promise<void> {
    const made = code.createDraftKeeper({
      read() {
        const { submissionId, files } = latest.current
        const { tray, attached } = files.waiting
        return {
          submissionId,
          answers: form.current ? answersIn(form.current, code.fields) : {},
          files: files.count - attached.length,
          waiting: tray === null ? null : { tray, attached, since: waitingSince.current ?? Date.now() },
        }
      },
      onKept: (keptAt) => setState((now) => ({ ...now, keptAt, ended: null })),
      onLost(ended) {
        tick(false)
        setState({ ...none, ended })
      },
    })
    const draft = await made.resume()
    keeper.current = made
    if (draft && form.current) take(code, draft, form.current)
    // Ticked before this code was there
    else if (consent.current?.checked) await made.begin()
  }

  function take(code: DraftCode, draft: Draft, element: HTMLFormElement): void {
    tick(true)
    if (returned) {
      keeper.current?.note()
      return
    }
    const { answers, savedAt, files, waiting } = draft
    const isAny = code.putBack(element, answers, code.fields)
    setSubmissionId(draft.submissionId)
    if (waiting) {
      waitingSince.current = waiting.since
      onWaiting(waiting)
    }
    setState({ keptAt: savedAt, restored: isAny ? { savedAt, files } : null, ended: null })
  }

  async function forget(): Promise<void> {
    tick(false)
    const isGone = (await keeper.current?.forget()) ?? true
    setState({ ...none, ended: isGone ? 'forgotten' : 'stuck' })
  }

  return {
    state,
    submissionId,
    consent,
    start,
    forget,
    /** Something in the form has changed. */
    note: () => {
      if (keeper.current?.isKeeping()) keeper.current.note()
    },
    /** The visitor answered the question. */
    decide: (isYes: boolean) => (isYes ? void keeper.current?.begin() : void forget()),
    /** It was sent: what is kept has no use any more. */
    sent: () => void keeper.current?.forget(),
  }
}
