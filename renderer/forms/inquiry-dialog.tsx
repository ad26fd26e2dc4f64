import { zodResolver } from '@hookform/resolvers/zod'
import { useRef } from 'react'
import { useForm } from 'react-hook-form'
import { config } from 'zod/mini'
import { inquiryText } from '#locales/en/inquiry.ts'
import { inquiryMessages } from '#locales/en/inquiry-messages.ts'
import {
  honeypotField,
  type Inquiry,
  type InquiryInput,
  inquiryEndpoint,
  inquirySchema,
} from '#server/leads/inquiry.schema.ts'
import { useApp } from '../app-context.tsx'
import { Button } from '../ui/button.tsx'
import { AlertIcon } from '../ui/icons.tsx'
import * as styles from './dialog.css.ts'
import { Dialog } from './dialog.tsx'
import * as field from './field.css.ts'
import { Honeypot } from './honeypot.tsx'
import { inquiryFields } from './inquiry-fields.ts'
import type { InquiryRequest } from './inquiry-request.ts'
import { newSubmissionId } from './submission-id.ts'
import { TextField } from './text-field.tsx'
import { ToastRegion } from './toast.tsx'
import { showToast } from './toasts.ts'
import { SubmitError, useSubmit } from './use-submit.ts'

// Its compiled parsers use eval, which the content security policy refuses.
config({ jitless: true })

export type InquiryDialogProps = { request: InquiryRequest; open: boolean; onClose: () => void }

const empty = { name: '', surname: '', email: '', phone: '', [honeypotField]: '' } satisfies InquiryInput

/** The inquiry in a dialog (spec §4): what was typed survives a failure and a closed dialog, and leaves with success. */
export function InquiryDialog({ request, open, onClose }: InquiryDialogProps) {
  const { pathname } = useApp()
  const { register, handleSubmit, reset, setError, clearErrors, formState } = useForm<
    InquiryInput,
    unknown,
    Inquiry
  >({
    defaultValues: empty,
    resolver: zodResolver(inquirySchema),
  })
  const { errors } = formState
  const { submit, sending } = useSubmit(inquiryEndpoint)
  // The same over every retry, a new one after success.
  const submissionId = useRef<string | null>(null)
  const { failed, sent } = inquiryText

  async function send(inquiry: Inquiry) {
    submissionId.current ??= newSubmissionId()
    const outcome = await submit({
      ...inquiry,
      packageName: request.packageName,
      page: pathname,
      button: request.button,
      language: 'en',
      submissionId: submissionId.current,
    })
    if (outcome === null) return
    if (!outcome.ok) {
      showToast({ kind: 'error', ...failed })
      setError('root', { message: failed.text })
      if (outcome.error instanceof SubmitError) {
        for (const { name } of inquiryFields) {
          const message = outcome.error.fieldErrors[name]?.[0]
          if (message) setError(name, { message })
        }
      }
      return
    }
    submissionId.current = null
    reset(empty)
    onClose()
    showToast({ kind: 'success', title: sent.title, text: sent.text })
  }

  function close() {
    clearErrors()
    onClose()
  }

  /** The schema speaks in keys, the server in sentences. */
  const textOf = (message: string | undefined) =>
    message === undefined
      ? undefined
      : Object.hasOwn(inquiryMessages, message)
        ? inquiryMessages[message as keyof typeof inquiryMessages]
        : message

  return (
    <>
      <Dialog
        open={open}
        onClose={close}
        title={request.title}
        intro={inquiryText.intro}
        closeLabel={inquiryText.close}
      >
        <form
          method="post"
          action={inquiryEndpoint}
          noValidate
          onSubmit={(event) => {
            clearErrors('root')
            void handleSubmit(send)(event)
          }}
        >
          <div className={styles.body}>
            {inquiryFields.map(({ name, label, help, half, ...control }) => (
              <TextField
                key={name}
                {...control}
                {...register(name)}
                label={label}
                half={half}
                help={help}
                required
                error={textOf(errors[name]?.message)}
              />
            ))}
            <Honeypot label={inquiryText.trap} {...register(honeypotField)} />
            {errors.root && (
              <p className={`${field.error} ${styles.failure}`}>
                <AlertIcon className={field.errorIcon} />
                {errors.root.message}
              </p>
            )}
          </div>
          <div className={styles.actions}>
            <Button type="button" variant="outline" disabled={sending} onClick={close}>
              {inquiryText.cancel}
            </Button>
            <Button type="submit" variant="primary" disabled={sending}>
              {sending ? inquiryText.submitting : inquiryText.submit}
            </Button>
          </div>
        </form>
      </Dialog>
      <ToastRegion />
    </>
  )
}
