import { pathIn } from '#domain/routes.ts'
import { useApp, useText } from '#renderer/app-context.tsx'
import { muted, section, wrap } from '#renderer/theme/layout.css.ts'
import { ButtonLink } from '#renderer/ui/button.tsx'
import * as styles from './closing.css.ts'

export function Closing() {
  const { locale } = useApp()
  const { heading, text, button } = useText('home').closing
  return (
    <section className={section} aria-labelledby="closing">
      <div className={`${wrap} ${styles.columns}`}>
        <h2 className={styles.heading} id="closing">
          {heading}
        </h2>
        <div className={styles.side}>
          <p className={muted}>{text}</p>
          <ButtonLink href={pathIn(locale, '/about')}>{button}</ButtonLink>
        </div>
      </div>
    </section>
  )
}
