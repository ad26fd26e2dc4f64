import { headDescription, headTitle } from '#domain/posts/head-texts.ts'
import { editorText } from '#locales/en/admin-editor.ts'
import { useApp } from '#renderer/app-context.tsx'
import * as styles from './search-result.css.ts'
import { type Snippet, type SnippetRule, snippetOf, snippetRules } from './search-snippet.ts'

const text = editorText.preview

type SearchResultProps = {
  title: string
  description: string
  /** ISO 8601; null for a post without a date. */
  date: string | null
  origin: string
}

/**
 * The post in a list of search results, on a desktop and on a phone (R292). The list is a light one: that is what most
 * people see, whatever the theme of the studio.
 */
export function SearchResult(props: SearchResultProps) {
  return (
    <section className={styles.example} aria-labelledby="in-search">
      <h2 id="in-search">{text.inSearch}</h2>
      <Result form="desktop" {...props} />
      <Result form="phone" {...props} />
      {props.description.length < 110 && <p className={styles.note}>{text.ownLine}</p>}
    </section>
  )
}

function Result({
  form,
  title,
  description,
  date,
  origin,
}: SearchResultProps & { form: 'desktop' | 'phone' }) {
  const { site } = useApp()
  const rules: Record<'title' | 'description', SnippetRule> = snippetRules[form]
  const day = date === null ? '' : `${dayOf(date)} — `
  const shownTitle = snippetOf(headTitle(title || text.noTitle, site.name), rules.title)
  const shownText = snippetOf(day + headDescription(description || text.noDescription), rules.description)
  const [first = '', ...rest] = shownText.lines
  return (
    <figure className={styles.figure}>
      <figcaption className={styles.caption}>
        <b>{text.forms[form]}</b>{' '}
        {[
          text.titleRoom({ width: shownTitle.width, room: shownTitle.room }),
          ...[shownTitle.isCut ? text.titleCut : [], shownText.isCut ? text.descriptionCut : []].flat(),
        ].join(' ')}
      </figcaption>
      <div className={styles.room[form]}>
        <div className={styles.result[form]}>
          <div className={styles.site}>
            <span className={styles.icon}>
              <img src="/icon.svg" width="18" height="18" alt="" loading="lazy" />
            </span>
            <span className={styles.names}>
              <span className={styles.siteName}>{site.name}</span>
              <span className={styles.address}>
                {form === 'desktop' ? `${origin} › ${text.breadcrumb}` : origin.replace(/^https?:\/\//, '')}
              </span>
            </span>
          </div>
          <Lines className={styles.title} snippet={shownTitle} />
          <p className={styles.text}>
            {day !== '' && first.startsWith(day.trim()) ? (
              <>
                <span className={styles.date}>{day}</span>
                {first.slice(day.length)}
              </>
            ) : (
              first
            )}
            {rest.map((line) => (
              <span className={styles.line} key={line}>
                {line}
              </span>
            ))}
          </p>
        </div>
      </div>
    </figure>
  )
}

function Lines({ className, snippet }: { className: string; snippet: Snippet }) {
  return (
    <p className={className}>
      {snippet.lines.map((line) => (
        <span className={styles.line} key={line}>
          {line}
        </span>
      ))}
    </p>
  )
}

const day = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Europe/London',
  day: 'numeric',
  month: 'short',
  year: 'numeric',
})
const dayOf = (date: string): string => day.format(new Date(date))
