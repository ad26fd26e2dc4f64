import { useMemo, useRef, useState } from 'react'
import { type Difference, levelledRegister, reviewDifferences } from '#domain/site/differences.ts'
import {
  type Facts,
  type FactsFile,
  type FactsName,
  factsEndpoints,
  isFacts,
  shapeOfFacts,
} from '#domain/site/facts.ts'
import type { Shape } from '#domain/site/shape.ts'
import { catalogueSchema, siteSchema } from '#domain/site/site.schema.ts'
import { factsText as text } from '#locales/en/admin-facts.ts'
import { request } from '#renderer/ui/studio/request.ts'
import { showToast } from '#renderer/ui/toast/toasts.ts'
import { useUnloadGuard } from '#renderer/ui/use-unload-guard.ts'
import {
  type Conflict,
  changedPaths,
  mergedFacts,
  type Path,
  type Value,
  valueAt,
  withValue,
} from './facts-state.ts'

export type FactsForm = ReturnType<typeof useFacts>

type Options = {
  name: FactsName
  file: FactsFile
  /** The facts of the other file, compared to find new differences between the two. */
  other: Facts
  /** Final changes to the facts before they are sent, such as the id of a new package. */
  prepare?: (facts: Facts) => Facts
}

/** A file of facts while it is edited: what was loaded, what has been changed, and how it is saved. */
export function useFacts({ name, file, other, prepare = (facts) => facts }: Options) {
  const [base, setBase] = useState(file)
  const [draft, setDraft] = useState<Facts>(file.facts)
  const [notes, setNotes] = useState<Readonly<Record<string, string>>>({})
  const [errors, setErrors] = useState<Readonly<Record<string, string[]>>>({})
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const [question, setQuestion] = useState<null | 'sign-in' | { conflicts: Conflict[] }>(null)
  /** Counts refusals, so that the summary gets the focus each time. */
  const [refusals, setRefusals] = useState(0)
  const changes = useMemo(() => changedPaths(base.facts, draft), [base, draft])
  const isDirty = changes.length > 0 || Object.keys(notes).length > 0
  const running = useRef(false)
  const latest = useRef(draft)
  latest.current = draft

  useUnloadGuard(isDirty)

  const { differences, register } = useMemo(
    () => reviewed(name, { before: base.facts, draft, other }),
    [name, base, draft, other],
  )

  function take({ revision, ...facts }: Facts): FactsFile {
    const next = { facts, revision: String(revision) }
    setBase(next)
    return next
  }

  /** Somebody else has saved meanwhile: merges their changes, and the member decides on what both changed. */
  function meet(sent: Facts, current: Facts): void {
    const theirs = take(current)
    const conflicts: Conflict[] = []
    const merged = mergedFacts(base.facts, sent, theirs.facts, conflicts)
    const facts = isFacts(merged) ? merged : sent
    setDraft(facts)
    if (conflicts.length > 0) setQuestion({ conflicts })
    else void save(facts, theirs)
  }

  async function save(facts = prepare(latest.current), from = base): Promise<void> {
    // The state updates too late to stop a second click
    if (running.current) return
    running.current = true
    const typed = latest.current
    setBusy(true)
    setProblem(null)
    setErrors({})
    const answer = await request<Facts>(factsEndpoints[name], {
      method: 'PUT',
      body: { ...facts, notes },
      headers: { 'if-match': `"${from.revision}"` },
      fallback: text.failed,
    })
    running.current = false
    setBusy(false)
    if (answer.ok) {
      const saved = take(answer.value)
      // Keep what was typed meanwhile
      const now = mergedFacts(typed, latest.current, saved.facts, [])
      setDraft(isFacts(now) ? now : saved.facts)
      setNotes({})
      showToast({ kind: 'success', title: text.saved, text: text.savedText })
      return
    }
    const { current } = answer.problem
    if (answer.status === 409 && isFacts(current as Value)) return meet(facts, current as Facts)
    if (answer.status === 401) return setQuestion('sign-in')
    setErrors(answer.errors)
    setProblem(answer.status === 0 ? text.offline : answer.detail)
    setRefusals((count) => count + 1)
  }

  return {
    name,
    shape: shapeOfFacts(name) as Shape,
    ...{ draft, notes, errors, busy, problem, question, changes, isDirty, differences, register, refusals },
    value: (path: Path): Value => valueAt(draft, path),
    set(path: Path, value: Value): void {
      setDraft((before) => {
        const next = withValue(before, path, value)
        return isFacts(next) ? next : before
      })
    },
    setNote: (subject: string, note: string) => setNotes((before) => ({ ...before, [subject]: note })),
    save,
    closeQuestion: () => setQuestion(null),
    /** `choices`: for each conflict, whether the member's own value stays. */
    resolve(conflicts: readonly Conflict[], choices: readonly boolean[]): void {
      const facts = conflicts.reduce<Value>(
        (all, { path, mine, theirs }, at) => withValue(all, path, choices[at] ? mine : theirs),
        latest.current,
      )
      setQuestion(null)
      if (!isFacts(facts)) return
      setDraft(facts)
      void save(facts)
    },
    discard(): void {
      setDraft(base.facts)
      setNotes({})
      setErrors({})
      setProblem(null)
    },
  }
}

type Versions = { before: Facts; draft: Facts; other: Facts }

type Reviewed = {
  /** Facts that would newly differ between two places. */
  differences: Difference[]
  /** The readings of the registered differences, by subject; without those that are resolved. */
  register: ReadonlyMap<string, Difference['readings']>
}

function reviewed(name: FactsName, { before, draft, other }: Versions): Reviewed {
  const both = (facts: Facts) => {
    const site = siteSchema.safeParse(name === 'business' ? facts : other)
    const catalogue = catalogueSchema.safeParse(name === 'business' ? other : facts)
    return site.success && catalogue.success ? { site: site.data, catalogue: catalogue.data } : null
  }
  const [old, now] = [both(before), both(draft)]
  if (!old || !now) return { differences: [], register: new Map() }
  const known = new Set(reviewDifferences(old.site, old.catalogue).unexplained.map(({ subject }) => subject))
  const { unexplained } = reviewDifferences(now.site, now.catalogue)
  return {
    differences: unexplained.filter(({ subject }) => !known.has(subject)),
    register: new Map(
      levelledRegister(now.site, now.catalogue).map(({ subject, readings }) => [subject, readings]),
    ),
  }
}
