import { inquiryText } from '#locales/en/inquiry.ts'
import { useData } from '#renderer/app-context.tsx'
import { ErrorSummary } from '#renderer/forms/error-summary.tsx'
import { Honeypot } from '#renderer/forms/honeypot.tsx'
import { inquiryFields } from '#renderer/forms/inquiry-fields.ts'
import { TextField } from '#renderer/forms/text-field.tsx'
import { wrap } from '#renderer/theme/layout.css.ts'
import { Button } from '#renderer/ui/button.tsx'
import { honeypotField, inquiryEndpoint } from '#server/leads/inquiry.schema.ts'
import * as styles from '../inquiry.css.ts'
import type { Data } from './+data.ts'

const idOf = (field: string) => `inquiry-${field}`

/** The inquiry without script: a plain form, answered by a redirect to the result or by this page with its faults. */
export function Page() {
  const { packageName, button, submissionId, values, errors, message } = useData<Data>()
  const faults = inquiryFields.flatMap(({ name }) => {
    const fault = errors[name]
    return fault ? [{ field: name, message: fault }] : []
  })
  return (
    <div className={`${wrap} ${styles.page}`}>
      <div className={styles.opening}>
        <h1>{inquiryText.heading}</h1>
        <p className={styles.lead}>{inquiryText.intro}</p>
        {packageName && (
          <p className={styles.about}>
            <span className={styles.aboutLabel}>{inquiryText.about}</span>
            {packageName}
          </p>
        )}
      </div>
      <form className={styles.form} method="post" action={inquiryEndpoint} noValidate>
        {(faults.length > 0 || message !== null) && (
          <div className={styles.summary}>
            <ErrorSummary title={message ?? inquiryText.summary} items={faults} idOf={idOf} />
          </div>
        )}
        {inquiryFields.map(({ name, ...control }) => (
          <TextField
            key={name}
            {...control}
            name={name}
            id={idOf(name)}
            required
            defaultValue={values[name]}
            error={errors[name]}
          />
        ))}
        <Honeypot label={inquiryText.trap} name={honeypotField} />
        <input type="hidden" name="packageName" value={packageName} />
        <input type="hidden" name="page" value="/inquiry" />
        <input type="hidden" name="button" value={button} />
        <input type="hidden" name="language" value="en" />
        <input type="hidden" name="submissionId" value={submissionId} />
        <div className={styles.actions}>
          <Button type="submit" variant="primary">
            {inquiryText.submit}
          </Button>
        </div>
      </form>
    </div>
  )
}
