import { type ChangeEvent, type ReactNode, useState } from 'react'
import { defaultLocale, type Locale, locales } from '#domain/locales.ts'
import { isFacts } from '#domain/site/facts.ts'
import type { Shape } from '#domain/site/shape.ts'
import { factsText as text } from '#locales/en/admin-facts.ts'
import { visuallyHidden } from '#renderer/theme/layout.css.ts'
import { AdminField } from '#renderer/ui/studio/controls.tsx'
import { Problem } from '#renderer/ui/studio/problem.tsx'
import * as shared from '#renderer/ui/studio/shared.css.ts'
import * as styles from './facts.css.ts'
import { errorAt, idOf, labelOf, patternOf, shapeAt, useFactsForm } from './facts-context.tsx'
import { isSame, type Path, type Value } from './facts-state.ts'

/** A text that may have this many characters gets several lines. */
const longText = 300

const hasLanguages = (shape: Shape): boolean =>
  shape.kind === 'group' && isSame(Object.keys(shape.fields).sort(), [...locales].sort())

type FieldProps = {
  at: Path
  /** Instead of the screen's own label for it. */
  label?: string
  rows?: number
}

/** The control for a value, by its schema: an input, a list, or the fields of a group. */
export function FactField({ at, label, rows }: FieldProps) {
  const form = useFactsForm()
  const shape = shapeAt(form.shape, at)
  if (!shape) return null
  if (hasLanguages(shape)) return <BothLanguages at={at} {...(rows && { rows })} {...(label && { label })} />
  switch (shape.kind) {
    case 'group':
      return Object.keys(shape.fields).map((key) => <FactField key={key} at={[...at, key]} />)
    case 'flag':
      return <Flag at={at} {...(label && { label })} />
    case 'list':
      return shape.item.kind === 'text' ? <Lines at={at} {...(label && { label })} /> : null
    case 'record':
      return null
    default:
      return <TextControl at={at} shape={shape} {...(rows && { rows })} {...(label && { label })} />
  }
}

type PlainShape = Extract<Shape, { kind: 'text' | 'number' | 'figure' | 'choice' }>

/** The typed value; undefined for an empty field that is optional or a number. */
function read(shape: PlainShape, typed: string): Value {
  if (typed === '' && (shape.isOptional || shape.kind === 'number')) return undefined
  const isNumber = typed.trim() !== '' && String(Number(typed)) === typed
  return isNumber && (shape.kind === 'number' || shape.kind === 'figure') ? Number(typed) : typed
}

function TextControl({ at, shape, label, rows, lang }: FieldProps & { shape: PlainShape; lang?: Locale }) {
  const form = useFactsForm()
  const { words, locked } = form
  const value = form.value(at)
  const isLocked = locked.includes(String(at[0]))
  const pattern = patternOf(at)
  const common = {
    id: idOf(at),
    label: label ?? labelOf(form, at),
    help: isLocked ? text.locked : words.help[pattern],
    error: errorAt(form, at),
    disabled: isLocked,
    autoComplete: 'off',
    ...(lang && { lang }),
  }
  if (shape.kind === 'choice') {
    const options = shape.values.map((one) => (
      <option key={one} value={one}>
        {words.choices[`${pattern}.${one}`] ?? one}
      </option>
    ))
    return (
      <AdminField
        {...common}
        options={options}
        value={String(value ?? shape.fallback ?? '')}
        onChange={({ target }) => form.set(at, target.value)}
      />
    )
  }
  const typed = {
    value: String(value ?? ''),
    ...(shape.kind === 'text' && shape.isOptional && { placeholder: String(shape.fallback ?? '') }),
  }
  if (shape.kind === 'text' && (rows ?? 0) > 1)
    return (
      <AdminField
        {...common}
        {...typed}
        rows={rows ?? 2}
        onChange={({ target }: ChangeEvent<HTMLTextAreaElement>) =>
          form.set(at, read(shape, target.value.replace(/\n/g, ' ')))
        }
      />
    )
  return (
    <AdminField
      {...common}
      {...typed}
      inputMode={shape.kind === 'number' ? (shape.isWhole ? 'numeric' : 'decimal') : undefined}
      onChange={({ target }) => form.set(at, read(shape, target.value))}
    />
  )
}

export function BothLanguages({ at, label, rows }: FieldProps) {
  const form = useFactsForm()
  const shape = shapeAt(form.shape, at)
  const own = shape?.kind === 'group' ? shape.fields : {}
  const name = label ?? labelOf(form, at)
  return (
    <Pair legend={name}>
      {(locale) => {
        const one = own[locale]
        if (one?.kind !== 'text') return null
        const lines = rows ?? (one.most >= longText && isLong(form.value([...at, locale])) ? 2 : 1)
        return (
          <TextControl
            at={[...at, locale]}
            shape={one}
            rows={lines}
            lang={locale}
            label={text.languages[locale]}
          />
        )
      }}
    </Pair>
  )
}

