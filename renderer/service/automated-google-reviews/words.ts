import type { automatedGoogleReviewsText } from '#locales/en/services/automated-google-reviews.ts'
import type { Translation } from '#locales/translation.ts'

export type Words = Translation<typeof automatedGoogleReviewsText.words>
