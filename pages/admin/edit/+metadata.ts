import { editText } from '#locales/en/admin-edit.ts'
import { metadataOfText } from '#renderer/head/metadata.ts'

export const metadata = metadataOfText(editText, { noindex: true })
