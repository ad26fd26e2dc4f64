import { wrap } from '#renderer/theme/layout.css.ts'
import { ButtonLink } from '#renderer/ui/button.tsx'
import * as styles from './hero.css.ts'
import { HeroLandscape } from './hero-landscape.tsx'
import { useHomeText } from './text.ts'

export function Hero() {
  const { heading, lead, button } = useHomeText().hero
  return (
    <section className={styles.hero}>
      <HeroLandscape />
      <div className={`${wrap} ${styles.text}`}>
        <h1 className={styles.heading}>{heading}</h1>
        <p className={styles.lead}>{lead}</p>
        <ButtonLink className={styles.button} href="/it/pricing" arrow block="phones">
          {button}
        </ButtonLink>
      </div>
    </section>
  )
}
