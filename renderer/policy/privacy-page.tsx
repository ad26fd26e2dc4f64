import type { privacyText } from '#locales/en/privacy.ts'
import type { Translation } from '#locales/translation.ts'
import { useApp, useData } from '../app-context.tsx'
import { PolicyPage } from './policy-page.tsx'
import type { PrivacyData } from './privacy-data.ts'

/** The privacy policy, with the facts of the site in its sentences. */
export function PrivacyPage({ text }: { text: Translation<typeof privacyText> }) {
  const { reply, keptMonths, cookieDays } = useData<PrivacyData>()
  const { site } = useApp()
  const { title, lead, updated, updatedOn, contents, sections } = text
  const facts = {
    name: site.name,
    email: site.email,
    address: site.address.join(', '),
    reply,
    keptMonths,
    cookieDays,
  }
  return (
    <PolicyPage
      title={title}
      lead={lead}
      updated={updated}
      updatedOn={updatedOn}
      contents={contents}
      email={site.email}
      sections={sections(facts)}
    />
  )
}
