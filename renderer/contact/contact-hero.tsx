import type { ReactNode } from 'react'
import Letters from '#renderer/art/contact/letters.svg?server'
import ItalyFirst from '#renderer/art/contact/letters-italy-first.svg?server'
import LettersSmall from '#renderer/art/contact/letters-small.svg?server'
import ItalyFirstSmall from '#renderer/art/contact/letters-small-italy-first.svg?server'
import { useApp, useText } from '../app-context.tsx'
import { lead, wrap } from '../theme/layout.css.ts'
import * as styles from './contact-hero.css.ts'

const scenes = {
  en: { Wide: Letters, Small: LettersSmall },
  it: { Wide: ItalyFirst, Small: ItalyFirstSmall },
}

/** `children`: the main button. */
export function ContactHero({ children }: { children: ReactNode }) {
  const text = useText('contact')
  const { locale } = useApp()
  const { Wide, Small } = scenes[locale]
  return (
    <div className={styles.hero}>
      <div className={`${wrap} ${styles.layers}`}>
        <div className={styles.wide}>
          <Wide words={text.letters} />
        </div>
        <div className={styles.text}>
          <h1 className={styles.heading}>{text.heading}</h1>
          <p className={`${lead} ${styles.lead}`}>{text.lead}</p>
          <div className={styles.action}>{children}</div>
        </div>
        <div className={styles.small}>
          <Small words={text.letters} />
        </div>
      </div>
    </div>
  )
}
