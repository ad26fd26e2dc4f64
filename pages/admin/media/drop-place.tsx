import { mediaText } from '#locales/en/admin-media.ts'
import EmptyFrame from '#renderer/art/studio/empty-frame.svg'
import { scriptOnly } from '#renderer/theme/layout.css.ts'
import * as shared from '#renderer/ui/studio/shared.css.ts'
import * as styles from './media.css.ts'
import { picturesInput } from './upload-button.tsx'

const text = mediaText.drop

export function DropPlace({ over, isEmpty }: { over: boolean; isEmpty: boolean }) {
  return (
    <section
      className={[styles.drop, isEmpty && styles.dropAlone, over && styles.dropOver]
        .filter(Boolean)
        .join(' ')}
    >
      <div className={styles.dropWords}>
        <h2>
          {isEmpty ? (
            mediaText.empty.title
          ) : over ? (
            text.now
          ) : (
            <>
              <span className={shared.notOnPhone}>{text.title}</span>
              <span className={shared.onlyOnPhone}>{text.titleOnPhone}</span>
            </>
          )}
        </h2>
        {isEmpty && <p>{mediaText.empty.text}</p>}
        <p className={scriptOnly}>{text.done}</p>
        <label className={`${shared.link} ${scriptOnly}`} htmlFor={picturesInput}>
          {text.choose}
        </label>
      </div>
      <EmptyFrame className={styles.dropArt} />
    </section>
  )
}
