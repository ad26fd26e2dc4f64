import { useState } from 'react'
import { type Locale, locales } from '#domain/locales.ts'
import { editText as text } from '#locales/en/admin-edit.ts'
import * as shared from '#renderer/ui/studio/shared.css.ts'
import { nameOf, placeOf } from '../own-texts/names.ts'
import { TextEditor } from '../own-texts/text-editor.tsx'
import type { TextChanges } from '../own-texts/use-text-changes.ts'
import * as styles from './edit.css.ts'
import type { PageTexts } from './use-page-frame.ts'

type UnseenPanelProps = {
  texts: PageTexts
  locale: Locale
  changes: TextChanges
  /** The name of the site. */
  name: string
  page: string
}

/** Texts of the page that are not visible on it: for search engines, dialogs, messages and screen readers. */
export function UnseenPanel({ texts, locale, changes, name, page }: UnseenPanelProps) {
  const { head, unseen } = texts
  const places = [...new Set(unseen.map(placeOf))]
  return (
    <aside className={styles.unseen} id="unseen" aria-labelledby="unseen-title" tabIndex={-1}>
      <h2 id="unseen-title">{text.unseen.title}</h2>
      <h3>{text.unseen.search}</h3>
      <div className={styles.result} lang={locale}>
        <p className={shared.meta}>
          {name} › {page}
        </p>
        <p className={styles.resultTitle}>{head.title}</p>
        <p>{head.description}</p>
      </div>
      {head.keys.map((key) => (
        <Entry key={key} textKey={key} locale={locale} changes={changes} />
      ))}
      {places.map((place) => (
        <div key={place}>
          <h3>{place}</h3>
          {unseen
            .filter((key) => placeOf(key) === place)
            .map((key) => (
              <Entry key={key} textKey={key} locale={locale} changes={changes} />
            ))}
        </div>
      ))}
    </aside>
  )
}

type EntryProps = Pick<UnseenPanelProps, 'locale' | 'changes'> & { textKey: string }

/** An entry's fields are rendered only once it is opened: there may be hundreds. */
function Entry({ textKey, locale, changes }: EntryProps) {
  const [isOpen, setOpen] = useState(false)
  const row = changes.byKey.get(textKey)
  if (!row) return null
  const isChanged = locales.some((one) => changes.wanted[one][textKey] !== undefined)
  return (
    <details
      className={styles.entry}
      name="unseen-text"
      data-key={textKey}
      onToggle={(event) => setOpen(event.currentTarget.open)}
    >
      <summary>
        <b>{nameOf(textKey)}</b>
        {isChanged && <span className={shared.meta}> {text.unsaved}</span>}
        <span className={styles.entryText} lang={locale}>
          {changes.textOf(textKey, locale)}
        </span>
      </summary>
      {isOpen && <TextEditor row={row} changes={changes} first={locale} />}
    </details>
  )
}
