import { inquiryEndpoint } from '#domain/leads/lead-form.schema.ts'
import type { inquiryText } from '#locales/en/inquiry.ts'
import type { Translation } from '#locales/translation.ts'
import { useApp, useData } from '../app-context.tsx'
import { TableScene } from '../pricing/table-scene.tsx'
import type { FormData } from './form-state.ts'
import * as styles from './inquiry-page.css.ts'
import { inquiryFields } from './lead-fields.ts'
import { LeadPage } from './lead-page.tsx'
import type { LeadLanguage } from './lead-text.ts'

type InquiryPageProps = {
  text: Pick<Translation<typeof inquiryText>, 'heading' | 'intro' | 'about' | 'fields' | 'submit' | 'words'>
  forms: LeadLanguage['forms']
}

/** The inquiry as a page (R47). */
export function InquiryPage({ text, forms }: InquiryPageProps) {
  const { locale, pathname } = useApp()
  const { values, errors, message, packageName, page, button, campaign, submissionId, issued } =
    useData<FormData>()
  return (
    <LeadPage
      heading={text.heading}
      intro={text.intro}
      aside={
        packageName && (
          <p className={styles.about}>
            <span className={styles.aboutLabel}>{text.about}</span>
            {packageName}
          </p>
        )
      }
      art={<TableScene words={text.words} />}
      endpoint={inquiryEndpoint}
      fields={inquiryFields(text.fields)}
      values={values}
      errors={errors}
      message={message}
      hidden={{
        ...(packageName && { packageName }),
        page: page || pathname,
        button,
        campaign,
        language: locale,
        submissionId,
        issued,
      }}
      submit={text.submit}
      forms={forms}
    />
  )
}
