import { accessibilityTested } from '#domain/site/accessibility-tested.ts'
import type { accessibilityText } from '#locales/en/accessibility.ts'
import { say } from '#locales/texts.ts'
import type { Translation } from '#locales/translation.ts'
import MissingSpan from '#renderer/art/policy/missing-span.svg?server'
import SpiritLevel from '#renderer/art/policy/spirit-level.svg?server'
import TestBench from '#renderer/art/policy/test-bench.svg?server'
import WayInScene from '#renderer/art/policy/way-in.svg?server'
import WaysToTell from '#renderer/art/policy/ways-to-tell.svg?server'
import { useApp, useData } from '../app-context.tsx'
import { FooterBridge } from '../layout/footer-bridge.tsx'
import { wrap } from '../theme/layout.css.ts'
import { ButtonLink } from '../ui/button.tsx'
import { CheckIcon, MailIcon } from '../ui/icons.tsx'
import { WholeWords } from '../ui/whole-words.tsx'
import * as styles from './accessibility-page.css.ts'
import { band } from './band.css.ts'
import { PolicyHead } from './policy-page.tsx'
import type { PrivacyData } from './privacy-data.ts'

/** The accessibility statement, with the date of the last test (R275). */
export function AccessibilityPage({ text }: { text: Translation<typeof accessibilityText> }) {
  const { reply } = useData<Pick<PrivacyData, 'reply'>>()
  const { site, locale } = useApp()
  const { title, lead, updated, aim, tested, limits, tell } = text
  const facts = {
    email: site.email,
    address: site.address.join(', ').replace(/ (?=\S+$)/, '\u00a0'),
    reply,
  }
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
      <section className={`${wrap} ${styles.aim}`} id={aim.id}>
        <h2 className={styles.heading}>{aim.heading}</h2>
        <Paragraphs texts={aim.paragraphs} className={styles.statement} />
        <SpiritLevel className={styles.level} />
      </section>
      <div className={band} data-ground="band">
        <section className={`${wrap} ${styles.tested}`} id={tested.id}>
          <div className={styles.about}>
            <h2 className={styles.heading}>{tested.heading}</h2>
            <Paragraphs texts={tested.paragraphs} />
          </div>
          <div className={styles.checks}>
            <ul>
              {tested.points.map((point) => (
                <li className={styles.check} key={point}>
                  <CheckIcon className={styles.tick} />
                  <span>
                    <WholeWords text={point} />
                  </span>
                </li>
              ))}
            </ul>
            <p className={styles.closing}>{tested.closing}</p>
          </div>
          <TestBench className={styles.bench} />
        </section>
      </div>
      <div className={wrap}>
        <section className={styles.limits} id={limits.id}>
          <div className={styles.content}>
            <h2 className={styles.heading}>{limits.heading}</h2>
            <Paragraphs texts={limits.paragraphs} />
          </div>
          <MissingSpan className={styles.span} />
          <ul className={styles.points}>
            {limits.points.map((point) => (
              <li key={point}>{point}</li>
            ))}
          </ul>
        </section>
        <section className={styles.tell} id={tell.id}>
          <h2 className={styles.heading}>{tell.heading}</h2>
          <div className={styles.content}>
            <Paragraphs texts={tell.paragraphs.map((paragraph) => say(paragraph, facts))} />
            <ButtonLink className={styles.mail} href={`mailto:${site.email}`} variant="primary">
              <MailIcon />
              {site.email}
            </ButtonLink>
          </div>
          <WaysToTell className={styles.ways} />
        </section>
      </div>
      <FooterBridge />
    </>
  )
}

function Paragraphs({ texts, className }: { texts: readonly string[]; className?: string }) {
  return texts.map((text) => (
    <p className={className} key={text}>
      {text}
    </p>
  ))
}
