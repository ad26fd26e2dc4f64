import type { ComponentType, ReactNode } from 'react'
import LetterBoxScene from '#renderer/art/policy/letter-box.svg?server'
import { wrap } from '../theme/layout.css.ts'
import { CheckIcon } from '../ui/icons.tsx'
import { WholeWords } from '../ui/whole-words.tsx'
import { band } from './band.css.ts'
import * as styles from './policy-page.css.ts'

type PolicyHeadProps = {
  title: string
  lead: string
  updated: string
  updatedOn: { iso: string; text: string }
}

export type SectionLook = {
  /**
   * wide: the text spans the page, below the heading. ground: has a background of its own.
   * closing: the last panel.
   */
  form?: keyof typeof styles.form
  /** A drawing as wide as the page. */
  across?: ReactNode
  /** A smaller drawing under the heading. */
  vignette?: ReactNode
  entryDrawings?: readonly ComponentType[]
}

type Section = SectionLook & {
  id: string
  heading: string
  /** The key point of the section, set apart before the rest. */
  statement?: { short: string; more: string }
  paragraphs: readonly string[]
  points?: readonly string[]
  /** Each entry is a name, a colon and a description. */
  entries?: readonly string[]
  checks?: readonly string[]
  marks?: readonly { time: string; text: string }[]
  closing?: string
}

type PolicyPageProps = PolicyHeadProps & {
  /** Key facts, each with the section that has the details. */
  inShort: readonly { short: string; more: string; section: number; Drawing?: ComponentType }[]
  /** Title of the table of contents. */
  contents: string
  /** This address becomes a link wherever a sentence contains it. */
  email: string
  sections: readonly Section[]
}

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

/** Decorative: the paragraphs say the same. */
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

/** The head of a policy page. `children`: the drawing on the band's edge. */
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
