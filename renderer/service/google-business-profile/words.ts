import type { googleBusinessProfileText } from '#locales/en/services/google-business-profile.ts'
import type { Translation } from '#locales/translation.ts'

export type Words = Translation<typeof googleBusinessProfileText.words>
