import { useEffect, useRef, useState } from 'react'
import { onboardingEndpoint } from '#domain/leads/onboarding-form.schema.ts'
import { useData, useText } from '#renderer/app-context.tsx'
import { FooterBridge } from '#renderer/layout/footer-bridge.tsx'
import { wrap } from '#renderer/theme/layout.css.ts'
import { ErrorSummary } from '#renderer/ui/fields/error-summary.tsx'
import { Honeypot } from '#renderer/ui/fields/honeypot.tsx'
import { Arches } from '../arches.tsx'
import { idOf } from '../parts.ts'
import type { Data } from './+data.ts'
import * as styles from './brief.css.ts'
import { BriefContext } from './brief-context.ts'
import { statesOf } from './completion.ts'
import { KeepForm, KeepNotice, KeepPanel } from './draft/keep-panel.tsx'
import { useDraft } from './draft/use-draft.ts'
import { QuestionsPart } from './question-field.tsx'
import { SendPanel } from './send-panel.tsx'
import { Uploads } from './uploads.tsx'
import { useBriefCode } from './use-brief.ts'
import { useFiles } from './use-files.ts'
import { useSending } from './use-sending.ts'

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
  const { submissionId, issued, trap, reply, answers, errors, returned, waiting } = data
  const form = useRef<HTMLFormElement>(null)
  const files = useFiles(waiting, errors)
  const draft = useDraft({ form, returned, submissionId, files })
  const code = useBriefCode(form, data, draft.start)
  const { live, completion, look, hydrate, control } = code
  const sending = useSending({ form, data, files, draft, code })
  const { said, summary, failure, progress, receipt } = sending

  if (live && receipt) return <live.Sent receipt={receipt} reply={reply} takesFocus />

  const answered = files.count > 0 ? [...completion.answered, 'documents'] : completion.answered
  const states = statesOf({ ...completion, answered }, said)

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
        onSubmit={sending.onSubmit}
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
            <ErrorSummary key={summary.attempt} title={summary.title} items={summary.items} idOf={idOf} />
          </div>
        )}
        <BriefContext value={{ answers, errorOf: (field) => said[field], control }}>
          <div inert={progress !== null}>
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
        <SendPanel reply={reply} progress={progress} failure={failure} button={sending.button} />
      </form>
      <FooterBridge />
    </>
  )
}
