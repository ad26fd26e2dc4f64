import { pathIn } from '#domain/routes.ts'
import { useApp, useText } from '#renderer/app-context.tsx'
import HeroScene from '#renderer/art/home/hero.svg?server'
import { lead, wrap } from '#renderer/theme/layout.css.ts'
import { ButtonLink } from '#renderer/ui/button.tsx'
import { quietLoop } from '#renderer/ui/quiet-loop.css.ts'
import * as styles from './hero.css.ts'

export function Hero() {
  const { locale } = useApp()
  const { heading, lead: leadText, button, audience, reply } = useText('home').hero
  return (
    <section className={styles.hero}>
      <div className={`${wrap} ${styles.columns}`}>
        <div className={styles.text}>
          <h1 className={styles.heading}>{heading}</h1>
          <p className={`${lead} ${styles.lead}`}>{leadText}</p>
          <ButtonLink className={styles.button} href={pathIn(locale, '/pricing')} arrow block="phones">
            {button}
          </ButtonLink>
          <p className={styles.note}>
            {audience} <span className={styles.reply}>{reply}</span>
          </p>
        </div>
        <div className={`${styles.art} ${quietLoop}`}>
          <HeroScene
            styles={{
              aloneOnPhones: styles.aloneOnPhones,
              secondLine: styles.secondLine,
              largeOnPhones: styles.largeOnPhones,
            }}
          />
        </div>
      </div>
    </section>
  )
}
