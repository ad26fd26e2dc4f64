import { activityText } from '#locales/en/admin-activity.ts'
import { metadataOfText } from '#renderer/head/metadata.ts'

export const metadata = metadataOfText(activityText, { noindex: true })
