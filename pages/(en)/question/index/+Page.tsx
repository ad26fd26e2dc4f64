import { questionText } from '#locales/en/question.ts'
import { useData } from '#renderer/app-context.tsx'
import { questionFields } from '#renderer/forms/lead-fields.ts'
import { LeadPage } from '#renderer/forms/lead-page.tsx'
import { questionEndpoint } from '#server/leads/question.schema.ts'
import type { Data } from './+data.ts'

/** The question as a page (decision 17). */
export function Page() {
  const { from, button, submissionId, values, errors, message } = useData<Data>()
  return (
    <LeadPage
      heading={questionText.heading}
      intro={questionText.intro}
      endpoint={questionEndpoint}
      fields={questionFields(questionText.fields)}
      values={values}
      errors={errors}
      message={message}
      hidden={{ page: from || '/question', button, language: 'en', submissionId }}
      submit={questionText.submit}
    />
  )
}
