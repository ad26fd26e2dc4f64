import type { ReactNode } from 'react'
import { honeypotField } from '#domain/leads/lead-form.schema.ts'
import { useApp, useData } from '../app-context.tsx'
import { FooterBridge } from '../layout/footer-bridge.tsx'
import { wrap } from '../theme/layout.css.ts'
import { Button } from '../ui/button.tsx'
import { ErrorSummary } from '../ui/fields/error-summary.tsx'
import { Honeypot } from '../ui/fields/honeypot.tsx'
import { TextField } from '../ui/fields/text-field.tsx'
import type { LeadPageData } from './form-state.ts'
import { fieldsOf, type LeadForm, leadEndpoints } from './lead-forms.ts'
import * as styles from './lead-page.css.ts'

type LeadPageProps = {
  form: LeadForm
  /** Under the introduction, beside the form. */
  aside?: ReactNode
  /** A drawing beside the form, where there is room. */
  art?: ReactNode
  /** Beside the form where there is room, after it on phones. */
  after?: ReactNode
  /** Below introduction and form, across the whole width. */
  below?: ReactNode
  /** A drawing on the bridge at the page's end. */
  end?: ReactNode
}

const idOf = (field: string) => `field-${field}`

/** A lead form without script. The server redirects to the result, or sends this page with the errors. */
export function LeadPage({ form, aside, art, after, below, end }: LeadPageProps) {
  const { locale, pathname, texts } = useApp()
  const { heading, intro, submit, fields: labels } = texts[form]
  const { values, errors, message, packageName, page, button, campaign, submissionId, issued } =
    useData<LeadPageData>()
  const fields = fieldsOf(form, labels)
  const hidden = {
    ...(form === 'inquiry' && packageName && { packageName }),
    page: page || pathname,
    button,
    campaign,
    language: locale,
    submissionId,
    issued,
  }
  const faults = fields.flatMap(({ name }) => {
    const fault = errors[name]
    return fault ? [{ field: name, message: fault }] : []
  })
  return (
    <>
      <div className={`${wrap} ${styles.page}`}>
        <div className={styles.opening}>
          <h1>{heading}</h1>
          <p className={styles.lead}>{intro}</p>
          {aside}
        </div>
        {art && <div className={styles.art}>{art}</div>}
        <form className={styles.form} method="post" action={leadEndpoints[form]} noValidate data-native>
          {(faults.length > 0 || message !== null) && (
            <div className={styles.summary}>
              <ErrorSummary title={message ?? texts.forms.summary} items={faults} idOf={idOf} />
            </div>
          )}
          {fields.map(({ name, ...control }) => (
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
          <Honeypot label={texts.forms.trap} name={honeypotField} />
          {Object.entries(hidden).map(([name, value]) => (
            <input type="hidden" key={name} name={name} value={value} />
          ))}
          <div className={styles.actions}>
            <Button type="submit" variant="primary">
              {submit}
            </Button>
          </div>
        </form>
        {after && <div className={styles.after}>{after}</div>}
        {below && <div className={styles.below}>{below}</div>}
      </div>
      <FooterBridge scene={end} />
    </>
  )
}
