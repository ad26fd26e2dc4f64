import { type RefObject, useEffect, useRef, useState } from 'react'
import { answersIn } from '../completion.ts'
import type { useFiles } from '../use-files.ts'
import type { Draft } from './draft.schema.ts'
import type { DraftKeeper } from './draft-keeper.ts'

/** What the visitor is told about the stored answers. Times are milliseconds since the epoch. */
type DraftState = {
  /** When the answers were last written; null while nothing is stored. */
  keptAt: number | null
  /** Set if answers were restored: when they were written, and how many files must be chosen again. */
  restored: { savedAt: number; files: number } | null
  /** Why nothing is stored any more. */
  ended: 'forgotten' | 'elsewhere' | 'refused' | 'stuck' | null
}

export type DraftCode = {
  createDraftKeeper: typeof import('./draft-keeper.ts')['createDraftKeeper']
  putBack: typeof import('./put-back.ts')['putBack']
  fields: readonly string[]
}

type Options = {
  form: RefObject<HTMLFormElement | null>
  /** The server rejected the form: its values are newer than the stored ones. */
  returned: boolean
  submissionId: string
  files: ReturnType<typeof useFiles>
}

const none: DraftState = { keptAt: null, restored: null, ended: null }

/** Manages the answers on the visitor's device (R277, R278). Its code loads with that of the validation. */
export function useDraft(options: Options) {
  const { form, returned, files } = options
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
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the files change
  useEffect(() => {
    waitingSince.current = waiting.tray === null ? null : (waitingSince.current ?? Date.now())
    if (keeper.current?.isKeeping()) keeper.current.note()
  }, [count, waiting])

  function tick(isTicked: boolean): void {
    if (consent.current) consent.current.checked = isTicked
  }

  /** Restores stored answers, before script validates the form. */
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
    // The box was ticked before this code had loaded
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
      // The server still has these files: they belong to the form again
      options.files.dispatch({ do: 'wait', waiting })
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
    note: () => {
      if (keeper.current?.isKeeping()) keeper.current.note()
    },
    /** Call when the visitor answers the consent question. */
    decide: (isYes: boolean) => (isYes ? void keeper.current?.begin() : void forget()),
    /** Call when the brief was sent: deletes the stored answers. */
    sent: () => void keeper.current?.forget(),
  }
}
