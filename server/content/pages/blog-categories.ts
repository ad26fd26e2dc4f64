import type { BlogCategory } from '#domain/posts/post-views.ts'

/** What 'AI & Automation' groups (R39). */
export const categoriesOf: Record<BlogCategory, readonly string[] | null> = {
  all: null,
  'digital-marketing': ['Digital Marketing'],
  'ai-automation': ['AI Solutions', 'Business Automation'],
}

/** An unknown filter filters nothing. */
export const categoryOf = (value: string | undefined): BlogCategory =>
  value === 'digital-marketing' || value === 'ai-automation' ? value : 'all'
