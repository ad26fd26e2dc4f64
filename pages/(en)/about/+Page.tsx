import { aboutText } from '#locales/en/about.ts'
import { Founders } from '#renderer/about/founders.tsx'
import { Team } from '#renderer/about/team.tsx'
import { useApp, useData } from '#renderer/app-context.tsx'
import { muted, section, wrap } from '#renderer/theme/layout.css.ts'
import { ButtonLink } from '#renderer/ui/button.tsx'
import { FooterBridge } from '#renderer/ui/footer-bridge.tsx'
import type { Data } from './+data.ts'
import * as styles from './about.css.ts'
import { Day } from './day.tsx'

export function Page() {
  const { site } = useApp()
  const { founders, teamImage, followers } = useData<Data>()
  const { heading, mission, place, teamPhoto, scene } = aboutText
  return (
    <>
      <div className={`${wrap} ${styles.opening}`}>
        <h1 className={styles.heading}>{heading}</h1>
        <p className={styles.mission}>{mission}</p>
        <p className={styles.place}>{place}</p>
      </div>
      <Team image={teamImage} alt={teamPhoto(site.name)} words={scene} />
      <Founders founders={founders} followers={followers} text={aboutText.founders} />
      <Day />
      <Closing />
      <FooterBridge />
    </>
  )
}

function Closing() {
  const { heading, text, button, contact } = aboutText.closing
  return (
    <section className={section} aria-labelledby="closing">
      <div className={`${wrap} ${styles.closing}`}>
        <h2 className={styles.closingHeading} id="closing">
          {heading}
        </h2>
        <div className={styles.closingSide}>
          <p className={muted}>{text}</p>
          <div className={styles.actions}>
            <ButtonLink href="/pricing">{button}</ButtonLink>
            <ButtonLink href="/contact" variant="quiet">
              {contact}
            </ButtonLink>
          </div>
        </div>
      </div>
    </section>
  )
}
