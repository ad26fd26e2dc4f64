import { privacyText } from '#locales/it/privacy.ts'
import { useApp, useData } from '#renderer/app-context.tsx'
import { PolicyPage } from '#renderer/policy/policy-page.tsx'
import type { Data } from './+data.ts'

export function Page() {
  const { reply, keptMonths, cookieDays } = useData<Data>()
  const { site } = useApp()
  const { title, lead, updated, updatedOn, contents, sections } = privacyText
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
