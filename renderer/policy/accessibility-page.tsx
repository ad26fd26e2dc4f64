import { accessibilityTested } from '#domain/site/accessibility-tested.ts'
import type { accessibilityText } from '#locales/en/accessibility.ts'
import { say } from '#locales/texts.ts'
import type { Translation } from '#locales/translation.ts'
import { useApp, useData } from '../app-context.tsx'
import { FooterBridge } from '../layout/footer-bridge.tsx'
import { PolicyPage } from './policy-page.tsx'
import type { PrivacyData } from './privacy-data.ts'

type Facts = Record<'email' | 'address' | 'reply', string>
type Sentence = string | ((facts: Facts) => string)
type Section = {
  id: string
  heading: string
  paragraphs: readonly Sentence[]
  points?: readonly string[]
  closing?: string
}

/** The accessibility statement, with the day of the last test (R275). */
export function AccessibilityPage({ text }: { text: Translation<typeof accessibilityText> }) {
  const { reply } = useData<Pick<PrivacyData, 'reply'>>()
  const { site, locale } = useApp()
  const { title, lead, updated, contents } = text
  const sections: readonly Section[] = text.sections
  const facts: Facts = { email: site.email, address: site.address.join(', '), reply }
  const date = new Intl.DateTimeFormat(locale === 'en' ? 'en-GB' : locale, {
    dateStyle: 'long',
    timeZone: 'UTC',
  }).format(Date.parse(accessibilityTested))
  return (
    <>
      <PolicyPage
        title={title}
        lead={lead}
        updated={updated}
        updatedOn={{ iso: accessibilityTested, text: date.replaceAll(' ', '\u00a0') }}
        contents={contents}
        email={site.email}
        sections={sections.map(({ paragraphs, ...section }) => ({
          ...section,
          paragraphs: paragraphs.map((text) => say(text, facts)),
        }))}
      />
      <FooterBridge />
    </>
  )
}
