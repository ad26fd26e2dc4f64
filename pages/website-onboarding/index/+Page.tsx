import { type FormEvent, useEffect, useRef, useState } from 'react'
import type { Onboarding } from '#domain/leads/onboarding.schema.ts'
import { fileGroups, onboardingEndpoint } from '#domain/leads/onboarding-form.schema.ts'
import { useData, useText } from '#renderer/app-context.tsx'
import { FooterBridge } from '#renderer/layout/footer-bridge.tsx'
import { wrap } from '#renderer/theme/layout.css.ts'
import { ErrorSummary } from '#renderer/ui/fields/error-summary.tsx'
import { Honeypot } from '#renderer/ui/fields/honeypot.tsx'
import { useUnloadGuard } from '#renderer/ui/use-unload-guard.ts'
import { Arches } from '../arches.tsx'
import { idOf, parts } from '../parts.ts'
import type { Receipt } from '../sent.tsx'
import type { Data, Faults } from './+data.ts'
import * as styles from './brief.css.ts'
import { BriefContext } from './brief-context.ts'
import { statesOf } from './completion.ts'
import { KeepForm, KeepNotice, KeepPanel } from './draft/keep-panel.tsx'
import { useDraft } from './draft/use-draft.ts'
import { QuestionsPart } from './question-field.tsx'
import type { Progress } from './send-brief.ts'
import { SendPanel } from './send-panel.tsx'
import { Uploads } from './uploads.tsx'
import { useBriefCode } from './use-brief.ts'
import { useFiles } from './use-files.ts'

/** The website brief (R58): a native form until someone starts to fill it in; then script takes over. */
export function Page() {
  const data = useData<Data>()
  const [round, setRound] = useState(0)
  useEffect(() => {
    if (round > 0) document.getElementById(idOf('fullName'))?.focus()
  }, [round])
  // The key gives an empty form to visitors who return after sending or start afresh
  return <Brief key={`${data.submissionId} ${round}`} data={data} onAfresh={() => setRound(round + 1)} />
}

function Brief({ data, onAfresh }: { data: Data; onAfresh: () => void }) {
  const text = useText('onboarding')
  const { issued, trap, reply, answers, message, returned, waiting } = data
  const form = useRef<HTMLFormElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const files = useFiles(waiting, groupsOf(data.errors))
  const draft = useDraft({
    form,
    returned,
    submissionId: data.submissionId,
    files,
    onWaiting: (kept) => files.dispatch({ do: 'wait', waiting: kept }),
  })
  const { live, faults, setFaults, completion, look, hydrate, control } = useBriefCode(
    form,
    data,
    draft.start,
  )
  const [summary, setSummary] = useState<Summary | null>(
    returned ? { attempt: 0, title: message, items: itemsOf(data.errors, text) } : null,
  )
  const [failure, setFailure] = useState<string | null>(null)
  const [progress, setProgress] = useState<Progress | null>(null)
  const [receipt, setReceipt] = useState<Receipt | null>(null)
  const busy = useRef(false)
  const sending = progress !== null
  const said = { ...faults, ...files.faults }

  useUnloadGuard(sending)

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

  if (live && receipt) return <live.Sent receipt={receipt} reply={reply} takesFocus />

  const states = statesOf(
    {
      ...completion,
      answered: files.count > 0 ? [...completion.answered, 'documents'] : completion.answered,
    },
    said,
  )

  function blame(found: Faults) {
    setSummary((last) => ({ attempt: (last?.attempt ?? 0) + 1, title: null, items: itemsOf(found, text) }))
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
    files.dispatch({ do: 'blame', faults: groupsOf(refusal.faults) })
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

  return (
    <>
      <div className={`${wrap} ${styles.opening}`}>
        <h1 className={styles.heading}>{text.heading}</h1>
        <p className={styles.lead}>{text.lead({ hours: reply })}</p>
      </div>
      <Arches states={states} />
      <KeepForm />
      <form
        className={`${wrap} ${styles.form}`}
        ref={form}
        method="post"
        action={onboardingEndpoint}
        encType="multipart/form-data"
        noValidate
        onSubmit={onSubmit}
        onFocus={hydrate}
        onPointerDown={hydrate}
        onChange={() => {
          hydrate()
          look()
          draft.note()
        }}
      >
        {summary && (
          <div className={styles.summary}>
            <ErrorSummary
              key={summary.attempt}
              title={summary.title ?? faultsInWords(summary.items.length, text)}
              items={summary.items}
              idOf={idOf}
            />
          </div>
        )}
        <BriefContext value={{ answers, errorOf: (field) => said[field], control }}>
          <div inert={sending}>
            <KeepNotice draft={draft} onAfresh={() => void draft.forget().then(onAfresh)} />
            <QuestionsPart part="contact">
              <KeepPanel draft={draft} />
            </QuestionsPart>
            <QuestionsPart part="business" />
            <QuestionsPart part="preferences" />
            <QuestionsPart part="structure" />
            <Uploads files={files} lost={returned && waiting.attached.length === 0} />
            <QuestionsPart part="extras" />
          </div>
        </BriefContext>
        <Honeypot label={text.trap} name={trap} />
        <input type="hidden" name="page" value="/website-onboarding" />
        <input type="hidden" name="button" value={text.send.button} />
        <input type="hidden" name="campaign" value={data.campaign} />
        <input type="hidden" name="language" value="en" />
        <input type="hidden" name="submissionId" value={draft.submissionId} />
        <input type="hidden" name="issued" value={issued} />
        <SendPanel reply={reply} progress={progress} failure={failure} button={button} />
      </form>
      <FooterBridge />
    </>
  )
}

type Summary = {
  /** Counts the attempts, so that each one is announced. */
  attempt: number
  /** Error of the form as a whole; null if the fields' errors say it all. */
  title: string | null
  items: { field: string; message: string; place: string }[]
}

type Text = ReturnType<typeof useText<'onboarding'>>

const itemsOf = (faults: Faults, text: Text): Summary['items'] =>
  parts.flatMap(({ fields }, index) =>
    fields.flatMap((field: string) => {
      const message = faults[field]
      return message ? [{ field, message, place: text.place({ part: index + 1 }) }] : []
    }),
  )

const groupsOf = (faults: Faults): Faults =>
  Object.fromEntries(fileGroups.flatMap((group) => (faults[group] ? [[group, faults[group]]] : [])))

/** The request body as the server expects it (R60): lists as JSON text, files by group and index. */
function bodyOf(
  form: HTMLFormElement,
  brief: Onboarding,
  chosen: ReturnType<typeof useFiles>['chosen'],
): FormData {
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

const faultsInWords = (count: number, text: Text): string =>
  text.summary({ number: text.numbers[count] ?? String(count), count })
