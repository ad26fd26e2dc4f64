import { type FormEvent, type RefObject, useRef, useState } from 'react'
import { navigate } from 'vike/client/router'
import type { Run } from '#domain/posts/changes.ts'
import type { ShownChange } from '#domain/posts/history-views.ts'
import { historyText as text } from '#locales/en/admin-history.ts'
import { scriptOnly, visuallyHidden } from '#renderer/theme/layout.css.ts'
import { ArrowRightIcon, ChevronDownIcon } from '#renderer/ui/icons.tsx'
import { AdminButton, Segments } from '#renderer/ui/studio/controls.tsx'
import * as shared from '#renderer/ui/studio/shared.css.ts'
import { useSingleKeysOn } from '../frame/single-keys.ts'
import type { Comparison, Screen } from './+data.ts'
import { ChangedFields, SameFields } from './changed-fields.tsx'
import { ChangedText } from './changed-text.tsx'
import * as styles from './comparison.css.ts'
import { DownIcon, UpIcon } from './icons.tsx'
import type { Layout } from './runs.tsx'
import { useChanges } from './use-changes.ts'

type ComparisonPaneProps = {
  screen: Screen
  comparison: Comparison
  heading: RefObject<HTMLHeadingElement | null>
}

/** Above this many paragraphs a comparison may have been cut short to stay quick. */
const many = 300

/** What was done to words: the legend explains no other mark. */
function kindsIn(change: ShownChange): Run['kind'][] {
  if ('paragraphs' in change) return change.paragraphs.flatMap(({ words }) => words.map(({ kind }) => kind))
  return 'words' in change ? change.words.map(({ kind }) => kind) : ['removed', 'added']
}

export function ComparisonPane({ screen, comparison, heading }: ComparisonPaneProps) {
  const { changes, same, sameText } = comparison
  const hasSingleKeys = useSingleKeysOn()
  const [layout, setLayout] = useState<Layout>('together')
  const pane = useRef<HTMLDivElement>(null)
  const { position, next, previous } = useChanges(pane)
  const bodies = changes.flatMap((change) => ('paragraphs' in change ? change : []))
  const fields = changes.filter((change) => !('paragraphs' in change))
  const changedIn = (field: string) =>
    bodies.find((body) => body.field === field)?.paragraphs.filter(({ kind }) => kind !== 'same').length ?? 0
  const [paragraphs, questions] = [changedIn('content'), changedIn('faqData')]
  const nothing = changes.length === 0
  const kinds = new Set(changes.flatMap(kindsIn))
  const several = fields.length + paragraphs + questions > 1
  return (
    <>
      <h2 className={visuallyHidden} id="comparison" ref={heading} tabIndex={-1}>
        {text.comparisonOf({ from: comparison.from.moment, to: comparison.to.moment })}
      </h2>
      <div className={styles.comparisonHead}>
        <Chooser screen={screen} comparison={comparison} />
        {!nothing && (
          <div className={scriptOnly}>
            <Segments
              label={text.layout.label}
              options={[
                { value: 'together', label: text.layout.together },
                { value: 'side', label: text.layout.side },
              ]}
              value={layout}
              onChange={setLayout}
            />
          </div>
        )}
      </div>
      {nothing ? (
        <div className={styles.identical}>
          <h3>{text.identical.title}</h3>
          <p className={shared.meta}>{text.identical.text}</p>
        </div>
      ) : (
        <>
          <div className={styles.legendRow}>
            <p className={styles.legend}>
              <span className={styles.legendMarks}>
                {kinds.has('removed') && <del className={styles.removed}>{text.legend.removed}</del>}
                {kinds.has('added') && <ins className={styles.added}>{text.legend.added}</ins>}
              </span>
              <span>{summaryOf({ fields: fields.length, paragraphs, questions })}</span>
            </p>
            {several && (
              <div className={`${styles.steps} ${scriptOnly}`}>
                <button
                  className={shared.tool}
                  type="button"
                  aria-keyshortcuts={hasSingleKeys ? 'K' : undefined}
                  onClick={previous}
                >
                  <UpIcon />
                  <span className={visuallyHidden}>{text.previous}</span>
                </button>
                <button
                  className={shared.tool}
                  type="button"
                  aria-keyshortcuts={hasSingleKeys ? 'J' : undefined}
                  onClick={next}
                >
                  <DownIcon />
                  <span className={visuallyHidden}>{text.next}</span>
                </button>
                <span className={styles.position} role="status">
                  {position}
                </span>
              </div>
            )}
          </div>
          {paragraphs > many && <p className={shared.hint}>{text.large}</p>}
          <div className={styles.changes} ref={pane}>
            {fields.length > 0 && (
              <section className={styles.part} aria-labelledby="changed-fields">
                <h3 className={styles.partHeading} id="changed-fields">
                  {text.parts.fields}
                </h3>
                <ChangedFields changes={fields} layout={layout} />
              </section>
            )}
            {bodies.map(({ field, paragraphs: list }) => (
              <section className={styles.part} key={field} aria-labelledby={`changed-${field}`}>
                <h3 className={styles.partHeading} id={`changed-${field}`}>
                  {field === 'content' ? text.parts.text : text.parts.faq}
                </h3>
                <ChangedText
                  what={field === 'content' ? 'content' : 'faqData'}
                  paragraphs={list}
                  layout={layout}
                />
              </section>
            ))}
            {(same.length > 0 || sameText) && (
              <section className={styles.part} aria-labelledby="same-fields">
                <h3 className={styles.partHeading} id="same-fields">
                  {text.sameInBoth}
                </h3>
                <SameFields fields={same} paragraphs={sameText ?? []} />
              </section>
            )}
          </div>
        </>
      )}
      <p className={styles.jumpBar}>
        {several && (
          <>
            <button className={`${shared.tool} ${scriptOnly}`} type="button" onClick={previous}>
              <UpIcon />
              <span className={visuallyHidden}>{text.previous}</span>
            </button>
            <button className={`${shared.tool} ${scriptOnly}`} type="button" onClick={next}>
              <DownIcon />
              <span className={visuallyHidden}>{text.next}</span>
            </button>
          </>
        )}
        <a className={styles.jump} href="#restore">
          {text.restore.jump}
        </a>
      </p>
    </>
  )
}

/** Any two versions. A form like any other: it works without script. */
function Chooser({ screen, comparison }: { screen: Screen; comparison: Comparison }) {
  const { from, to } = comparison
  const [chosen, setChosen] = useState({ version: from.value, with: to.value })
  const changed = chosen.version !== from.value || chosen.with !== to.value
  const known = new Set(screen.options.map(({ value }) => value))
  const options = [
    ...screen.options,
    // An older version than the list shows
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
          <span className={styles.pillBox}>
            <select
              className={styles.pill}
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
