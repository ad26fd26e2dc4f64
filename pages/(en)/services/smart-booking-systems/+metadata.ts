import { smartBookingSystemsText as text } from '#locales/en/services/smart-booking-systems.ts'
import { metadataOfText } from '#renderer/head/metadata.ts'

export const metadata = metadataOfText(text, { lead: text.lead })
