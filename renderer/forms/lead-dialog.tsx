import { zodResolver } from '@hookform/resolvers/zod'
import { useEffect, useRef } from 'react'
import { type FieldValues, useForm } from 'react-hook-form'
import { config, type ZodMiniType } from 'zod/mini'
import { honeypotField } from '#server/leads/form.schema.ts'
import { useApp } from '../app-context.tsx'
import { Button } from '../ui/button.tsx'
import { AlertIcon } from '../ui/icons.tsx'
import * as styles from './dialog.css.ts'
import { Dialog } from './dialog.tsx'
import * as field from './field.css.ts'
import { fetchFormStamp } from './form-stamp.ts'
import { Honeypot } from './honeypot.tsx'
import type { LeadField } from './lead-fields.ts'
import type { DialogText, LeadLanguage } from './lead-text.ts'
import { newSubmissionId } from './submission-id.ts'
import { TextField } from './text-field.tsx'
import { showToast, wantToasts } from './toasts.ts'
import { SubmitError, useSubmit } from './use-submit.ts'

// Its compiled parsers use eval, which the content security policy refuses.
config({ jitless: true })
// The region stands ready before there is anything to say.
wantToasts()

type LeadDialogProps = LeadLanguage & {
  open: boolean
  onClose: () => void
  title: string
  endpoint: string
  schema: ZodMiniType<unknown, FieldValues>
  fields: readonly LeadField[]
  /** What travels with the fields: the package, the button. */
  extra: Readonly<Record<string, string>>
  text: DialogText
  /** Title and text of the thanks. */
  sent: { title: string; text: string }
}

/** A lead form in a dialog (R49): what was typed survives a failure and a closed dialog, and leaves with success. */
export function LeadDialog(props: LeadDialogProps) {
  const { open, onClose, title, endpoint, schema, fields, extra, text, sent, forms, messages } = props
  const { submitting = text.submit, cancel, failed } = text
  const { locale, pathname } = useApp()
  const empty = Object.fromEntries(
    [...fields.map(({ name }) => name), honeypotField].map((name) => [name, '']),
  )
  const { register, handleSubmit, reset, setError, clearErrors, formState } = useForm<FieldValues>({
    defaultValues: empty,
    resolver: zodResolver(schema as ZodMiniType<FieldValues, FieldValues>),
  })
  const { errors } = formState
  const { submit, sending } = useSubmit(endpoint)
  // The same over every retry, a new one after success.
  const submissionId = useRef<string | null>(null)
  const issued = useRef('')
  useEffect(() => {
    void fetchFormStamp().then((stamp) => {
      issued.current = stamp
    })
  }, [])

  async function send(values: FieldValues) {
    submissionId.current ??= newSubmissionId()
    const outcome = await submit({
      ...values,
      ...extra,
      page: pathname,
      language: locale,
      submissionId: submissionId.current,
      ...(issued.current && { issued: issued.current }),
    })
    if (outcome === null) return
    if (!outcome.ok) {
      const message = outcome.error.name === 'TimeoutError' ? (failed.noAnswer ?? failed.text) : failed.text
      showToast({ kind: 'error', title: failed.title, text: message })
      setError('root', { message })
      if (outcome.error instanceof SubmitError) {
        for (const { name } of fields) {
          const fault = outcome.error.fieldErrors[name]?.[0]
          if (fault) setError(name, { message: fault })
        }
      }
      return
    }
    submissionId.current = null
    reset(empty)
    onClose()
    showToast({ kind: 'success', ...sent })
  }

  /** The schema speaks in keys, the server in sentences. */
  function wordsOf(message: unknown): string | undefined {
    if (typeof message !== 'string') return undefined
    return Object.hasOwn(messages, message) ? messages[message as keyof typeof messages] : message
  }

  function close() {
    clearErrors()
    onClose()
  }

  return (
    <Dialog open={open} onClose={close} title={title} intro={text.intro} closeLabel={forms.close}>
      <form
        method="post"
        action={endpoint}
        noValidate
        onSubmit={(event) => {
          clearErrors('root')
          void handleSubmit(send)(event)
        }}
      >
        <div className={styles.body}>
          {fields.map(({ name, ...control }) => (
            <TextField
              key={name}
              {...control}
              {...register(name)}
              required
              error={wordsOf(errors[name]?.message)}
            />
          ))}
          <Honeypot label={forms.trap} {...register(honeypotField)} />
          {errors.root && (
            <p className={`${field.error} ${styles.failure}`}>
              <AlertIcon className={field.errorIcon} />
              {errors.root.message}
            </p>
          )}
        </div>
        <div className={styles.actions}>
          {cancel && (
            <Button type="button" variant="outline" disabled={sending} onClick={close}>
              {cancel}
            </Button>
          )}
          <Button type="submit" variant="primary" disabled={sending}>
            {sending ? submitting : text.submit}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
