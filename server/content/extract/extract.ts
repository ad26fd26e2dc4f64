import type { CategoryReason, SlugReason } from '#domain/posts/extract-reasons.ts'
import type { ExtractedMetadata } from '#domain/posts/extracted-metadata.ts'
import { parseArticle } from '#domain/posts/markup.ts'
import { body as storedBody } from '#domain/posts/post.schema.ts'
import { countRead, minutesOf, wordsPerMinute } from '#domain/posts/reading-time.ts'
import { slugify } from '#domain/posts/slug.ts'
import { withoutBoilerplate } from './boilerplate.ts'
import { type CategoryStatistics, guessCategory } from './category.ts'
import { findDescription } from './description.ts'
import { type MetadataLine, takeMetadata } from './labels.ts'
import { type PastedLine, readLines, shapeLines } from './lines.ts'
import { findTitle } from './title.ts'
import { vocabulary } from './vocabulary.ts'

/**
 * Metadata from a pasted article, in English or Italian (R105): explicit lines first, then the
 * structure, then the words. Deterministic, local, linear in the text. A value that cannot be found is empty.
 * `learned` is what the site's own posts teach about categories (`learnCategories`); without it the built-in
 * vocabulary decides.
 */
export function extractMetadata(content: string, learned?: CategoryStatistics): ExtractedMetadata {
  const { metadata, rest } = takeMetadata(readLines(content))
  const lines = withoutBoilerplate(shapeLines(rest))
  const title = findTitle(lines, metadata)
  const body = withoutTitle(lines, title.value)
  const slug = findSlug(metadata, title.value)
  const description = findDescription(body, title.value, metadata)
  const category = findCategory(metadata, title.value, lines, learned)
  const words = countRead(title.value, parseArticle(storedBody(content), { title: title.value }))
  return {
    title: title.value,
    slug: slug.value,
    description: description.value,
    category: category.value,
    readTime: `${minutesOf(words)} min read`,
    reasons: {
      title: title.reason,
      slug: slug.reason,
      description: description.reason,
      category: category.reason,
      readTime: { kind: 'word-count', detail: { words, perMinute: wordsPerMinute } },
    },
  }
}

function withoutTitle(lines: readonly PastedLine[], title: string): PastedLine[] {
  const folded = title.toLowerCase()
  return lines.filter(
    ({ text }) => text.length > title.length + 20 || !text.toLowerCase().includes(folded) || folded === '',
  )
}

function findSlug(metadata: readonly MetadataLine[], title: string): { value: string; reason: SlugReason } {
  const explicit = metadata.find((line) => line.field === 'slug')
  if (explicit) {
    const path = explicit.value.replace(/[?#].*$/s, '').replace(/\.html?\/?$/i, '')
    const value = slugify(path.split('/').findLast((segment) => segment.trim() !== '') ?? '')
    const { label, number: line } = explicit
    if (value) return { value, reason: { kind: 'explicit-line', detail: { label, line } } }
  }
  const value = slugify(title)
  return { value, reason: value ? { kind: 'from-title', detail: {} } : { kind: 'nothing-found', detail: {} } }
}

const italianNames: Readonly<Record<string, string>> = {
  'automazione aziendale': 'Business Automation',
  automazione: 'Business Automation',
  'soluzioni ai': 'AI Solutions',
  'soluzioni ia': 'AI Solutions',
  'intelligenza artificiale': 'AI Solutions',
  'marketing digitale': 'Digital Marketing',
  'piccole imprese': 'Small Business',
  'piccola impresa': 'Small Business',
  tecnologia: 'Technology',
  'seo locale': 'Local SEO',
}

function findCategory(
  metadata: readonly MetadataLine[],
  title: string,
  lines: readonly PastedLine[],
  learned: CategoryStatistics | undefined,
): { value: string; reason: CategoryReason } {
  for (const { field, value, label, number: line } of metadata) {
    if (field !== 'category') continue
    const wanted = value.toLowerCase()
    const named =
      Object.keys(vocabulary).find((name) => name.toLowerCase() === wanted) ?? italianNames[wanted]
    if (named) return { value: named, reason: { kind: 'explicit-line', detail: { label, line } } }
  }
  const { category, ...detail } = guessCategory(title, lines.map((line) => line.text).join('\n'), learned)
  if (detail.words.length === 0) return { value: category, reason: { kind: 'default', detail: {} } }
  return { value: category, reason: { kind: 'word-statistics', detail } }
}
