import type { PreviewLink } from '#domain/posts/preview.schema.ts'
import { sharingText as text } from '#locales/en/admin-sharing.ts'
import { visuallyHidden } from '#renderer/theme/layout.css.ts'
import { AdminButton } from '#renderer/ui/studio/controls.tsx'
import { momentInSentence, momentInWords } from '#renderer/ui/studio/moments.ts'
import * as shared from '#renderer/ui/studio/shared.css.ts'
import { CopyButton } from './copy-button.tsx'
import * as styles from './share-dialog.css.ts'

type LinkListProps = {
  links: readonly PreviewLink[]
  /** Milliseconds since 1970. */
  now: number
  onRevoke: (link: PreviewLink) => void
}

export function LinkList({ links, now, onRevoke }: LinkListProps) {
  if (links.length === 0) return <p className={shared.meta}>{text.none}</p>
  return (
    <ul>
      {links.map((link) => {
        const name = link.label || text.unnamed
        return (
          <li className={styles.link} key={link.id}>
            <b className={styles.name}>{name}</b>
            <span className={`${shared.meta} ${styles.facts}`}>{factsOf(link, now)}</span>
            <span className={styles.linkActions}>
              <CopyButton url={link.url} name={name} small />
              <AdminButton small variant="danger" onClick={() => onRevoke(link)}>
                {text.revoke}
                <span className={visuallyHidden}> {name}</span>
              </AdminButton>
            </span>
          </li>
        )
      })}
    </ul>
  )
}

function factsOf({ commit, savedAt, by, expiresAt }: PreviewLink, now: number): string {
  const shows =
    commit === null
      ? text.shows.draft
      : savedAt === null
        ? text.shows.undated
        : text.shows.version({ moment: momentInWords(savedAt, now) })
  return text.facts({ shows, by, when: momentInSentence(Date.parse(expiresAt), now) })
}
