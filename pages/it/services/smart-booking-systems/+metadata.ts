import { smartBookingSystemsText as text } from '#locales/it/services/smart-booking-systems.ts'
import { metadataOfText } from '#renderer/head/metadata.ts'

export const metadata = metadataOfText(text, { lead: text.lead })
