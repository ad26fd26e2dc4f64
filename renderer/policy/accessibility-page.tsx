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
import { outlined } from '../ui/illustration.css.ts'
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

/** A bridge that is level, by the bubble. Decoration. */
function SpiritLevel() {
  return (
    <svg className={`${outlined} ${styles.art}`} viewBox="0 0 208 96" aria-hidden="true">
      <path className="f-mid c" d="M6 94V44H202V94H170a66 38 0 0 0-132 0Z" />
      <path className="f-accent c" d="M24 14H184V44H24Z" />
      <rect className="f-pane c s-line" x={78} y={20} width={52} height={18} rx={9} />
      <circle className="f-stone c s-line" cx={104} cy={29} r={7} />
      <path className="l s-line" d="M93 20V38M115 20V38" />
      <path className="l s-onacc" d="M38 23V35M48 23V31M58 23V35M150 23V35M160 23V31M170 23V35" />
      <path className="g" d="M0 95H208" />
    </svg>
  )
}

/** A page on a wide screen and on two narrow ones, the keys below, and a clipboard with its ticks. Decoration. */
function TestBench() {
  return (
    <svg
      className={`${outlined} ${styles.art} ${styles.bench}`}
      viewBox="0 -98 208 194"
      preserveAspectRatio="xMidYMin slice"
      aria-hidden="true"
    >
      <path className="f-stone c" d="M22-92H128V-28H22Z" />
      <path className="c s-line" d="M22-80H128" />
      <path className="f-mid" d="M34-70h30v32H34Z" />
      <path className="l s-line" d="M76-66h40M76-56h40M76-46h24" />
      <path className="f-deep c" d="M64-28H86L91-10H59Z" />
      <rect className="f-accent c" x={148} y={-68} width={36} height={58} rx={6} />
      <path className="f-stone" d="M153-59h26v38h-26Z" />
      <path className="l s-line w3" d="m158-41 6 6 10-12" />
      <path className="l w3" d="M24-2V94M184-2V94" />
      <path className="f-stone2 c" d="M4-10H204V-2H4Z" />
      <path className="f-stone c" d="M38 20H88V94H38Z" />
      <path className="f-accent c s-line" d="M54 14H72V26H54Z" />
      <path className="l s-line" d="m46 42 4 4 7-8M46 60l4 4 7-8M46 78l4 4 7-8M66 44H80M66 62H80M66 80H80" />
      <path className="f-mid c" d="M104 66H170V94H104Z" />
      <path className="f-stone c s-line" d="M112 74h10v10h-10ZM132 74h10v10h-10ZM152 74h10v10h-10Z" />
      <path className="g" d="M0 95H208" />
    </svg>
  )
}

/** A bridge with a span that is still to be set. Decoration. */
function MissingSpan() {
  return (
    <svg className={`${outlined} ${styles.art}`} viewBox="0 0 208 96" aria-hidden="true">
      {[4, 148].map((x) => (
        <g key={x} transform={`translate(${x} 0)`}>
          <path className="f-mid c" d="M0 40H56V94H44V76a16 16 0 0 0-32 0V94H0Z" />
          <path className="l" d="M28 40V8" />
          <path className="f-accent c" d="M28 8h26l-7 8 7 8H28Z" />
        </g>
      ))}
      <path className="l s-accent w3" strokeDasharray="2 7" d="M66 42H142M82 94V78a22 22 0 0 1 44 0V94" />
      <path className="g" d="M0 95H208" />
    </svg>
  )
}

/** A letter before an arch, and in it a telephone with its receiver on. Decoration. */
function WaysToTell() {
  return (
    <svg className={`${outlined} ${styles.ways}`} viewBox="0 -58 240 156" aria-hidden="true">
      <path className="f-far" d="M62 97V26a82 82 0 0 1 164 0V97Z" />
      <path className="f-mid c" d="M124 97V80l14-40h40l14 40v17Z" />
      <circle className="f-stone c s-line" cx={158} cy={68} r={15} />
      <circle className="f-line" cx={158} cy={68} r={4} />
      <path className="f-accent c" d="M106 34C106-4 210-4 210 34V44H184V34Q158 20 132 34V44H106Z" />
      <path className="f-stone c" d="M2 36H86V97H2Z" />
      <path className="c s-line" fill="none" d="M2 36L44 72L86 36" />
      <path className="g" d="M0 97H240" />
    </svg>
  )
}
