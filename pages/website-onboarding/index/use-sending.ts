import { type FormEvent, type RefObject, useEffect, useRef, useState } from 'react'
import type { Onboarding } from '#domain/leads/onboarding.schema.ts'
import { fileGroups } from '#domain/leads/onboarding-form.schema.ts'
import { useText } from '#renderer/app-context.tsx'
import { useUnloadGuard } from '#renderer/ui/use-unload-guard.ts'
import { parts } from '../parts.ts'
import type { Receipt } from '../sent.tsx'
import type { Data, Faults } from './+data.ts'
import type { useDraft } from './draft/use-draft.ts'
import type { Progress } from './send-brief.ts'
import type { useBriefCode } from './use-brief.ts'
import type { useFiles } from './use-files.ts'

type Files = ReturnType<typeof useFiles>

type Options = {
  form: RefObject<HTMLFormElement | null>
  data: Data
  files: Files
  draft: ReturnType<typeof useDraft>
  code: ReturnType<typeof useBriefCode>
}

/** Sends the brief, and knows what became of it. */
export function useSending({ form, data, files, draft, code }: Options) {
  const { live, faults, setFaults } = code
  const text = useText('onboarding')
  const { reply, returned, message, errors } = data
  const button = useRef<HTMLButtonElement>(null)
  const [summary, setSummary] = useState(returned ? summaryOf(0, errors, text, message) : null)
  const [failure, setFailure] = useState<string | null>(null)
  const [progress, setProgress] = useState<Progress | null>(null)
  const [receipt, setReceipt] = useState<Receipt | null>(null)
  const busy = useRef(false)
  const said = { ...faults, ...files.faults }

  useUnloadGuard(progress !== null)

  const isCorrected = summary !== null && summary.items.length > 0 && Object.values(said).every((it) => !it)
  useEffect(() => {
    if (!isCorrected) return
    setSummary(null)
    setFailure(null)
  }, [isCorrected])

  useEffect(() => {
    // If fields are at fault, the error summary takes the focus
    if (failure !== null && summary === null) button.current?.focus()
  }, [failure, summary])

  function blame(found: Faults) {
    setSummary((last) => summaryOf((last?.attempt ?? 0) + 1, found, text))
  }

  async function send(brief: Onboarding) {
    if (!live || !form.current || busy.current) return
    busy.current = true
    const { sendBrief, showToast } = live
    setSummary(null)
    setFailure(null)
    setProgress({ loaded: 0, total: files.bytes })
    const outcome = await sendBrief(bodyOf(form.current, brief, files.chosen), setProgress, text.failed.text)
    busy.current = false
    setProgress(null)
    if (outcome.ok) {
      draft.sent()
      const { reference } = outcome.receipt
      const place = reference ? text.sent.place({ reference }) : text.sent.somewhere
      showToast({ kind: 'success', title: text.sent.title, text: text.sent.toast({ place, hours: reply }) })
      setReceipt(outcome.receipt)
      return
    }
    const { refusal } = outcome
    showToast({ kind: 'error', ...text.failed })
    if (refusal.waiting) files.dispatch({ do: 'wait', waiting: refusal.waiting })
    files.dispatch({ do: 'blame', faults: refusal.faults })
    live.refuse(refusal.faults)
    setFailure(refusal.text)
    if (itemsOf(refusal.faults, text).length > 0) blame(refusal.faults)
  }

  function onSubmit(event: FormEvent) {
    // The code has not loaded yet: the browser submits the form natively
    if (!live) return
    event.preventDefault()
    if (busy.current) return
    setFailure(null)
    live.submit(send, (found) => {
      setFaults(found)
      blame(found)
    })
  }

  return { said, summary, failure, progress, receipt, button, onSubmit }
}

type Text = ReturnType<typeof useText<'onboarding'>>

/** `attempt` counts, so that each one is announced. `message`: the error of the form as a whole. */
function summaryOf(attempt: number, faults: Faults, text: Text, message: string | null = null) {
  const items = itemsOf(faults, text)
  const count = items.length
  const counted = text.summary({ number: text.numbers[count] ?? String(count), count })
  return { attempt, title: message ?? counted, items }
}

const itemsOf = (faults: Faults, text: Text) =>
  parts.flatMap(({ fields }, index) =>
    fields.flatMap((field: string) => {
      const message = faults[field]
      return message ? [{ field, message, place: text.place({ part: index + 1 }) }] : []
    }),
  )

/** The request body as the server expects it (R60): lists as JSON text, files by group and index. */
function bodyOf(form: HTMLFormElement, brief: Onboarding, chosen: Files['chosen']): FormData {
  const body = new FormData(form)
  for (const group of fileGroups) body.delete(group)
  for (const [field, value] of Object.entries(brief)) {
    body.set(field, typeof value === 'string' ? value : JSON.stringify(value))
  }
  for (const group of fileGroups) {
    for (const [index, file] of chosen[group].entries()) body.append(`${group}_${index}`, file, file.name)
  }
  return body
}
