import type { ReactNode } from 'react'
import { honeypotField } from '#domain/leads/lead-form.schema.ts'
import { useApp } from '../app-context.tsx'
import { FooterBridge } from '../layout/footer-bridge.tsx'
import { wrap } from '../theme/layout.css.ts'
import { Button } from '../ui/button.tsx'
import { ErrorSummary } from '../ui/fields/error-summary.tsx'
import { Honeypot } from '../ui/fields/honeypot.tsx'
import { TextField } from '../ui/fields/text-field.tsx'
import type { LeadField } from './lead-fields.ts'
import * as styles from './lead-page.css.ts'

type LeadPageProps = {
  heading: string
  intro: string
  /** What stands beside the form under the introduction. */
  aside?: ReactNode
  /** A drawing beside the form, where there is room. */
  art?: ReactNode
  /** What stands beside the form where there is room, and comes after it on phones. */
  after?: ReactNode
  /** What stands under both, over the whole width. */
  below?: ReactNode
  /** A drawing that stands on the bridge at the page's end. */
  end?: ReactNode
  endpoint: string
  fields: readonly LeadField[]
  values: Partial<Record<string, string>>
  errors: Partial<Record<string, string>>
  /** What is wrong with the whole form; null on a first visit. */
  message: string | null
  /** Hidden fields, by name. */
  hidden: Readonly<Record<string, string>>
  submit: string
}

const idOf = (field: string) => `field-${field}`

/** A lead form without script: a plain form, answered by a redirect to the result or by this page with its faults. */
export function LeadPage(props: LeadPageProps) {
  const { heading, intro, aside, art, after, below, end, endpoint, fields, values, errors, message, hidden } =
    props
  const { submit } = props
  const { forms } = useApp().texts
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
        <form className={styles.form} method="post" action={endpoint} noValidate data-native>
          {(faults.length > 0 || message !== null) && (
            <div className={styles.summary}>
              <ErrorSummary title={message ?? forms.summary} items={faults} idOf={idOf} />
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
          <Honeypot label={forms.trap} name={honeypotField} />
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
