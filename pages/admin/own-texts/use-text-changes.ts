import { useEffect, useRef, useState } from 'react'
import { reload } from 'vike/client/router'
import { type Locale, locales, perLocale } from '#domain/locales.ts'
import { type TextRow, type TextsInput, textsEndpoints } from '#domain/site/own-texts.ts'
import { faultOf, nothingWanted, savedText, type WantedTexts } from '#domain/site/text-rows.ts'
import { editText as text } from '#locales/en/admin-edit.ts'
import { request } from '#renderer/ui/studio/request.ts'
import { showToast } from '#renderer/ui/toast/toasts.ts'
import { useUnloadGuard } from '#renderer/ui/use-unload-guard.ts'
import { keepChanges, keptChanges } from './kept-changes.ts'

type Clash = { key: string; locale: Locale; mine: string; theirs: string }

export type TextChanges = ReturnType<typeof useTextChanges>

/** The changes of one visit to the editor, saved together; asks if somebody else changed the same text. */
export function useTextChanges({ rows, revision }: { rows: readonly TextRow[]; revision: string }) {
  const [wanted, setWanted] = useState(nothingWanted)
  /** The text shown before its first change here, by language and key. */
  const basis = useRef(new Map<string, string>())
  const [clashes, setClashes] = useState<Clash[]>([])
  const [busy, setBusy] = useState(false)
  const [isSignedOut, setSignedOut] = useState(false)
  const latest = useRef({ rows, revision })
  latest.current = { rows, revision }
  const byKey = new Map(rows.map((row) => [row.key, row]))
  const count = locales.reduce((sum, locale) => sum + Object.keys(wanted[locale]).length, 0)
  useUnloadGuard(count > 0)
  const isRestored = useRef(false)
  useEffect(() => {
    if (isRestored.current) return keepChanges(wanted, basis.current)
    isRestored.current = true
    const kept = keptChanges()
    if (!kept) return
    basis.current = new Map(Object.entries(kept.basis))
    setWanted(kept.wanted)
  }, [wanted])

  const savedOf = (key: string, locale: Locale): string => {
    const side = byKey.get(key)?.states[locale]
    return side ? savedText(side) : ''
  }
  const textOf = (key: string, locale: Locale): string => {
    const own = wanted[locale][key]
    if (own === undefined) return savedOf(key, locale)
    return own ?? byKey.get(key)?.states[locale]?.shipped ?? ''
  }

  function set(key: string, locale: Locale, value: string): void {
    const side = byKey.get(key)?.states[locale]
    if (!side) return
    if (!basis.current.has(`${locale} ${key}`)) basis.current.set(`${locale} ${key}`, savedOf(key, locale))
    const { [key]: _before, ...others } = wanted[locale]
    const own = value === savedOf(key, locale) ? {} : { [key]: value === side.shipped ? null : value }
    setWanted({ ...wanted, [locale]: { ...others, ...own } })
  }

  const faults = locales.flatMap((locale) =>
    Object.entries(wanted[locale]).flatMap(([key, value]) => {
      const side = byKey.get(key)?.states[locale]
      const fault = side ? faultOf(side, value) : null
      return fault === null ? [] : [{ key, locale, fault }]
    }),
  )

  function failed(answer: { status: number; detail: string }): false {
    const words = answer.status === 0 ? text.offline : answer.detail
    if (answer.status === 401) setSignedOut(true)
    else showToast({ kind: 'error', title: text.failed, text: words || text.failedText })
    return false
  }

  /** Resolves with whether everything was saved. `tries` limits the retries when others keep saving. */
  async function save(sent = wanted, tries = 3): Promise<boolean> {
    const found = clashesIn(sent, latest.current.rows, basis.current)
    setClashes(found)
    if (found.length > 0) return false
    setBusy(true)
    const answer = await request(textsEndpoints.texts, {
      method: 'PUT',
      headers: { 'if-match': `"${latest.current.revision}"` },
      body: Object.fromEntries(
        locales.flatMap((locale) => (isEmpty(sent, locale) ? [] : [[locale, sent[locale]]])),
      ),
    })
    setBusy(false)
    // An unreadable file is not a conflict
    if (!answer.ok && (answer.problem.current === undefined || tries === 1)) return failed(answer)
    await reload()
    if (!answer.ok) return save(sent, tries - 1)
    setWanted(nothingWanted)
    basis.current.clear()
    showToast({ kind: 'success', title: text.saved, text: text.savedText })
    return true
  }

  /** Marks a text as checked: somebody has read it, or has seen the new shipped text, and keeps it. */
  async function checked(key: string, locale: Locale): Promise<void> {
    const answer = await request(textsEndpoints.checked, { method: 'POST', body: { [locale]: [key] } })
    if (answer.ok) await reload()
    else failed(answer)
  }

  return {
    wanted,
    count,
    busy,
    faults,
    clashes,
    byKey,
    savedOf,
    textOf,
    set,
    save: () => save(),
    checked,
    discard() {
      basis.current.clear()
      setWanted(nothingWanted)
    },
    /** Sets many at once, as from a translator's file. */
    setAll(changes: TextsInput) {
      for (const locale of locales)
        for (const key of Object.keys(changes[locale] ?? {}))
          basis.current.set(`${locale} ${key}`, savedOf(key, locale))
      setWanted(perLocale((locale) => ({ ...wanted[locale], ...changes[locale] })))
    },
    /** Removes an unused entry from its file. */
    remove: (key: string, locale: Locale) =>
      setWanted({ ...wanted, [locale]: { ...wanted[locale], [key]: null } }),
    /** `choices`: for each clash, whether the member's own text overwrites the other. */
    async settle(choices: readonly boolean[]): Promise<boolean> {
      const next = perLocale((locale) => ({ ...wanted[locale] }))
      for (const [at, { key, locale, theirs }] of clashes.entries()) {
        if (choices[at]) basis.current.set(`${locale} ${key}`, theirs)
        else delete next[locale][key]
      }
      setClashes([])
      setWanted(next)
      return locales.every((locale) => isEmpty(next, locale)) || save(next)
    },
    closeClashes: () => setClashes([]),
    isSignedOut,
    signInClosed: () => setSignedOut(false),
  }
}

const isEmpty = (wanted: WantedTexts, locale: Locale): boolean => Object.keys(wanted[locale]).length === 0

/** Texts that somebody else has changed since they were first changed here. */
function clashesIn(
  wanted: WantedTexts,
  rows: readonly TextRow[],
  basis: ReadonlyMap<string, string>,
): Clash[] {
  const sides = new Map(rows.map((row) => [row.key, row.states]))
  return locales.flatMap((locale) =>
    Object.entries(wanted[locale]).flatMap(([key, value]): Clash[] => {
      const side = sides.get(key)?.[locale]
      const theirs = side ? savedText(side) : ''
      const mine = value ?? side?.shipped ?? ''
      return theirs === basis.get(`${locale} ${key}`) || theirs === mine
        ? []
        : [{ key, locale, mine, theirs }]
    }),
  )
}
