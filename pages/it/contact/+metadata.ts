import type { PageContext } from 'vike/types'
import { contactText } from '#locales/it/contact.ts'
import type { PageMetadata } from '#renderer/head/metadata.ts'

export const metadata = ({ site }: PageContext): PageMetadata => ({
  title: `${contactText.title} | ${site.name}`,
  description: contactText.description,
})
