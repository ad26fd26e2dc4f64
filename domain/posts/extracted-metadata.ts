import type { Reasons } from './extract-reasons.ts'

export type ExtractedMetadata = {
  title: string
  slug: string
  /** 110 to 160 characters, unless the text or its own description line is shorter. */
  description: string
  category: string
  /** "5 min read", in both languages. */
  readTime: string
  reasons: Reasons
}
