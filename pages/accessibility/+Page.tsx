import { useText } from '#renderer/app-context.tsx'
import { AccessibilityPage } from '#renderer/policy/accessibility-page.tsx'

export const Page = () => <AccessibilityPage text={useText('accessibility')} />
