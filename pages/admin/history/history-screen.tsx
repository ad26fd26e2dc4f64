import { type MouseEvent, useEffect, useRef, useState } from 'react'
import { historyText as text } from '#locales/en/admin-history.ts'
import { visuallyHidden } from '#renderer/theme/layout.css.ts'
import { AlertIcon, ArrowLeftIcon } from '#renderer/ui/icons.tsx'
import { AdminLink } from '#renderer/ui/studio/controls.tsx'
import { ExternalIcon } from '#renderer/ui/studio/icons.tsx'
import { Notice } from '#renderer/ui/studio/notice.tsx'
import * as shared from '#renderer/ui/studio/shared.css.ts'
import type { Screen } from './+data.ts'
import { ComparisonPane } from './comparison-pane.tsx'
import * as styles from './history.css.ts'
import { RestorePanel } from './restore-panel.tsx'
import { VersionList } from './version-list.tsx'

export function HistoryScreen({ screen }: { screen: Screen }) {
  const { post, comparison, asked, deleted, missing } = screen
  const [offline, setOffline] = useState(false)
  const heading = useComparisonFocus(comparison && `${asked} ${comparison.from.value} ${comparison.to.value}`)
  // A page that cannot be fetched would replace this one with an error
  const stayWhenOffline = (event: MouseEvent) => {
    setOffline(!navigator.onLine)
    if (navigator.onLine) return
    event.preventDefault()
    event.stopPropagation()
  }
  return (
    <main className={asked ? styles.chosen : undefined} id="content" tabIndex={-1}>
      <header className={styles.head}>
        <a
          className={`${shared.tool} ${asked ? shared.notOnPhone : ''}`}
          href={deleted ? '/admin/deleted' : `/admin/posts/${encodeURIComponent(post.id)}`}
        >
          <ArrowLeftIcon className={shared.icon} />
          <span className={visuallyHidden}>{deleted ? text.deleted.title : text.back}</span>
        </a>
        {asked && (
          <a className={`${shared.tool} ${shared.onlyOnPhone}`} href={screen.address}>
            <ArrowLeftIcon className={shared.icon} />
            <span className={visuallyHidden}>{text.backToList}</span>
          </a>
        )}
        <div className={styles.headText}>
          <h1>{text.title}</h1>
          <p className={`${shared.meta} ${styles.postTitle}`}>{post.title}</p>
        </div>
        {!deleted && (
          <AdminLink
            variant="ghost"
            className={shared.notOnPhone}
            href={`/posts/${post.slug}.html`}
            target="_blank"
            rel="noopener"
          >
            <ExternalIcon className={shared.icon} />
            {text.view}
            <span className={visuallyHidden}> ({text.newTab})</span>
          </AdminLink>
        )}
      </header>
      {deleted && (
        <p className={styles.gone}>
          <AlertIcon className={shared.bannerIcon} />
          <span>
            <b>{deleted.title}.</b> {text.deletedPost.text}{' '}
            <a className={shared.link} href="/admin/deleted">
              {text.deletedPost.link}
            </a>
          </span>
        </p>
      )}
      <p className={offline ? styles.offline : visuallyHidden} role="status">
        {offline ? text.offline : ''}
      </p>
      <div className={styles.panes}>
        <VersionList screen={screen} onPick={stayWhenOffline} />
        <section className={styles.comparison} aria-labelledby="comparison">
          {comparison && !missing ? (
            <ComparisonPane
              key={`${comparison.from.value} ${comparison.to.value}`}
              screen={screen}
              comparison={comparison}
              heading={heading}
            />
          ) : (
            <>
              <h2 className={visuallyHidden} id="comparison">
                {text.comparison}
              </h2>
              <Notice
                heading="h2"
                {...(missing
                  ? {
                      title: text.missing.title,
                      text: text.missing.text,
                      link: { href: screen.address, label: text.missing.link },
                    }
                  : deleted
                    ? text.singleDeleted
                    : text.single)}
              />
            </>
          )}
        </section>
        {comparison && !missing && (
          <RestorePanel
            key={`${comparison.from.value} ${post.revision}`}
            screen={screen}
            comparison={comparison}
          />
        )}
      </div>
    </main>
  )
}

/** Focuses a new comparison, where reading continues; the frame alone would focus the whole page. */
function useComparisonFocus(comparison: string | null) {
  const heading = useRef<HTMLHeadingElement>(null)
  const shown = useRef(comparison)
  useEffect(() => {
    if (shown.current === comparison) return
    shown.current = comparison
    const timer = setTimeout(() => heading.current?.focus({ preventScroll: true }), 60)
    return () => clearTimeout(timer)
  }, [comparison])
  return heading
}
