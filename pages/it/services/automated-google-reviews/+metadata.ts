import { automatedGoogleReviewsText as text } from '#locales/it/services/automated-google-reviews.ts'
import { metadataOfText } from '#renderer/head/metadata.ts'

export const metadata = metadataOfText(text, { lead: text.lead })
