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
          <TestBench />
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

/** It lies on the edge of the band, and its bubble is in the middle. Decoration. */
function SpiritLevel() {
  return (
    <svg className={`${outlined} ${styles.level}`} viewBox="0 0 480 54" aria-hidden="true">
      <path className="f-accent c" d="M14 1H466V54H14Z" />
      <path className="f-deep c" d="M1 1H22V54H1ZM458 1H479V54H458Z" />
      <path className="l s-onacc" d="M150 12H60M150 42H60M420 12H330M420 42H330" />
      <rect className="f-pane c s-line" x={190} y={12} width={100} height={30} rx={15} />
      <ellipse className="f-stone c s-line" cx={240} cy={27} rx={15} ry={11} />
      <path className="l s-line" d="M222 12V42M258 12V42" />
      <circle className="f-pane c s-line" cx={105} cy={27} r={17} />
      <path className="l s-line" d="M105 10V44M97 13V41M113 13V41" />
      <circle className="f-pane c s-line" cx={375} cy={27} r={17} />
      <path className="l s-line" d="M363 15L387 39M358 20L382 44M368 11L391 34" />
    </svg>
  )
}

/** A desk with one page on a wide screen and on a narrow one, the keys, headphones, a lamp, and a print of the contrast. Decoration. */
function TestBench() {
  return (
    <svg className={`${outlined} ${styles.bench}`} viewBox="0 -44 440 360" aria-hidden="true">
      <path className="f-stone c" d="M336-42H428V50H336Z" />
      <circle className="f-pane c s-line" cx={382} cy={4} r={28} />
      <path className="f-line" d="M382-24a28 28 0 0 1 0 56Z" />
      <path className="f-pane" opacity={0.22} d="M64 70L20 192H150L112 52Z" />
      <path className="l w4" d="M42 188L24 112L74 56" />
      <circle className="f-stone2 c" cx={24} cy={112} r={5} />
      <path className="f-disc c" d="M54 72L74 34Q104 34 116 58Z" />
      <path className="f-disc c" d="M22 192a20 10 0 0 1 40 0Z" />
      <path className="f-stone2 c" d="M196 156H244L250 192H190Z" />
      <rect className="f-line c" x={120} y={24} width={200} height={140} rx={10} />
      <path className="f-stone" d="M130 34H310V154H130Z" />
      <path className="f-soft" d="M130 34H310V50H130Z" />
      <path className="f-accent" d="M140 46v-3a5 5 0 0 1 10 0v3h-3v-3a2 2 0 0 0-4 0v3Z" />
      <path className="l s-line w5" d="M144 68H204M144 82H188" />
      <path className="l s-soft w3" d="M144 100H214M144 110H202" />
      <rect className="f-accent" x={146} y={124} width={48} height={16} rx={5} />
      <rect className="l s-line w3" x={140.5} y={118.5} width={59} height={27} rx={9} />
      <path className="f-sky2 c s-line" d="M230 142V94a32 32 0 0 1 64 0v48Z" />
      <circle className="f-disc" cx={262} cy={96} r={13} />
      <path className="f-mid" d="M231 141V124q20-14 32-4t30-4v25Z" />
      <path className="f-stone c s-line" d="M160 184H280V192H160Z" />
      <path className="l s-line" d="M172 188H268" strokeDasharray="7 4" />
      <path className="f-deep c" d="M350 192L358 176H384V192Z" />
      <g transform="rotate(6 368 140)">
        <rect className="f-line c" x={346} y={90} width={52} height={96} rx={8} />
        <path className="f-stone" d="M351 98H393V178H351Z" />
        <path className="l s-line w3" d="M357 108H384M357 116H376" />
        <path className="f-sky2" d="M358 148V136a14 14 0 0 1 28 0v12Z" />
        <circle className="f-disc" cx={372} cy={137} r={6} />
        <rect className="f-accent" x={357} y={156} width={30} height={12} rx={4} />
      </g>
      <path
        className="l w4"
        d="M76 204L52 314M76 204L100 314M364 204L340 314M364 204L388 314M62 268H90M350 268H378"
      />
      <path className="f-stone2 c" d="M4 192H436V204H4Z" />
      <path className="f-mid c" d="M150 204H262V316H150Z" />
      <path className="c s-line" d="M150 241H262M150 278H262" />
      <path className="l s-line w4" d="M194 223H218M194 260H218M194 297H218" />
      <path className="l w4" d="M288 232a18 18 0 0 1 36 0V244M288 232V244" />
      <path className="l" d="M306 204V214" />
      <rect className="f-accent c" x={281} y={238} width={13} height={24} rx={6} />
      <rect className="f-accent c" x={318} y={238} width={13} height={24} rx={6} />
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

/** A telephone with its receiver on, and a letter. Decoration. */
function WaysToTell() {
  return (
    <svg className={`${outlined} ${styles.ways}`} viewBox="0 2 220 97" aria-hidden="true">
      <path className="f-mid c" d="M124 97V80l14-40h40l14 40v17Z" />
      <circle className="f-stone c s-line" cx={158} cy={68} r={15} />
      <circle className="f-line" cx={158} cy={68} r={4} />
      <path className="f-accent c" d="M106 34C106-4 210-4 210 34V44H184V34Q158 20 132 34V44H106Z" />
      <path className="f-stone c" d="M2 36H86V97H2Z" />
      <path className="c s-line" fill="none" d="M2 36L44 72L86 36" />
      <path className="g" d="M0 97H220" />
    </svg>
  )
}
