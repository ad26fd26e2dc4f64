import type { ExtractedMetadata } from '#domain/posts/extracted-metadata.ts'
import { editorText } from '#locales/en/admin-editor.ts'
import { emptyFields, type Fields } from '../fields.ts'

/** How Smart Extract's answer changes the form, and its reasons in words. Pure. */

const text = editorText.extract

const extractedFields = ['title', 'slug', 'description', 'category', 'readTime'] as const
export type ExtractedField = (typeof extractedFields)[number]

type Extracted = { value: string; why: string }
export type Suggestions = Partial<Record<ExtractedField, Extracted>>

/**
 * Decides what fills the form and what is only offered. Fills a field that is empty, at its default, or
 * unchanged since Smart Extract filled it; never overwrites what a person wrote. While a title is only
 * offered, a slug made from it is left out.
 */
export function applyExtract(
  fields: Fields,
  answer: ExtractedMetadata,
  filledBefore: Suggestions,
): { fields: Fields; filled: Suggestions; offers: Suggestions } {
  const next = { ...fields }
  const filled: Suggestions = {}
  const offers: Suggestions = {}
  for (const name of extractedFields) {
    const value = answer[name]
    const now = fields[name]
    if (value === '' || (name === 'slug' && offers.title && answer.reasons.slug.kind === 'from-title'))
      continue
    const suggestion = { value, why: whyOf(name, answer) }
    const untouched = now.trim() === '' || now === emptyFields[name] || filledBefore[name]?.value === now
    if (untouched || now === value) {
      next[name] = value
      filled[name] = suggestion
    } else offers[name] = suggestion
  }
  return { fields: next, filled, offers }
}

/** Every value that the form does not have yet, each to be accepted separately. */
export function offersOf(fields: Fields, answer: ExtractedMetadata): Suggestions {
  const differing = extractedFields.filter((name) => answer[name] !== '' && answer[name] !== fields[name])
  return Object.fromEntries(
    differing.map((name) => [name, { value: answer[name], why: whyOf(name, answer) }]),
  )
}

const quoted = (words: readonly string[]): string => {
  const each = words.map((word) => `“${word}”`)
  return each.length < 2 ? each.join('') : `${each.slice(0, -1).join(', ')} and ${each.at(-1)}`
}

export function whyOf(field: ExtractedField, { reasons, title }: ExtractedMetadata): string {
  const reason = reasons[field]
  switch (reason.kind) {
    case 'explicit-line':
      return text.line({ label: reason.detail.label }) + ('cut' in reason.detail ? text.shortened : '')
    case 'first-heading':
    case 'first-line':
    case 'first-sentence': {
      const place = {
        'first-heading': text.heading,
        'first-line': text.firstLine,
        'first-sentence': text.firstSentence,
      }
      const { recased, cut } = reason.detail
      return place[reason.kind] + (recased ? text.recased : '') + (cut ? text.shortened : '')
    }
    case 'from-title':
      return text.fromTitle
    case 'scored-sentences': {
      const { sentences, opening, words, cut } = reason.detail
      const shared = words.length > 0 && title ? `, ${text.shared({ words: quoted(words.slice(0, 3)) })}` : ''
      const from = opening ? text.openingSentences : text.sentences
      return from({ number: sentences }) + shared + (cut ? text.shortened : '')
    }
    case 'word-statistics': {
      const { words, posts, runnerUp } = reason.detail
      return (
        text.categoryWords({ words: quoted(words) }) +
        (posts > 0 ? text.asInPosts({ posts }) : '') +
        (runnerUp ? text.close({ other: runnerUp }) : '')
      )
    }
    case 'default':
      return text.byDefault
    case 'word-count':
      // The current word count is shown beside it
      return text.counted({ perMinute: reason.detail.perMinute })
    case 'nothing-found':
      return ''
  }
}
