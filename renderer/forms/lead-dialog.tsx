import { type FormEvent, type ReactNode, type RefObject, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { campaignIn } from '#domain/leads/campaign.ts'
import { honeypotField } from '#domain/leads/lead-form.schema.ts'
import type { DialogText } from '#locales/shapes.ts'
import { useApp } from '../app-context.tsx'
import { Button } from '../ui/button.tsx'
import * as styles from '../ui/dialog/dialog.css.ts'
import { Dialog } from '../ui/dialog/dialog.tsx'
import * as field from '../ui/fields/field.css.ts'
import { Honeypot } from '../ui/fields/honeypot.tsx'
import { TextField } from '../ui/fields/text-field.tsx'
import { AlertIcon } from '../ui/icons.tsx'
import { showToast, wantToasts } from '../ui/toast/toasts.ts'
import { countFormOpened } from './form-events.ts'
import { fillInKnown, rememberContact } from './known-contact.ts'
import {
  dialogTextOf,
  fieldsOf,
  type LeadForm,
  type LeadRequest,
  leadEndpoints,
  messagesOf,
  thanksOf,
} from './lead-forms.ts'
import type { Faults, LiveForm } from './live-form.ts'
import { SentNote } from './sent-note.tsx'
import { fetchFormStamp, newSubmissionId, SubmitError, submitJson } from './submit.ts'

type LeadDialogProps = {
  request: LeadRequest
  open: boolean
  onClose: () => void
  /** Called once the form is sent. Show `note` where the dialog was opened. */
  onSent: (note: ReactNode) => void
}

type Values = Readonly<Record<string, unknown>>

/** A lead form in a dialog (R49). Its input survives failures and closing, and is cleared on success. */
export function LeadDialog({ request, open, onClose, onSent }: LeadDialogProps) {
  const { form: kind, title } = request
  const { pathname, texts } = useApp()
  const text = dialogTextOf(kind, texts, pathname)
  const { intro, submit, submitting = submit, cancel, failed }: DialogText = text
  const { forms } = texts
  const endpoint = leadEndpoints[kind]
  const fields = fieldsOf(kind, text.fields)
  const names = [...fields.map(({ name }) => name), honeypotField]
  const form = useRef<HTMLFormElement>(null)
  const { live, faults, setFaults, ready } = useChecks(kind, form, names)
  const [failure, setFailure] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)
  const sendValues = useSubmission(request)

  // biome-ignore lint/correctness/useExhaustiveDependencies: filled in as it opens
  useEffect(() => {
    if (!open || !form.current) return
    const filled = fillInKnown(form.current, endpoint)
    live?.fill(filled)
  }, [open])

  async function whileBusy<Result>(work: Promise<Result>): Promise<Result> {
    setBusy(true)
    const result = await work
    setBusy(false)
    return result
  }

  async function send(values: Values, checks: LiveForm | null) {
    const outcome = await whileBusy(sendValues(values))
    if (outcome.ok) return finish(values, checks, outcome.answer)
    const message = outcome.error.name === 'TimeoutError' ? (failed.noAnswer ?? failed.text) : failed.text
    showToast({ kind: 'error', title: failed.title, text: message })
    setFailure(message)
    if (!(outcome.error instanceof SubmitError)) return
    const { fieldErrors } = outcome.error
    const found = Object.fromEntries(names.map((name) => [name, fieldErrors[name]?.[0]]))
    if (checks) checks.refuse(found)
    else setFaults(found)
  }

  /** Empties the form; the confirmation is shown where the dialog was opened. */
  function finish(values: Values, checks: LiveForm | null, answer: unknown) {
    const contact = rememberContact(endpoint, values)
    form.current?.reset()
    checks?.empty()
    onClose()
    const { reference }: { reference?: unknown } = Object(answer)
    onSent(<SentNote reference={typeof reference === 'string' ? reference : null} contact={contact} />)
    showToast({ kind: 'success', ...thanksOf(kind, texts, pathname) })
  }

  async function onSubmit(event: FormEvent) {
    event.preventDefault()
    if (busy) return
    setFailure(null)
    const checks = live ?? (await whileBusy(ready()))
    if (checks) checks.submit((values) => send(values, checks))
    // Without the validation code the server validates.
    else if (form.current) void send(Object.fromEntries(new FormData(form.current)), null)
  }

  function close() {
    setFailure(null)
    setFaults({})
    live?.forgive()
    onClose()
  }

  return (
    <Dialog open={open} onClose={close} title={title} intro={intro} closeLabel={forms.close}>
      <form ref={form} method="post" action={endpoint} noValidate onSubmit={(event) => void onSubmit(event)}>
        <div className={styles.body}>
          {fields.map(({ name, ...control }) => (
            <TextField
              key={name}
              {...control}
              {...(live?.control(name) ?? { name })}
              required
              error={faults[name]}
            />
          ))}
          <Honeypot label={forms.trap} {...(live?.control(honeypotField) ?? { name: honeypotField })} />
          {failure !== null && (
            <p className={`${field.error} ${styles.failure}`}>
              <AlertIcon className={field.errorIcon} />
              {failure}
            </p>
          )}
        </div>
        <div className={styles.actions}>
          {cancel && (
            <Button type="button" variant="outline" disabled={busy} onClick={close}>
              {cancel}
            </Button>
          )}
          <Button type="submit" variant="primary" disabled={busy}>
            {busy ? submitting : submit}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}

/** Counts and stamps a form as it opens. Returns a function that sends it, with the same id until it arrives. */
function useSubmission({ form: kind, packageName, button }: LeadRequest) {
  const { locale, pathname } = useApp()
  const submissionId = useRef<string | null>(null)
  const issued = useRef('')
  useEffect(() => {
    // The live region must exist before it has anything to announce.
    wantToasts()
    countFormOpened(kind)
    void fetchFormStamp().then((stamp) => {
      issued.current = stamp
    })
  }, [kind])

  return async (values: Values) => {
    submissionId.current ??= newSubmissionId()
    const campaign = campaignIn(new URLSearchParams(location.search))
    const outcome = await submitJson(leadEndpoints[kind], {
      ...values,
      ...(packageName && { packageName }),
      button,
      page: pathname,
      ...(campaign && { campaign }),
      language: locale,
      submissionId: submissionId.current,
      ...(issued.current && { issued: issued.current }),
    })
    if (outcome.ok) submissionId.current = null
    return outcome
  }
}

/** Loads the validation code when the dialog opens, without delaying it, and again after a failure. */
function useChecks(kind: LeadForm, form: RefObject<HTMLFormElement | null>, names: readonly string[]) {
  const { texts, pathname } = useApp()
  const [live, setLive] = useState<LiveForm | null>(null)
  const [faults, setFaults] = useState<Faults>({})
  const pending = useRef<Promise<LiveForm | null> | null>(null)

  /** Null when the code cannot be loaded now. */
  function ready(): Promise<LiveForm | null> {
    pending.current ??= import('./live-lead.ts').then(
      ({ createLiveLead }) => {
        if (!form.current) return null
        const typed = new FormData(form.current)
        const made = createLiveLead(kind, {
          values: Object.fromEntries(names.map((name) => [name, typed.get(name) ?? ''])),
          messages: messagesOf(kind, texts, pathname),
          onFaults: setFaults,
        })
        // Synchronously: otherwise the checks would miss anything typed in between.
        flushSync(() => setLive(made))
        return made
      },
      (error: unknown) => {
        console.error(error)
        pending.current = null
        return null
      },
    )
    return pending.current
  }

  const begin = useRef(ready)
  useEffect(() => void begin.current(), [])
  return { live, faults, setFaults, ready }
}
