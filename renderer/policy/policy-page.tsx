import type { ComponentType, ReactNode } from 'react'
import { wrap } from '../theme/layout.css.ts'
import { CheckIcon } from '../ui/icons.tsx'
import { outlined } from '../ui/illustration.css.ts'
import { WholeWords } from '../ui/whole-words.tsx'
import { band } from './band.css.ts'
import * as styles from './policy-page.css.ts'

type PolicyHeadProps = {
  title: string
  lead: string
  updated: string
  /** The date for machines and for people. */
  updatedOn: { iso: string; text: string }
}

/** How a section looks, beside its text. */
export type SectionLook = {
  /**
   * wide: its text across the page, under the heading. ground: on a ground of its own. closing: the panel at the end.
   */
  form?: keyof typeof styles.form
  /** A drawing across the page. */
  across?: ReactNode
  /** A smaller one, under the heading. */
  vignette?: ReactNode
  /** One for each entry. */
  entryDrawings?: readonly ComponentType[]
}

type Section = SectionLook & {
  id: string
  heading: string
  /** What matters most in it, set apart before the rest. */
  statement?: { short: string; more: string }
  paragraphs: readonly string[]
  points?: readonly string[]
  /** What each is called, a colon, and what is said of it. */
  entries?: readonly string[]
  checks?: readonly string[]
  /** Times and what happens at each. */
  marks?: readonly { time: string; text: string }[]
  closing?: string
}

type PolicyPageProps = PolicyHeadProps & {
  /** What is asked first, and the section that says all of it. */
  inShort: readonly { short: string; more: string; section: number; Drawing?: ComponentType }[]
  /** What the list of sections is called. */
  contents: string
  /** Linked wherever a sentence names it. */
  email: string
  sections: readonly Section[]
}

/** A long text in numbered sections, with its table of contents above it. */
export function PolicyPage(props: PolicyPageProps) {
  const { inShort, contents, email, sections, ...head } = props
  return (
    <>
      <PolicyHead {...head}>
        <LetterBoxScene />
      </PolicyHead>
      <InShort facts={inShort} sections={sections} />
      <div className={`${wrap} ${styles.body}`}>
        <nav aria-label={contents}>
          <p className={styles.contentsTitle}>{contents}</p>
          <ol className={styles.list}>
            {sections.map(({ id, heading }, index) => (
              <li key={id}>
                <a className={styles.link} href={`#${id}`}>
                  <span className={styles.linkNumber}>{index + 1}</span>
                  {heading}
                </a>
              </li>
            ))}
          </ol>
        </nav>
        <div>
          {sections.map((section, index) => (
            <PolicySection {...section} number={index + 1} email={email} key={section.id} />
          ))}
        </div>
      </div>
    </>
  )
}

