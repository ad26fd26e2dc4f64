import type { PageContext } from 'vike/types'
import { aboutText } from '#locales/it/about.ts'
import type { PageMetadata } from '#renderer/head/metadata.ts'

export const metadata = ({ site }: PageContext): PageMetadata => ({
  title: `${aboutText.title} | ${site.name}`,
  description: aboutText.description,
})
