import { type FormEvent, type ReactNode, type RefObject, useState } from 'react'
import { navigate } from 'vike/client/router'
import type { Run } from '#domain/posts/changes.ts'
import type { ShownChange } from '#domain/posts/history-views.ts'
import { historyText as text } from '#locales/en/admin-history.ts'
import { visuallyHidden } from '#renderer/theme/layout.css.ts'
import { ArrowRightIcon, ChevronDownIcon } from '#renderer/ui/icons.tsx'
import { AdminButton, AdminLink } from '#renderer/ui/studio/controls.tsx'
import * as shared from '#renderer/ui/studio/shared.css.ts'
import type { Comparison, Screen } from './+data.ts'
import { ChangedFields } from './changed-fields.tsx'
import { ChangedText } from './changed-text.tsx'
import * as styles from './comparison.css.ts'

type ComparisonPaneProps = {
  screen: Screen
  comparison: Comparison
  heading: RefObject<HTMLHeadingElement | null>
}

/** Above this many paragraphs a comparison may have been cut short to stay quick. */
const many = 300

/** The kinds of word changes in a change: the legend explains only these. */
function kindsIn(change: ShownChange): Run['kind'][] {
  if ('paragraphs' in change) return change.paragraphs.flatMap(({ words }) => words.map(({ kind }) => kind))
  return 'words' in change ? change.words.map(({ kind }) => kind) : ['removed', 'added']
}

export function ComparisonPane({ screen, comparison, heading }: ComparisonPaneProps) {
  const { changes } = comparison
  const bodies = changes.flatMap((change) => ('paragraphs' in change ? change : []))
  const fields = changes.filter((change) => !('paragraphs' in change))
  const changedIn = (field: string) =>
    bodies.find((body) => body.field === field)?.paragraphs.filter(({ kind }) => kind !== 'same').length ?? 0
  const [paragraphs, questions] = [changedIn('content'), changedIn('faqData')]
  const nothing = changes.length === 0
  const kinds = new Set(changes.flatMap(kindsIn))
  return (
    <>
      <h2 className={visuallyHidden} id="comparison" ref={heading} tabIndex={-1}>
        {text.comparisonOf({ from: comparison.from.moment, to: comparison.to.moment })}
      </h2>
      <Chooser screen={screen} comparison={comparison} />
      {nothing ? (
        <div className={styles.identical}>
          <h3>{text.identical.title}</h3>
          <p className={shared.meta}>{text.identical.text}</p>
        </div>
      ) : (
        <>
          <p className={styles.legend}>
            <span className={styles.legendMarks}>
              {kinds.has('removed') && <del className={styles.removed}>{text.legend.removed}</del>}
              {kinds.has('added') && <ins className={styles.added}>{text.legend.added}</ins>}
            </span>
            <span>{summaryOf({ fields: fields.length, paragraphs, questions })}</span>
          </p>
          {paragraphs > many && <p className={shared.hint}>{text.large}</p>}
          <div className={styles.changes}>
            {fields.length > 0 && (
              <Part id="changed-fields" title={text.parts.fields}>
                <ChangedFields changes={fields} />
              </Part>
            )}
            {bodies.map(({ field, paragraphs: list }) => (
              <Part
                key={field}
                id={`changed-${field}`}
                title={field === 'content' ? text.parts.text : text.parts.faq}
              >
                <ChangedText what={field === 'content' ? 'content' : 'faqData'} paragraphs={list} />
              </Part>
            ))}
          </div>
        </>
      )}
      <p className={styles.jumpBar}>
        <AdminLink variant="primary" className={styles.jump} href="#restore">
          {text.restore.jump}
        </AdminLink>
      </p>
    </>
  )
}

function Part({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section className={styles.part} aria-labelledby={id}>
      <h3 id={id}>{title}</h3>
      {children}
    </section>
  )
}

/** Chooses any two versions. A plain form: it works without script. */
function Chooser({ screen, comparison }: { screen: Screen; comparison: Comparison }) {
  const { from, to } = comparison
  const [chosen, setChosen] = useState({ version: from.value, with: to.value })
  const changed = chosen.version !== from.value || chosen.with !== to.value
  const known = new Set(screen.options.map(({ value }) => value))
  const options = [
    ...screen.options,
    // Versions older than those in the list
    ...[from, to].flatMap(({ value, moment }) => (known.has(value) ? [] : { value, label: moment })),
  ]
  const submit = (event: FormEvent) => {
    if (!navigator.onLine) return
    event.preventDefault()
    navigate(`${screen.address}?version=${chosen.version}&with=${chosen.with}`)
  }
  return (
    <form className={styles.chooser} action={screen.address} onSubmit={submit}>
      {(['version', 'with'] as const).map((name) => (
        <span className={styles.choice} key={name}>
          {name === 'with' && <ArrowRightIcon className={`${shared.icon} ${styles.arrow}`} />}
          <span className={shared.selectBox}>
            <select
              className={styles.select}
              name={name}
              aria-label={name === 'version' ? text.choose.from : text.choose.to}
              value={chosen[name]}
              onChange={(event) => setChosen({ ...chosen, [name]: event.target.value })}
            >
              {options.map(({ value, label }) => (
                <option key={value} value={value}>
                  {label}
                </option>
              ))}
            </select>
            <ChevronDownIcon />
          </span>
        </span>
      ))}
      <AdminButton
        className={changed ? undefined : styles.unlessChanged}
        type="submit"
        small
        variant="primary"
      >
        {text.choose.submit}
      </AdminButton>
    </form>
  )
}

function summaryOf({ fields, paragraphs, questions }: Record<keyof typeof text.counts, number>): string {
  const parts = [
    fields > 0 && text.counts.fields({ count: fields }),
    paragraphs > 0 && text.counts.paragraphs({ count: paragraphs }),
    questions > 0 && text.counts.questions({ count: questions }),
  ].filter((part) => part !== false)
  return parts.length === 0 ? text.nothingChanged : text.summary({ parts })
}
