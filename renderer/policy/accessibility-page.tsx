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
import { WholeWords } from '../ui/whole-words.tsx'
import * as styles from './accessibility-page.css.ts'
import { band } from './band.css.ts'
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
      <section className={`${wrap} ${styles.aim}`} id={aim.id}>
        <h2 className={styles.heading}>{aim.heading}</h2>
        <Paragraphs texts={aim.paragraphs} className={styles.statement} />
        <SpiritLevel />
      </section>
      <div className={band} data-ground="band">
        <section className={`${wrap} ${styles.tested}`} id={tested.id}>
          <div className={styles.about}>
            <h2 className={styles.heading}>{tested.heading}</h2>
            <Paragraphs texts={tested.paragraphs} />
            <TestBench />
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
        </section>
      </div>
      <div className={wrap}>
        <section className={styles.limits} id={limits.id}>
          <div className={styles.content}>
            <h2 className={styles.heading}>{limits.heading}</h2>
            <Paragraphs texts={limits.paragraphs} />
          </div>
          <MissingSpan />
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
          <WaysToTell />
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

/** A bridge that is level, by the bubble; it stands on the edge of the band. Decoration. */
function SpiritLevel() {
  return (
    <svg className={`${outlined} ${styles.level}`} viewBox="3 8 202 86" aria-hidden="true">
      <path className="f-mid c" d="M4 94V44H204V94H172a68 40 0 0 0-136 0Z" />
      <path className="f-accent c" d="M24 14H184V44H24Z" />
      <rect className="f-pane c s-line" x={78} y={20} width={52} height={18} rx={9} />
      <circle className="f-stone c s-line" cx={104} cy={29} r={7} />
      <path className="l s-line" d="M93 20V38M115 20V38" />
      <path className="l s-onacc" d="M38 23V35M48 23V31M58 23V35M150 23V35M160 23V31M170 23V35" />
    </svg>
  )
}

/** Two prints on the wall; a page on a wide screen and on a narrow one, the keys below, and a clipboard with its ticks. Decoration. */
function TestBench() {
  return (
    <svg className={`${outlined} ${styles.bench}`} viewBox="0 -156 208 252" aria-hidden="true">
      <path className="f-stone c" d="M22-154H70V-106H22Z" />
      <circle className="f-pane c s-line" cx={46} cy={-130} r={15} />
      <path className="f-line" d="M46-145a15 15 0 0 1 0 30Z" />
      <path className="f-pane c" d="M84-154H184V-106H84Z" />
      <path className="f-mid c s-line" d="M94-114V-140H174V-114H164a20 16 0 0 0-40 0Z" />
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

/** A bridge with a span that is still to be set; it stands on the panel. Decoration. */
function MissingSpan() {
  return (
    <svg className={`${outlined} ${styles.span}`} viewBox="-17 0 330 96" aria-hidden="true">
      <path
        className="f-mid c"
        d="M-16 44H116V95H100V84a21 21 0 0 0-42 0v11H42V84a21 21 0 0 0-42 0v11H-16Z"
      />
      <path
        className="f-mid c"
        d="M180 44H312V95H296V84a21 21 0 0 0-42 0v11H238V84a21 21 0 0 0-42 0v11H180Z"
      />
      {[108, 188].map((x) => (
        <g key={x} transform={`translate(${x} 0)`}>
          <path className="l" d="M0 44V6" />
          <path className="f-accent c" d="M0 6h28l-7 9 7 9H0Z" />
        </g>
      ))}
      <path className="l s-accent w3" strokeDasharray="2 7" d="M124 46H172M127 94V84a21 21 0 0 1 42 0V94" />
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
