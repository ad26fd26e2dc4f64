import { createContext, type ReactNode, useContext } from 'react'
import { locales } from '#domain/locales.ts'
import { isFacts } from '#domain/site/facts.ts'
import { partOf, type Shape } from '#domain/site/shape.ts'
import { factsText as text } from '#locales/en/admin-facts.ts'
import { type Path, type Value, valueAt } from './facts-state.ts'
import type { FactsForm } from './use-facts.ts'

/** Labels and help of a screen's fields, keyed by their paths without language and list index. */
export type Words = {
  labels: Readonly<Record<string, string>>
  help: Readonly<Record<string, string>>
  choices: Readonly<Record<string, string>>
}

type Context = FactsForm & {
  words: Words
  /** Fields that the member can see but not change. */
  locked: readonly string[]
}

const FactsContext = createContext<Context | null>(null)

export function FactsProvider({ children, ...value }: Context & { children: ReactNode }) {
  return <FactsContext.Provider value={value}>{children}</FactsContext.Provider>
}

export function useFactsForm(): Context {
  const form = useContext(FactsContext)
  if (!form) throw new Error('The field is outside a form')
  return form
}

export const idOf = (path: Path | string): string =>
  `fact-${(typeof path === 'string' ? path : path.join('.')).replace(/[^\w.-]/g, '_')}`

export const shapeAt = (shape: Shape, path: Path): Shape | undefined =>
  path.reduce<Shape | undefined>((at, key) => partOf(at, key), shape)

const isLanguage = (key: string | number) => locales.some((locale) => locale === key)

/** `founders.role` for the Italian role of the second founder, `claims.value` for any figure. */
export const patternOf = (path: Path): string =>
  path
    .filter((key, at) => typeof key === 'string' && !isLanguage(key) && !(at === 1 && path[0] === 'claims'))
    .join('.')

export function labelOf({ words }: Pick<Context, 'words'>, path: Path): string {
  const own = words.labels[patternOf(path)] ?? words.labels[patternOf(path.slice(-1))]
  if (own) return own
  const key = String(path.findLast((one) => typeof one === 'string' && !isLanguage(one)) ?? '')
  return key
    .replace(/([A-Z])/g, (letter) => ` ${letter.toLowerCase()}`)
    .replace(/^./, (letter) => letter.toUpperCase())
}

/** The label with its item and language, for use out of context. */
export function fullLabelOf(form: Pick<Context, 'words' | 'draft'>, path: Path): string {
  const whole = path.flatMap((key, at) => {
    const part = typeof key === 'number' ? valueAt(form.draft, path.slice(0, at + 1)) : undefined
    if (!isFacts(part)) return []
    return [nameIn(form.draft, path.slice(0, at + 1)) ?? String(Number(key) + 1)]
  })
  const claim = path[0] === 'claims' && typeof path[1] === 'string' ? [path[1]] : []
  const language = locales.filter((locale) => path.includes(locale)).map((locale) => text.languages[locale])
  const where = [...whole, ...claim, ...language]
  return where.length > 0 ? `${labelOf(form, path)} (${where.join(', ')})` : labelOf(form, path)
}

/** The name of a list item; if it has none in its language, the name in another. */
function nameIn(draft: Value, path: Path): string | undefined {
  const id = valueAt(draft, [...path, 'id'])
  const others = locales.flatMap((locale) => {
    const list = valueAt(
      draft,
      path.slice(0, -1).map((key) => (isLanguage(key) ? locale : key)),
    )
    return Array.isArray(list) && id !== undefined ? list.filter((one) => isFacts(one) && one.id === id) : []
  })
  return [valueAt(draft, path), ...others]
    .map((one) => (isFacts(one) ? one.name : undefined))
    .find((name): name is string => typeof name === 'string' && name !== '')
}

export const errorAt = ({ errors }: Pick<Context, 'errors'>, path: Path): string | undefined =>
  errors[path.join('.')]?.[0]
