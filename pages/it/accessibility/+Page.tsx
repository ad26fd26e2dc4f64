import { accessibilityText } from '#locales/it/accessibility.ts'
import { AccessibilityPage } from '#renderer/policy/accessibility-page.tsx'

export const Page = () => <AccessibilityPage text={accessibilityText} />
