import type { MouseEvent } from 'react'
import { historyText as text } from '#locales/en/admin-history.ts'
import LayersScene from '#renderer/art/studio/layers.svg'
import VersionStack from '#renderer/art/studio/version-stack.svg'
import { Avatar } from '#renderer/ui/studio/controls.tsx'
import { PenIcon } from '#renderer/ui/studio/icons.tsx'
import * as shared from '#renderer/ui/studio/shared.css.ts'
import type { Screen, Version } from './+data.ts'
import * as styles from './history.css.ts'
import { BranchIcon } from './icons.tsx'

type VersionListProps = {
  screen: Screen
  /** Called before the browser follows a link of the list. */
  onPick: (event: MouseEvent) => void
}

/** Up to this many versions leave room below the list. */
const fewVersions = 5

export function VersionList({ screen, onPick }: VersionListProps) {
  const { versions, total, unrecorded, olderHref, deletedPosts } = screen
  return (
    <aside className={styles.list} aria-labelledby="versions">
      <div className={styles.listInner}>
        <div className={styles.listHead}>
          <h2 id="versions">
            {text.versions} <span className={styles.count}>{total}</span>
          </h2>
          {deletedPosts > 0 && (
            <a className={`${shared.link} ${styles.smallLink}`} href="/admin/deleted">
              {text.deleted.link({ count: deletedPosts })}
            </a>
          )}
        </div>
        <ol className={styles.versions}>
          {unrecorded && (
            <li className={styles.version}>
              <Avatar name="?" tone="outside" />
              <span className={styles.versionName}>{text.unrecorded.title}</span>
              <span className={styles.fact}>{text.unrecorded.text}</span>
              <span className={styles.note}>{text.onSite}</span>
            </li>
          )}
          {versions.map((version) => (
            <Row key={version.commit} version={version} onPick={onPick} />
          ))}
        </ol>
        {olderHref && (
          <a className={`${shared.link} ${styles.older}`} href={olderHref} onClick={onPick}>
            {text.older}
          </a>
        )}
        {versions.length > 1 && versions.length <= fewVersions && (
          <div className={styles.listFoot}>
            <VersionStack />
            <p>{text.hint}</p>
          </div>
        )}
      </div>
      {versions.length <= fewVersions && (
        <div className={styles.layers}>
          <LayersScene />
        </div>
      )}
    </aside>
  )
}

function Row({ version, onPick }: { version: Version; onPick: (event: MouseEvent) => void }) {
  const { name, author, date, moment, outside, changes, note, side, href } = version
  return (
    <li className={styles.version} data-side={side ?? undefined}>
      <Avatar name={author} {...(outside && { tone: 'outside' as const })} />
      {version.readable ? (
        <a
          className={styles.versionLink}
          href={href}
          aria-current={side === 'from' ? 'true' : undefined}
          onClick={onPick}
        >
          {name}
        </a>
      ) : (
        <span className={styles.versionName}>{name}</span>
      )}
      <span className={styles.fact}>
        {author}, <time dateTime={date}>{moment}</time>
      </span>
      {changes && <span className={styles.fact}>{changes}</span>}
      {note && <span className={styles.note}>{note}</span>}
      {outside && (
        <span className={styles.outside}>
          {outside === text.outsideHand ? <PenIcon /> : <BranchIcon />}
          {outside}
        </span>
      )}
    </li>
  )
}