function InShort({ facts, sections }: { facts: PolicyPageProps['inShort']; sections: readonly Section[] }) {
  return (
    <div className={band} data-ground="band">
      <ul className={`${wrap} ${styles.facts}`}>
        {facts.map(({ short, more, section, Drawing }) => (
          <li className={styles.fact} key={short}>
            {Drawing && <Drawing />}
            <b className={styles.factShort}>{short}</b> <span className={styles.factMore}>{more}</span>{' '}
            <a className={styles.factLink} href={`#${sections[section]?.id}`}>
              {section + 1}. {sections[section]?.heading}
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}

function PolicySection(props: Section & { number: number; email: string }) {
  const { number, id, heading, email, form, across, vignette, entryDrawings } = props
  const { statement, marks, paragraphs, points, entries, checks, closing } = props
  return (
    <section className={`${styles.section} ${form ? styles.form[form] : ''}`} id={id}>
      <h2 className={styles.heading}>
        <span className={styles.number}>{number}.</span> <span>{heading}</span>
      </h2>
      {vignette && <div className={styles.art}>{vignette}</div>}
      {across && <div className={styles.across}>{across}</div>}
      {statement && (
        <div className={styles.statement}>
          <p className={styles.stated}>{statement.short}</p>
          <p>{statement.more}</p>
        </div>
      )}
      <div className={styles.text}>
        {marks && <Marks marks={marks} />}
        <div className={styles.paragraphs}>
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>
              <Linked text={paragraph} email={email} />
            </p>
          ))}
        </div>
        {points && <Points points={points} />}
        {entries && <Entries entries={entries} drawings={entryDrawings} />}
        {checks && <Points points={checks} ticked />}
        {closing && (
          <p>
            <Linked text={closing} email={email} />
          </p>
        )}
      </div>
    </section>
  )
}

function Points({ points, ticked = false }: { points: readonly string[]; ticked?: boolean }) {
  return (
    <ul className={ticked ? styles.checks : styles.points}>
      {points.map((point) => (
        <li className={ticked ? styles.check : styles.point} key={point}>
          {ticked && <CheckIcon className={styles.tick} />}
          <span>
            <WholeWords text={point} />
          </span>
        </li>
      ))}
    </ul>
  )
}

type EntriesProps = { entries: readonly string[]; drawings: SectionLook['entryDrawings'] }

function Entries({ entries, drawings }: EntriesProps) {
  return (
    <ul className={styles.entries}>
      {entries.map((entry, index) => {
        const [name = '', text = ''] = entry.split(/(?<=:) /, 2)
        const Drawing = drawings?.[index]
        return (
          <li className={styles.entry} key={entry}>
            <span className={styles.entryArt}>{Drawing && <Drawing />}</span>
            <b className={styles.entryName}>{name}</b>{' '}
            <span>
              <WholeWords text={text} />
            </span>
          </li>
        )
      })}
    </ul>
  )
}

/** Decoration: the sentences say the same. */
function Marks({ marks }: { marks: readonly { time: string; text: string }[] }) {
  return (
    <div className={styles.marks} aria-hidden="true">
      {marks.map(({ time, text }) => (
        <p className={styles.mark} key={time}>
          <b className={styles.markTime}>{time}</b>
          {text}
        </p>
      ))}
    </div>
  )
}

/** `children`: the drawing that stands on the band's edge. */
export function PolicyHead(props: PolicyHeadProps & { children: ReactNode }) {
  const { title, lead, updated, updatedOn, children } = props
  return (
    <div className={styles.head}>
      <div className={`${wrap} ${styles.headGrid}`}>
        <div className={styles.headText}>
          <h1>{title}</h1>
          <p className={styles.updated}>
            {updated} <time dateTime={updatedOn.iso}>{updatedOn.text}</time>
          </p>
          <p className={styles.lead}>{lead}</p>
        </div>
        <div className={styles.scene}>{children}</div>
      </div>
    </div>
  )
}

function Linked({ text, email }: { text: string; email: string }) {
  const [before, after] = text.split(email, 2)
  if (after === undefined) return <WholeWords text={text} />
  return (
    <>
      <WholeWords text={before ?? ''} />
      <a className={styles.mail} href={`mailto:${email}`}>
        {email}
      </a>
      <WholeWords text={after} />
    </>
  )
}

/** A drawer under an arch: one letter goes into its slot, and it locks; another is thrown away. */
function LetterBoxScene() {
  return (
    <svg className={outlined} viewBox="-60 20 373 240" aria-hidden="true">
      <path className="f-mid" d="M64 260V144a116 116 0 0 1 232 0v116Z" />
      <path className="f-deep" d="M92 260V148a88 88 0 0 1 176 0v112Z" />
      <rect className="f-stone2 c" x={48} y={162} width={264} height={98} rx={12} />
      <rect className="f-line" x={106} y={174} width={148} height={12} rx={6} />
      <path className="f-stone c" d="M124 180V100a8 8 0 0 1 8-8h96a8 8 0 0 1 8 8v80Z" />
      <path className="c s-line" fill="none" d="m126 96 54 42 54-42M48 200H312" />
      <circle className="f-accent c s-line" cx={180} cy={228} r={16} />
      <path className="c s-line" fill="none" d="M180 224v9" />
      <circle className="f-line" cx={180} cy={224} r={4} />
      <g transform="rotate(-16 -14 150)">
        <path className="f-stone c" d="M-46 128H22v48H-46Z" />
        <path className="c s-line" fill="none" d="M-46 128L-12 152L22 128" />
      </g>
      <path className="f-mid c" d="M-56 176H24L14 260H-46Z" />
      <path className="c s-line" d="M-36 190L-31 246M-16 190V246M4 190L-1 246" />
      <path className="g" d="M-2000 260H2000" />
    </svg>
  )
}
