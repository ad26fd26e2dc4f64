import type { aboutText } from '#locales/en/about.ts'
import type { Translation } from '#locales/translation.ts'
import { muted, section, wrap } from '../theme/layout.css.ts'
import { ButtonLink } from '../ui/button.tsx'
import * as styles from './about.css.ts'

type ClosingProps = {
  text: Translation<typeof aboutText.closing>
  /** Addresses of the pages in this page's language. */
  pricing: string
  contact: string
}

export function Closing({ text, pricing, contact }: ClosingProps) {
  return (
    <section className={section} aria-labelledby="closing">
      <div className={`${wrap} ${styles.closing}`}>
        <h2 className={styles.closingHeading} id="closing">
          {text.heading}
        </h2>
        <div className={styles.closingSide}>
          <p className={muted}>{text.text}</p>
          <div className={styles.actions}>
            <ButtonLink href={pricing}>{text.button}</ButtonLink>
            <ButtonLink href={contact} variant="quiet">
              {text.contact}
            </ButtonLink>
          </div>
        </div>
      </div>
    </section>
  )
}
