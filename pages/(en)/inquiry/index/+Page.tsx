import { inquiryText } from '#locales/en/inquiry.ts'
import { useData } from '#renderer/app-context.tsx'
import { inquiryFields } from '#renderer/forms/lead-fields.ts'
import { LeadPage } from '#renderer/forms/lead-page.tsx'
import { inquiryEndpoint } from '#server/leads/inquiry.schema.ts'
import type { Data } from './+data.ts'
import * as styles from './inquiry.css.ts'

/** The inquiry as a page (decision 17). */
export function Page() {
  const { packageName, button, submissionId, values, errors, message } = useData<Data>()
  return (
    <LeadPage
      heading={inquiryText.heading}
      intro={inquiryText.intro}
      aside={
        packageName && (
          <p className={styles.about}>
            <span className={styles.aboutLabel}>{inquiryText.about}</span>
            {packageName}
          </p>
        )
      }
      endpoint={inquiryEndpoint}
      fields={inquiryFields(inquiryText.fields)}
      values={values}
      errors={errors}
      message={message}
      hidden={{ packageName, page: '/inquiry', button, language: 'en', submissionId }}
      submit={inquiryText.submit}
    />
  )
}
