import { questionEndpoint } from '#domain/leads/lead-form.schema.ts'
import type { questionText } from '#locales/en/question.ts'
import type { Translation } from '#locales/translation.ts'
import { useApp, useData } from '../app-context.tsx'
import { LetterDrawing } from '../contact/letter-drawing.tsx'
import type { FormData } from './form-state.ts'
import { questionFields } from './lead-fields.ts'
import { LeadPage } from './lead-page.tsx'
import type { LeadLanguage } from './lead-text.ts'

type QuestionPageProps = {
  text: Pick<Translation<typeof questionText>, 'heading' | 'intro' | 'fields' | 'submit' | 'letter'>
  forms: LeadLanguage['forms']
}

/** The question as a page (R47). */
export function QuestionPage({ text, forms }: QuestionPageProps) {
  const { locale, pathname } = useApp()
  const { values, errors, message, page, button, campaign, submissionId, issued } = useData<FormData>()
  return (
    <LeadPage
      heading={text.heading}
      intro={text.intro}
      art={<LetterDrawing lines={text.letter} />}
      endpoint={questionEndpoint}
      fields={questionFields(text.fields)}
      values={values}
      errors={errors}
      message={message}
      hidden={{ page: page || pathname, button, campaign, language: locale, submissionId, issued }}
      submit={text.submit}
      forms={forms}
    />
  )
}
