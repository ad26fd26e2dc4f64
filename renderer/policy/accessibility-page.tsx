import type { ReactNode } from 'react'
import { accessibilityTested } from '#domain/site/accessibility-tested.ts'
import type { accessibilityText } from '#locales/en/accessibility.ts'
import { say } from '#locales/texts.ts'
import type { Translation } from '#locales/translation.ts'
import { useApp, useData } from '../app-context.tsx'
import { FooterBridge } from '../layout/footer-bridge.tsx'
import { wrap } from '../theme/layout.css.ts'
import { ButtonLink } from '../ui/button.tsx'
import { CheckIcon, MailIcon } from '../ui/icons.tsx'
import { illustration } from '../ui/illustration.css.ts'
import * as styles from './accessibility-page.css.ts'
import { check, tick } from './policy-page.css.ts'
import { PolicyHead } from './policy-page.tsx'
import type { PrivacyData } from './privacy-data.ts'
import { WayInScene } from './way-in-scene.tsx'

/** The accessibility statement, with the day of the last test (R275). */
export function AccessibilityPage({ text }: { text: Translation<typeof accessibilityText> }) {
  const { reply } = useData<Pick<PrivacyData, 'reply'>>()
  const { site, locale } = useApp()
  const { title, lead, updated, aim, tested, limits, tell } = text
  const facts = { email: site.email, address: site.address.join(', '), reply }
  const date = new Intl.DateTimeFormat(locale === 'en' ? 'en-GB' : locale, {
    dateStyle: 'long',
    timeZone: 'UTC',
  }).format(Date.parse(accessibilityTested))
  return (
    <>
      <PolicyHead
        title={title}
        lead={lead}
        updated={updated}
        updatedOn={{ iso: accessibilityTested, text: date.replaceAll(' ', '\u00a0') }}
      >
        <WayInScene />
      </PolicyHead>
      <div className={`${wrap} ${styles.rows}`}>
        <Row {...aim} />
        <Row {...tested}>
          <ul className={styles.checks}>
            {tested.points.map((point) => (
              <li className={check} key={point}>
                <CheckIcon className={tick} />
                {point}
              </li>
            ))}
          </ul>
          <p className={styles.closing}>{tested.closing}</p>
        </Row>
        <Row {...limits}>
          <ul className={styles.limits}>
            {limits.points.map((point) => (
              <li key={point}>{point}</li>
            ))}
          </ul>
        </Row>
        <Row
          id={tell.id}
          heading={tell.heading}
          paragraphs={tell.paragraphs.map((paragraph) => say(paragraph, facts))}
          look={styles.tell}
          art={<WaysToTell />}
        >
          <ButtonLink className={styles.mail} href={`mailto:${site.email}`} variant="primary">
            <MailIcon />
            {site.email}
          </ButtonLink>
        </Row>
      </div>
      <FooterBridge />
    </>
  )
}

type RowProps = {
  /** Its anchor. */
  id: string
  heading: string
  paragraphs: readonly string[]
  look?: string
  /** Under the heading, where there is room. */
  art?: ReactNode
  children?: ReactNode
}

function Row({ id, heading, paragraphs, look = '', art, children }: RowProps) {
  return (
    <section className={`${styles.row} ${look}`} id={id}>
      <h2 className={styles.heading}>{heading}</h2>
      {art}
      <div className={styles.content}>
        {paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        {children}
      </div>
    </section>
  )
}

/** A letter, and a telephone with its receiver on. Decoration. */
function WaysToTell() {
  return (
    <svg className={`${illustration} ${styles.ways}`} viewBox="0 0 208 96" aria-hidden="true">
      <path className="f-stone c" d="M4 26H96V98H4Z" />
      <path className="c s-line" fill="none" d="M4 26L50 64L96 26" />
      <path className="f-mid c" d="M130 98V84l14-42h40l14 42v14Z" />
      <circle className="f-stone c" cx={164} cy={70} r={14} />
      <circle className="f-line" cx={164} cy={70} r={4} />
      <path className="f-accent c" d="M112 40C112 2 216 2 216 40V50H190V40Q164 26 138 40V50H112Z" />
    </svg>
  )
}
