import { homeText } from '#locales/en/home.ts'
import { muted, section, wrap } from '#renderer/theme/layout.css.ts'
import { ButtonLink } from '#renderer/ui/button.tsx'
import * as styles from './closing.css.ts'

export function Closing() {
  const { heading, text, button } = homeText.closing
  return (
    <section className={section} aria-labelledby="closing">
      <div className={`${wrap} ${styles.columns}`}>
        <h2 className={styles.heading} id="closing">
          {heading}
        </h2>
        <div className={styles.side}>
          <p className={muted}>{text}</p>
          <ButtonLink href="/about">{button}</ButtonLink>
        </div>
      </div>
    </section>
  )
}
