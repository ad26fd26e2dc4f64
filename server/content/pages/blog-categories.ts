import type { BlogCategory } from '#domain/posts/post-views.ts'

/** The categories that a filter shows (R39); null = all. */
export const categoriesOf: Record<BlogCategory, readonly string[] | null> = {
  all: null,
  'digital-marketing': ['Digital Marketing'],
  'ai-automation': ['AI Solutions', 'Business Automation'],
}

/** An unknown filter filters nothing. */
export const categoryOf = (value: string | undefined): BlogCategory =>
  value === 'digital-marketing' || value === 'ai-automation' ? value : 'all'
