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
  const facts = {
    email: site.email,
    address: site.address.map((line) => line.replaceAll(' ', '\u00a0')).join(', '),
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
      <div className={`${wrap} ${styles.rows}`}>
        <Row {...aim} art={<SpiritLevel />} />
        <Row {...tested} art={<TestBench />} note={tested.closing}>
          <ul className={styles.checks}>
            {tested.points.map((point) => (
              <li className={check} key={point}>
                <CheckIcon className={tick} />
                {point}
              </li>
            ))}
          </ul>
        </Row>
        <Row {...limits} look={styles.across} art={<MissingSpan />}>
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
  /** Under the heading, or beside it. */
  art?: ReactNode
  /** After the rest. */
  note?: string
  children?: ReactNode
}

function Row({ id, heading, paragraphs, look = '', art, note, children }: RowProps) {
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
      {note && <p className={styles.closing}>{note}</p>}
    </section>
  )
}

/** Level, by its bubble. Decoration. */
function SpiritLevel() {
  return (
    <svg className={`${illustration} ${styles.art}`} viewBox="0 16 208 80" aria-hidden="true">
      <path className="f-mid c" d="M16 94V74a20 20 0 0 1 40 0v20ZM152 94V74a20 20 0 0 1 40 0v20Z" />
      <path className="f-accent c" d="M4 20H204V54H4Z" />
      <rect className="f-pane c" x={74} y={27} width={60} height={20} rx={10} />
      <rect className="f-stone c" x={94} y={30} width={20} height={14} rx={7} />
      <path className="l s-line" d="M90 27V47M118 27V47" />
      <path className="l s-onacc" d="M18 30V44M28 30V40M38 30V44M170 30V44M180 30V40M190 30V44" />
      <path className="g" d="M0 95H208" />
    </svg>
  )
}

/** A page on a wide screen and on a narrow one, and the keys. Decoration. */
function TestBench() {
  return (
    <svg className={`${illustration} ${styles.art}`} viewBox="0 0 208 96" aria-hidden="true">
      <path className="f-stone c" d="M4 6H118V72H4Z" />
      <path className="c s-line" d="M4 18H118" />
      <path className="f-mid" d="M16 30h34v30H16Z" />
      <path className="l s-line" d="M60 34h46M60 44h46M60 54h26" />
      <path className="f-mid c" d="M48 72H74L79 94H43Z" />
      <rect className="f-accent c" x={136} y={26} width={38} height={68} rx={6} />
      <path className="f-stone" d="M141 36h28v46h-28Z" />
      <path className="l s-line w3" d="m148 60 6 6 10-12" />
      <path className="f-stone2 c" d="M184 74h22v20h-22Z" />
      <path className="l s-line" d="m191 84 4-4 4 4" />
      <path className="g" d="M0 95H208" />
    </svg>
  )
}

/** A bridge with a span that is still to be set. Decoration. */
function MissingSpan() {
  return (
    <svg className={`${illustration} ${styles.art}`} viewBox="0 0 208 96" aria-hidden="true">
      {[4, 148].map((x) => (
        <g key={x} transform={`translate(${x} 0)`}>
          <path className="f-mid c" d="M0 40H56V94H44V76a16 16 0 0 0-32 0V94H0Z" />
          <path className="l" d="M28 40V8" />
          <path className="f-accent c" d="M28 8h26l-7 8 7 8H28Z" />
        </g>
      ))}
      <path className="l s-accent" strokeDasharray="2 7" d="M64 41H144M88 94V76a16 16 0 0 1 32 0V94" />
      <path className="g" d="M0 95H208" />
    </svg>
  )
}

/** A letter, and a telephone with its receiver on. Decoration. */
function WaysToTell() {
  return (
    <svg className={`${illustration} ${styles.ways}`} viewBox="0 -44 228 142" aria-hidden="true">
      <path className="f-far" d="M100 100V28a64 64 0 0 1 128 0V100Z" />
      <path className="f-stone c" d="M4 26H96V98H4Z" />
      <path className="c s-line" fill="none" d="M4 26L50 64L96 26" />
      <path className="f-mid c" d="M130 98V84l14-42h40l14 42v14Z" />
      <circle className="f-stone c" cx={164} cy={70} r={14} />
      <circle className="f-line" cx={164} cy={70} r={4} />
      <path className="f-accent c" d="M112 40C112 2 216 2 216 40V50H190V40Q164 26 138 40V50H112Z" />
    </svg>
  )
}
