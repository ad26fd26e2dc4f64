import { useEffect, useId, useRef, useState } from 'react'
import { type Locale, languageName, locales } from '#domain/locales.ts'
import { editAddress, type TextRow, type TextsView } from '#domain/site/own-texts.ts'
import { isListed, type TextFilter, textFilters } from '#domain/site/text-rows.ts'
import { textsText as text } from '#locales/en/admin-texts.ts'
import { scriptOnly } from '#renderer/theme/layout.css.ts'
import { AdminButton, AdminField } from '#renderer/ui/studio/controls.tsx'
import { Notice } from '#renderer/ui/studio/notice.tsx'
import { PageHead } from '#renderer/ui/studio/page-head.tsx'
import { SearchField } from '#renderer/ui/studio/search-field.tsx'
import { Section } from '#renderer/ui/studio/section.tsx'
import * as shared from '#renderer/ui/studio/shared.css.ts'
import { nameOf, placeOf } from '../own-texts/names.ts'
import { SaveChanges } from '../own-texts/save-changes.tsx'
import { TextEditor } from '../own-texts/text-editor.tsx'
import { type TextChanges, useTextChanges } from '../own-texts/use-text-changes.ts'
import { SiteTabs } from '../site/site-tabs.tsx'
import * as styles from './texts.css.ts'
import { TranslatorSection } from './translator-section.tsx'

const filters = ['all', ...(Object.keys(textFilters) as TextFilter[])] as const
type Filter = (typeof filters)[number]

/** The number of rows shown at a time. */
const portion = 60

/** Every text of the site in a list, mails and messages included (R335). */
export function TextsScreen({ texts }: { texts: TextsView }) {
  const { rows, gone } = texts
  const changes = useTextChanges(texts)
  const [words, setWords] = useState('')
  const [filter, setFilter] = useState<Filter>('all')
  const [shown, setShown] = useState(portion)
  const [opened, setOpened] = useState<string | null>(null)
  const found = rows.filter((row) => (filter === 'all' || isListed(row, filter)) && hasWords(row, words))
  const counted = (one: Filter) =>
    one === 'all' ? rows.length : rows.filter((row) => isListed(row, one)).length
  const narrow = (apply: () => void) => {
    apply()
    setShown(portion)
  }
  return (
    <main className={shared.sectionsPage} id="content" tabIndex={-1}>
      <div>
        <SiteTabs current="texts" />
      </div>
      <PageHead
        title={text.title}
        count={text.count({ count: rows.length })}
        lead={
          <>
            {text.lead}{' '}
            <a className={shared.link} href={editAddress('/')}>
              {text.onThePage}
            </a>
          </>
        }
      />
      <p className={`${shared.meta} ${shared.withoutScript}`}>{text.needsScript}</p>
      <div className={`${styles.finder} ${scriptOnly}`}>
        <search className={styles.words}>
          <SearchField
            label={text.search}
            placeholder={text.search}
            value={words}
            onChange={({ target }) => narrow(() => setWords(target.value))}
          />
        </search>
        <AdminField
          label={text.filter}
          value={filter}
          onChange={({ target }: React.ChangeEvent<HTMLSelectElement>) =>
            narrow(() => setFilter(target.value as Filter))
          }
          options={filters.map((one) => (
            <option key={one} value={one}>
              {text.filters[one]} ({counted(one)})
            </option>
          ))}
        />
      </div>
      <div className={styles.saving}>
        <p className={shared.meta} role="status">
          {text.count({ count: found.length })}
        </p>
        <SaveChanges changes={changes} onFault={setOpened} />
      </div>
      {found.length === 0 ? (
        <Notice {...text.none} />
      ) : (
        <ul className={shared.rowList}>
          {found.slice(0, shown).map((row) => (
            <Row
              key={row.key}
              row={row}
              changes={changes}
              isOpen={opened === row.key}
              onOpen={() => setOpened(opened === row.key ? null : row.key)}
            />
          ))}
        </ul>
      )}
      {found.length > shown && (
        <AdminButton onClick={() => setShown(shown + portion)}>
          {text.more({ count: Math.min(portion, found.length - shown) })}
        </AdminButton>
      )}
      {gone.length > 0 && <Gone gone={gone} changes={changes} />}
      <TranslatorSection changes={changes} />
    </main>
  )
}

const hasWords = ({ key, states }: TextRow, words: string): boolean => {
  const all = [
    key,
    nameOf(key),
    placeOf(key),
    ...Object.values(states).flatMap(({ text, shipped }) => [text, shipped]),
  ]
  const said = all.join('\n').toLowerCase()
  return words
    .toLowerCase()
    .split(/\s+/)
    .every((word) => said.includes(word))
}

type RowProps = { row: TextRow; changes: TextChanges; isOpen: boolean; onOpen: () => void }

function Row({ row, changes, isOpen, onOpen }: RowProps) {
  const { key } = row
  const id = useId()
  const item = useRef<HTMLLIElement>(null)
  useEffect(() => {
    if (isOpen) item.current?.querySelector<HTMLElement>('[role=textbox]')?.focus()
  }, [isOpen])
  return (
    <li className={styles.row} ref={item}>
      <button
        className={styles.head}
        type="button"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={onOpen}
      >
        <b>{nameOf(key)}</b>
        <span className={shared.meta}>{placeOf(key)}</span>
        <Signs row={row} changes={changes} />
        {!isOpen &&
          locales.map(
            (locale) =>
              row.states[locale] && (
                <span className={styles.said} lang={locale} key={locale}>
                  {changes.textOf(key, locale)}
                </span>
              ),
          )}
      </button>
      {isOpen && (
        <div className={styles.body} id={id}>
          <TextEditor row={row} changes={changes} />
        </div>
      )}
    </li>
  )
}

function Signs({ row, changes }: Pick<RowProps, 'row' | 'changes'>) {
  const toCheck = locales.filter((locale) => row.states[locale]?.toCheck)
  const signs = [
    locales.some((locale) => changes.wanted[locale][row.key] !== undefined) && text.signs.unsaved,
    isListed(row, 'fault') && text.signs.fault,
    isListed(row, 'newShipped') && text.signs.newShipped,
    ...toCheck.map((locale) => text.signs.toCheck({ language: languageName(locale, 'en') })),
    isListed(row, 'changed') && text.signs.changed,
  ].filter((sign) => sign !== false)
  return signs.map((sign) => (
    <span className={`${shared.chip} ${shared.pill}`} key={sign}>
      {sign}
    </span>
  ))
}

/** Entries of the content files whose text the program no longer has; kept until somebody removes them. */
function Gone({ gone, changes }: { gone: TextsView['gone']; changes: TextChanges }) {
  return (
    <Section title={text.gone.title} lead={text.gone.lead}>
      <ul className={shared.rowList}>
        {gone.map(({ key, locale, text: own }: { key: string; locale: Locale; text: string }) => (
          <li className={styles.gone} key={`${locale} ${key}`}>
            <b>{key}</b>
            <span className={shared.meta}>{languageName(locale, 'en')}</span>
            <span className={styles.said} lang={locale}>
              {own}
            </span>
            <AdminButton small onClick={() => changes.remove(key, locale)}>
              {text.gone.remove}
            </AdminButton>
          </li>
        ))}
      </ul>
    </Section>
  )
}
