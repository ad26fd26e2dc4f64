import type { ReactNode } from 'react'
import type { contactText } from '#locales/en/contact.ts'
import type { Translation } from '#locales/translation.ts'
import { useApp } from '../app-context.tsx'
import { lead, wrap } from '../theme/layout.css.ts'
import * as styles from './contact-hero.css.ts'
import { SmallLetters, WideLetters } from './letter-scene.tsx'

type ContactHeroProps = {
  text: Pick<Translation<typeof contactText>, 'heading' | 'lead' | 'letters'>
  /** The page's main button. */
  children: ReactNode
}

/** The only page that opens centred: the letters pass over the words. */
export function ContactHero({ text, children }: ContactHeroProps) {
  const italyFirst = useApp().locale === 'it'
  return (
    <div className={styles.hero}>
      <div className={`${wrap} ${styles.layers}`}>
        <div className={styles.wide}>
          <WideLetters words={text.letters} italyFirst={italyFirst} />
        </div>
        <div className={styles.text}>
          <h1 className={styles.heading}>{text.heading}</h1>
          <p className={`${lead} ${styles.lead}`}>{text.lead}</p>
          <div className={styles.action}>{children}</div>
        </div>
        <div className={styles.small}>
          <SmallLetters words={text.letters} italyFirst={italyFirst} />
        </div>
      </div>
    </div>
  )
}
