import { accessibilityText } from '#locales/en/accessibility.ts'
import { AccessibilityPage } from '#renderer/policy/accessibility-page.tsx'

export const Page = () => <AccessibilityPage text={accessibilityText} />
