import { useText } from '#renderer/app-context.tsx'
import { PrivacyPage } from '#renderer/policy/privacy-page.tsx'

export const Page = () => <PrivacyPage text={useText('privacy')} />
