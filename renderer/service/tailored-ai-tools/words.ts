import type { tailoredAiToolsText } from '#locales/en/services/tailored-ai-tools.ts'
import type { Translation } from '#locales/translation.ts'

export type Words = Translation<typeof tailoredAiToolsText.words>
