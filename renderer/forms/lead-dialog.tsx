import { type FormEvent, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { campaignIn } from '#domain/leads/campaign.ts'
import type { LeadKind } from '#domain/leads/lead.ts'
import { honeypotField } from '#domain/leads/lead-form.schema.ts'
import type { DialogText, Frame } from '#locales/shapes.ts'
import { useApp } from '../app-context.tsx'
import { Button } from '../ui/button.tsx'
import * as styles from '../ui/dialog/dialog.css.ts'
import { Dialog } from '../ui/dialog/dialog.tsx'
import * as field from '../ui/fields/field.css.ts'
import { Honeypot } from '../ui/fields/honeypot.tsx'
import { TextField } from '../ui/fields/text-field.tsx'
import { AlertIcon } from '../ui/icons.tsx'
import { showToast, wantToasts } from '../ui/toast/toasts.ts'
import type { RequestDialogProps } from './dialog-opener.tsx'
import { countFormEvent } from './form-events.ts'
import { fetchFormStamp } from './form-stamp.ts'
import { knownFor, rememberContact } from './known-contact.ts'
import type { LeadField } from './lead-fields.ts'
import type { LeadFaults, LiveLead, LiveLeadOptions } from './live-lead.ts'
import { SentNote } from './sent-note.tsx'
import { newSubmissionId } from './submission-id.ts'
import { SubmitError, useSubmit } from './use-submit.ts'

type LeadDialogProps = Pick<RequestDialogProps<unknown>, 'open' | 'onClose' | 'onSent'> & {
  kind: LeadKind
  title: string
  endpoint: string
  /** The checking code, which the dialog does not wait for to open. */
  load: () => Promise<{ createLive: (options: LiveLeadOptions) => LiveLead }>
  fields: readonly LeadField[]
  /** What travels with the fields: the package, the button. */
  extra: Readonly<Record<string, string>>
  text: DialogText
  /** Title and text of the thanks. */
  sent: { title: string; text: string }
  /** What is said under the fields. */
  messages: Frame['messages']
}

type Answer = { reference?: unknown } | null

/** A lead form in a dialog (R49): what was typed survives a failure and a closed dialog, and leaves with success. */
export function LeadDialog(props: LeadDialogProps) {
  const { open, onClose, onSent, kind, title, endpoint, load, fields, extra, text, sent, messages } = props
  const { submitting = text.submit, cancel, failed } = text
  const { locale, pathname, texts } = useApp()
  const { forms } = texts
  const form = useRef<HTMLFormElement>(null)
  const names = [...fields.map(({ name }) => name), honeypotField]
  const { live, faults, setFaults, ready } = useChecks({ form, names, load })
  const [failure, setFailure] = useState<string | null>(null)
  const [waiting, setWaiting] = useState(false)
  const { submit, sending } = useSubmit<Answer>(endpoint)
  const busy = sending || waiting
  // The same over every retry, a new one after success.
  const submissionId = useRef<string | null>(null)
  const issued = useRef('')
  useEffect(() => {
    // The region stands ready before there is anything to say.
    wantToasts()
    countFormEvent(kind, 'opened')
    void fetchFormStamp().then((stamp) => {
      issued.current = stamp
    })
  }, [kind])
  const isStarted = useRef(false)

  function start() {
    if (isStarted.current) return
    isStarted.current = true
    countFormEvent(kind, 'started')
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: filled in as it opens
  useEffect(() => {
    if (open) fillInKnown()
  }, [open])

  /** Whoever wrote from this page before need not say again who they are; what stands in a field stays. */
  function fillInKnown() {
    const empty = Object.entries(knownFor(endpoint, names)).flatMap(([name, value]) => {
      const control = form.current?.elements.namedItem(name)
      return control instanceof HTMLInputElement && control.value === '' ? [{ control, name, value }] : []
    })
    for (const { control, value } of empty) control.value = value
    live?.fill(Object.fromEntries(empty.map(({ name, value }) => [name, value])))
  }

  async function send(values: Readonly<Record<string, unknown>>, checks: LiveLead | null) {
    submissionId.current ??= newSubmissionId()
    const campaign = campaignIn(new URLSearchParams(location.search))
    const outcome = await submit({
      ...values,
      ...extra,
      page: pathname,
      ...(campaign && { campaign }),
      language: locale,
      submissionId: submissionId.current,
      ...(issued.current && { issued: issued.current }),
    })
    if (outcome === null) return
    if (!outcome.ok) {
      const message = outcome.error.name === 'TimeoutError' ? (failed.noAnswer ?? failed.text) : failed.text
      showToast({ kind: 'error', title: failed.title, text: message })
      setFailure(message)
      if (outcome.error instanceof SubmitError) {
        const found = firstOf(outcome.error.fieldErrors, names)
        if (checks) checks.refuse(found)
        else setFaults(found)
      }
      return
    }
    const contact = rememberContact(endpoint, values)
    submissionId.current = null
    isStarted.current = false
    form.current?.reset()
    checks?.empty()
    onClose()
    const { reference } = outcome.answer ?? {}
    const told = typeof reference === 'string' ? reference : null
    onSent(<SentNote reference={told} contact={contact} />)
    showToast({ kind: 'success', ...sent })
  }

  const refused = (fields: readonly string[]) => countFormEvent(kind, 'refused', fields)

  async function onSubmit(event: FormEvent) {
    event.preventDefault()
    if (busy) return
    setFailure(null)
    if (live) return live.submit((values) => send(values, live), refused)
    setWaiting(true)
    const checks = await ready()
    setWaiting(false)
    // Where the checking code cannot be had the server checks.
    if (checks) checks.submit((values) => send(values, checks), refused)
    else if (form.current) void send(Object.fromEntries(new FormData(form.current)), null)
  }

  /** The schema speaks in keys, the server in sentences. */
  function wordsOf(message: string | undefined): string | undefined {
    if (message === undefined) return undefined
    return Object.hasOwn(messages, message) ? messages[message as keyof typeof messages] : message
  }

  function close() {
    setFailure(null)
    setFaults({})
    live?.forgive()
    onClose()
  }

  return (
    <Dialog open={open} onClose={close} title={title} intro={text.intro} closeLabel={forms.close}>
      <form
        ref={form}
        method="post"
        action={endpoint}
        noValidate
        onInput={start}
        onSubmit={(event) => void onSubmit(event)}
      >
        <div className={styles.body}>
          {fields.map(({ name, ...control }) => (
            <TextField
              key={name}
              {...control}
              {...(live?.control(name) ?? { name })}
              required
              error={wordsOf(faults[name])}
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
            {busy ? submitting : text.submit}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}

type ChecksOptions = Pick<LeadDialogProps, 'load'> & {
  form: { readonly current: HTMLFormElement | null }
  names: readonly string[]
}

/** The checking code, fetched when the dialog stands, and asked for again after a failure. */
function useChecks({ form, names, load }: ChecksOptions) {
  const [live, setLive] = useState<LiveLead | null>(null)
  const [faults, setFaults] = useState<LeadFaults>({})
  const pending = useRef<Promise<LiveLead | null> | null>(null)

  /** Null when it cannot be had now. */
  function ready(): Promise<LiveLead | null> {
    pending.current ??= load().then(
      ({ createLive }) => {
        if (!form.current) return null
        const made = createLive({ form: form.current, names, onFaults: setFaults })
        // At once: what is typed in between would be lost to it.
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

const firstOf = (errors: Readonly<Record<string, readonly string[]>>, names: readonly string[]): LeadFaults =>
  Object.fromEntries(names.map((name) => [name, errors[name]?.[0]]))
