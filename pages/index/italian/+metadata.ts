import type { PageContext } from 'vike/types'
import { homeText } from '#locales/it/home.ts'
import type { PageMetadata } from '#renderer/head/metadata.ts'

export const metadata = ({ site }: PageContext): PageMetadata => ({
  title: homeText.title({ site: site.name }),
  description: homeText.description,
})
