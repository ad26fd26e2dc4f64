import { useDeferredValue, useMemo, useRef } from 'react'
import { countWords } from '#server/content/extract-words.ts'
import { slugify } from '#server/content/slug.ts'
import { checksOf, linkFaults, passedOf } from './checklist.ts'
import { errorsOf, type Fields } from './fields.ts'
import type { ListedPost } from './list.ts'
import { placeOf, type Reading, readContent } from './reading.ts'

type Options = {
  fields: Fields
  /** Where the cursor is in the content; null before it was there. */
  caretLine: number | null
  posts: readonly ListedPost[]
  id: string | null
  origin: string
}

const wordsPerMinute = 200

/** The post as its readers will get it, and what is to be said of that: a moment behind the typing, never in its way. */
export function useProof({ fields, caretLine, posts, id, origin }: Options) {
  const late = useDeferredValue(fields)
  const lastReading = useRef<Reading | null>(null)
  const reading = useMemo(() => {
    lastReading.current = readContent(late.content, late.title, lastReading.current)
    return lastReading.current
  }, [late.content, late.title])
  const slug = useMemo(() => slugify(late.slug || late.title), [late.slug, late.title])
  const currentErrors = useMemo(() => errorsOf(late), [late])
  const faults = useMemo(
    () => linkFaults({ blocks: reading.blocks, posts, id, origin }),
    [reading, posts, id, origin],
  )
  const checkInput = useMemo(
    () => ({ fields: late, errors: currentErrors, slug, id, blocks: reading.blocks, posts, origin }),
    [late, currentErrors, slug, id, reading, posts, origin],
  )
  const checks = useMemo(() => checksOf(checkInput), [checkInput])
  const toFix = checks.filter(({ level }) => level === 'error')
  const words = useMemo(
    () => countWords(reading.lines.filter((_, at) => reading.looks[at] !== 'hidden').join('\n')),
    [reading],
  )
  const minutes = Math.max(1, Math.ceil(words / wordsPerMinute))
  const place = useMemo(() => (caretLine === null ? null : placeOf(reading, caretLine)), [reading, caretLine])
  const brokenLinks = useMemo(() => faults.map(({ href }) => href), [faults])
  const passed = useMemo(() => passedOf(checkInput, checks), [checkInput, checks])
  return {
    late,
    reading,
    slug,
    currentErrors,
    faults,
    brokenLinks,
    checks,
    passed,
    toFix,
    words,
    minutes,
    place,
  }
}
