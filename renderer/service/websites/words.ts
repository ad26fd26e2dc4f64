import type { websitesText } from '#locales/en/services/websites.ts'
import type { Translation } from '#locales/translation.ts'

export type Words = Translation<typeof websitesText.words>