const isLong = (value: Value): boolean => typeof value === 'string' && value.length > 60

export function Pair({
  legend,
  help,
  children,
}: {
  legend: string
  help?: string
  children: (locale: Locale) => ReactNode
}) {
  return (
    <fieldset className={styles.pair}>
      <legend className={shared.label}>{legend}</legend>
      {help && <p className={shared.help}>{help}</p>}
      <div className={styles.sides}>
        {locales.map((locale) => (
          <div key={locale}>{children(locale)}</div>
        ))}
      </div>
    </fieldset>
  )
}

/** `paths`: all places of the same fact, which change together. */
export function Flag({ at, label, paths = [at] }: FieldProps & { paths?: readonly Path[] }) {
  const form = useFactsForm()
  const id = idOf(at)
  const help = form.words.help[patternOf(at)]
  return (
    <div className={styles.tick}>
      <input
        type="checkbox"
        id={id}
        checked={form.value(at) === true}
        aria-describedby={help && `${id}-help`}
        // Off is the default: nothing to store
        onChange={({ target }) => {
          for (const path of paths) form.set(path, target.checked || undefined)
        }}
      />
      <label htmlFor={id}>{label ?? labelOf(form, at)}</label>
      {help && (
        <p className={shared.help} id={`${id}-help`}>
          {help}
        </p>
      )}
    </div>
  )
}

export function Lines({ at, label, lang }: FieldProps & { lang?: Locale }) {
  const form = useFactsForm()
  const value = form.value(at)
  const list = Array.isArray(value) ? value.map(String) : []
  const faults = list.flatMap((_item, line) => {
    const message = errorAt(form, [...at, line])
    return message ? [text.inLine({ line: line + 1, message })] : []
  })
  return (
    <AdminField
      id={idOf(at)}
      label={label ?? labelOf(form, at)}
      error={faults[0] ?? errorAt(form, at)}
      rows={Math.max(3, list.length + 1)}
      lang={lang}
      value={list.join('\n')}
      // Empty lines are removed on blur only: while typing, the next item begins there
      onChange={({ target }: ChangeEvent<HTMLTextAreaElement>) =>
        form.set(at, target.value === '' ? [] : target.value.split('\n'))
      }
      onBlur={() =>
        form.set(
          at,
          list.filter((item) => item.trim() !== ''),
        )
      }
    />
  )
}

type SharedNumberProps = { paths: Readonly<Record<Locale, Path>>; label: string; help?: string }

/** A number that is the same in both languages until somebody asks for two. */
export function SharedNumber({ paths, label, help }: SharedNumberProps) {
  const form = useFactsForm()
  const [first, second] = locales.map((locale) => form.value(paths[locale]))
  const [isSplit, setSplit] = useState(first !== second)
  const set = (of: readonly Locale[], typed: string) => {
    const amount = typed === '' ? undefined : String(Number(typed)) === typed ? Number(typed) : typed
    for (const locale of of) form.set(paths[locale], amount)
  }
  const field = (of: readonly Locale[], name: string, locale: Locale) => (
    <AdminField
      id={idOf(paths[locale])}
      label={name}
      help={of.length > 1 ? help : undefined}
      error={locales.map((one) => (of.includes(one) ? errorAt(form, paths[one]) : undefined)).find(Boolean)}
      inputMode="numeric"
      autoComplete="off"
      value={String(form.value(paths[locale]) ?? '')}
      onChange={({ target }) => set(of, target.value)}
    />
  )
  if (!isSplit)
    return (
      <div className={styles.number}>
        {field(locales, label, defaultLocale)}
        <button className={shared.link} type="button" onClick={() => setSplit(true)}>
          {text.differentlyIn}
          <span className={visuallyHidden}>: {label}</span>
        </button>
      </div>
    )
  return (
    <fieldset className={styles.pair}>
      <legend className={shared.label}>{label}</legend>
      <div className={styles.sides}>
        {locales.map((locale) => (
          <div key={locale}>{field([locale], text.languages[locale], locale)}</div>
        ))}
      </div>
      <button
        className={shared.link}
        type="button"
        onClick={() => {
          set(locales, String(first ?? ''))
          setSplit(false)
        }}
      >
        {text.sameInBoth({ value: String(first ?? '') })}
      </button>
    </fieldset>
  )
}

export function FactProblem({ at }: { at: Path }) {
  const error = errorAt(useFactsForm(), at)
  return error ? <Problem id={idOf(at)}>{error}</Problem> : null
}

export const groupsIn = (value: Value) => (Array.isArray(value) ? value.filter(isFacts) : [])
