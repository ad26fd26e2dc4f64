import type { StuckChannel } from '#domain/leads/lead-views.ts'
import { adminFrameText } from '#locales/en/admin-frame.ts'
import { WarningIcon } from '#renderer/ui/studio/icons.tsx'
import * as styles from '#renderer/ui/studio/shared.css.ts'

const text = adminFrameText.stuck

/** On every screen of those who answer leads: the channels on which deliveries are stuck (R291). */
export function StuckNotice({ stuck }: { stuck: readonly StuckChannel[] }) {
  if (stuck.length === 0) return null
  return (
    <section className={styles.banner} aria-label={text.label}>
      <WarningIcon className={styles.bannerIcon} />
      <div className={styles.bannerText}>
        {stuck.map(({ channel, title, leads }) => (
          <p key={channel}>
            <b>{title}</b> {text.safe({ count: leads })}
          </p>
        ))}
      </div>
      <a className={styles.link} href="/admin/leads">
        {text.see}
      </a>
    </section>
  )
}
