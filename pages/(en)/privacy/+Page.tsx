import { privacyText } from '#locales/en/privacy.ts'
import { PrivacyPage } from '#renderer/policy/privacy-page.tsx'

export const Page = () => <PrivacyPage text={privacyText} />
