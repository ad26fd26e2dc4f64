import { useId } from 'react'
import { type Locale, languageName, locales } from '#domain/locales.ts'
import type { TextRow } from '#domain/site/own-texts.ts'
import { faultOf } from '#domain/site/text-rows.ts'
import { editText as text } from '#locales/en/admin-edit.ts'
import { AdminButton } from '#renderer/ui/studio/controls.tsx'
import { Problem } from '#renderer/ui/studio/problem.tsx'
import * as shared from '#renderer/ui/studio/shared.css.ts'
import * as styles from './own-texts.css.ts'
import { valuesOf } from './parts.ts'
import { TextField } from './text-field.tsx'
import type { TextChanges } from './use-text-changes.ts'

type TextEditorProps = {
  row: TextRow
  changes: TextChanges
  /** The page's language, shown first. */
  first?: Locale
}

export function TextEditor({ row, changes, first }: TextEditorProps) {
  const order = first ? [first, ...locales.filter((locale) => locale !== first)] : locales
  return (
    <div className={styles.sides}>
      {order.map((locale) => (
        <Side key={locale} row={row} locale={locale} changes={changes} />
      ))}
    </div>
  )
}

function Side({ row: { key, states }, locale, changes }: TextEditorProps & { locale: Locale }) {
  const id = useId()
  const side = states[locale]
  const language = languageName(locale, 'en')
  if (!side) return null
  const { shipped } = side
  const value = changes.textOf(key, locale)
  const isWanted = changes.wanted[locale][key] !== undefined
  const fault = isWanted ? faultOf(side, value === shipped ? null : value) : (side.fault ?? null)
  const values = valuesOf(shipped)
  const isOther = value !== shipped
  return (
    <div className={styles.side}>
      <div className={shared.fieldHead}>
        <span className={shared.label} id={`${id}-label`}>
          {language}
        </span>
        <span className={shared.meta} id={`${id}-length`}>
          {text.length({ count: value.length, about: shipped.length })}
        </span>
      </div>
      <TextField
        id={id}
        labelledBy={`${id}-label`}
        describedBy={`${id}-length ${id}-notes`}
        lang={locale}
        value={value}
        shipped={shipped}
        invalid={fault !== null}
        onChange={(now) => changes.set(key, locale, now)}
      />
      <div className={styles.notes} id={`${id}-notes`}>
        {fault !== null && <Problem>{text.fault({ fault })}</Problem>}
        {values.length > 0 && (
          <p className={shared.help}>
            {text.values({ names: [...new Set(values.map(({ name }) => `{${name}}`))] })}
          </p>
        )}
        {shipped.includes('{{') && <p className={shared.help}>{text.plural}</p>}
        {side.before !== undefined && (
          <p className={shared.hint}>{text.shippedChanged({ before: side.before })}</p>
        )}
        {isOther && (
          <p className={shared.help}>
            {text.shipped} <q lang={locale}>{shipped}</q>
          </p>
        )}
      </div>
      <div className={shared.actions}>
        {isOther && (
          <AdminButton small onClick={() => changes.set(key, locale, shipped)}>
            {text.asShipped}
          </AdminButton>
        )}
        {(side.toCheck || side.before !== undefined) && !isWanted && (
          <AdminButton small onClick={() => void changes.checked(key, locale)}>
            {side.toCheck ? text.isRight({ language }) : text.keepMine}
          </AdminButton>
        )}
      </div>
    </div>
  )
}
