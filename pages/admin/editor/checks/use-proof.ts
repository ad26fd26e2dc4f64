import { startTransition, useEffect, useMemo, useRef, useState } from 'react'
import { type LinkFault, linkFaults, type Redirects } from '#domain/posts/link-faults.ts'
import { countRead, minutesOf } from '#domain/posts/reading-time.ts'
import { slugify } from '#domain/posts/slug.ts'
import { noRedirects, type RedirectRule, readRedirectRules } from '#domain/site/redirects.schema.ts'
import { afterPaint } from '#renderer/ui/after-paint.ts'
import { errorsOf, type Fields } from '../fields.ts'
import type { ListedPost } from '../list.ts'
import { usePictures } from '../pictures/use-pictures.ts'
import type { EditorScreenProps } from '../screen-of.ts'
import { type Check, checksOf, passedOf } from './checklist.ts'
import { blockAt, type Reading, readContent } from './reading.ts'

type Options = {
  fields: Fields
  /** The cursor's line in the content; null until it has been there. */
  caretLine: number | null
  posts: readonly ListedPost[]
  id: string | null
  screen: EditorScreenProps
}

/** The checks wait for a pause in the typing; the preview does not. */
const judgeAfterMs = 120

/** The post as its readers will get it, with its checks; slightly behind the typing, so as not to slow it. */
export function useProof({ fields, caretLine, posts, id, screen }: Options) {
  const { origin, redirects: rules } = screen
  const late = useAfterFrame(fields)
  const lastReading = useRef<Reading | null>(null)
  const reading = useMemo(() => {
    lastReading.current = readContent(late.content, late.title, lastReading.current)
    return lastReading.current
  }, [late.content, late.title])
  const { pictures, gone, learn } = usePictures(screen.pictures, reading)
  const slug = useMemo(() => slugify(late.slug || late.title), [late.slug, late.title])
  const block = useMemo(() => (caretLine === null ? null : blockAt(reading, caretLine)), [reading, caretLine])
  const redirects = useMemo(() => tableOf(rules), [rules])
  const written = useMemo(
    () => ({ fields: late, slug, id, reading, posts, origin, redirects, gone }),
    [late, slug, id, reading, posts, origin, redirects, gone],
  )
  const seen = useAfterPause(written, judgeAfterMs)
  const faults = useSameFaults(useMemo(() => linkFaults(inputOf(seen)), [seen]))
  const judged = useMemo(() => {
    const currentErrors = errorsOf(seen.fields)
    const input = { ...inputOf(seen), errors: currentErrors, faults }
    const checks = checksOf(input)
    const toFix = checks.filter(isError)
    return { currentErrors, checks, toFix, passed: passedOf(input, checks) }
  }, [seen, faults])
  const words = useMemo(
    () =>
      countRead(
        seen.fields.title,
        seen.reading.blocks.map(({ block }) => block),
      ),
    [seen.fields.title, seen.reading],
  )
  const shown = useMemo(
    () => ({ fields: late, reading, slug, block, pictures }),
    [late, reading, slug, block, pictures],
  )
  return {
    ...judged,
    ...shown,
    late,
    /** For the preview: the same object until something in it changes. */
    shown,
    learnPicture: learn,
    words,
    minutes: minutesOf(words),
    /** Whether the current text may be public: checked anew, as the shown checks may be behind. */
    mayBePublic(): boolean {
      const { blocks } = readContent(fields.content, fields.title, null)
      const typed = { fields, errors: errorsOf(fields), slug: slugify(fields.slug || fields.title), blocks }
      return !checksOf({ ...typed, id, posts, origin, redirects, gone }).some(isError)
    },
  }
}

type Written = {
  fields: Fields
  slug: string
  id: string | null
  reading: Reading
  posts: readonly ListedPost[]
  origin: string
  redirects: Redirects
  gone: ReadonlySet<string>
}

const inputOf = ({ reading: { blocks }, ...others }: Written) => ({ ...others, blocks })

function tableOf(rules: readonly RedirectRule[]): Redirects {
  const read = rules.length > 0 ? readRedirectRules({ rules }) : null
  return read?.ok ? read.table : noRedirects
}

const isError = ({ level }: Check): boolean => level === 'error'

/**
 * The value one frame late, so that what depends on it renders only once the typed letter is on the screen. A
 * deferred value would render before that frame.
 */
function useAfterFrame<Value>(value: Value): Value {
  const [shown, setShown] = useState(value)
  const latest = useRef(value)
  const isWaiting = useRef(false)
  useEffect(() => {
    latest.current = value
    if (isWaiting.current) return
    isWaiting.current = true
    afterPaint(() => {
      isWaiting.current = false
      startTransition(() => setShown(latest.current))
    })
  }, [value])
  return shown
}

function useAfterPause<Value>(value: Value, ms: number): Value {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => startTransition(() => setSettled(value)), ms)
    return () => clearTimeout(timer)
  }, [value, ms])
  return settled
}

/** The former list as long as the new one is equal, so that the preview is not rendered again. */
function useSameFaults(found: LinkFault[]): LinkFault[] {
  const said = JSON.stringify(found)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the content of `found` decides, not its identity
  return useMemo(() => found, [said])
}
