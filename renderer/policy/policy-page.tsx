import { wrap } from '../theme/layout.css.ts'
import { illustration } from '../ui/illustration.css.ts'
import * as styles from './policy-page.css.ts'

type PolicyPageProps = {
  title: string
  lead: string
  updated: string
  /** The date for machines and for people. */
  updatedOn: { iso: string; text: string }
  /** What the list of sections is called; heard, not seen. */
  contents: string
  /** Linked wherever a sentence names it. */
  email: string
  sections: readonly {
    id: string
    heading: string
    paragraphs: readonly string[]
    points?: readonly string[]
    closing?: string
  }[]
}

/** A long text in numbered sections, with its table of contents beside it. */
export function PolicyPage(props: PolicyPageProps) {
  const { title, lead, updated, updatedOn, contents, email, sections } = props
  return (
    <>
      <div className={styles.head}>
        <div className={`${wrap} ${styles.headGrid}`}>
          <div className={styles.headText}>
            <h1>{title}</h1>
            <p className={styles.updated}>
              {updated} <time dateTime={updatedOn.iso}>{updatedOn.text}</time>
            </p>
            <p className={styles.lead}>{lead}</p>
          </div>
          <LetterBoxScene />
        </div>
      </div>
      <div className={`${wrap} ${styles.body}`}>
        <nav className={styles.contents} aria-label={contents}>
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
        <div className={styles.text}>
          {sections.map(({ id, heading, paragraphs, points, closing }, index) => (
            <section className={styles.section} id={id} key={id}>
              <h2 className={styles.heading}>
                <span className={styles.number}>{index + 1}.</span> {heading}
              </h2>
              {paragraphs.map((paragraph) => (
                <p key={paragraph}>
                  <Linked text={paragraph} email={email} />
                </p>
              ))}
              {points && (
                <ul className={styles.points}>
                  {points.map((point) => (
                    <li className={styles.point} key={point}>
                      {point}
                    </li>
                  ))}
                </ul>
              )}
              {closing && (
                <p>
                  <Linked text={closing} email={email} />
                </p>
              )}
            </section>
          ))}
        </div>
      </div>
    </>
  )
}

function Linked({ text, email }: { text: string; email: string }) {
  const [before, after] = text.split(email, 2)
  if (after === undefined) return text
  return (
    <>
      {before}
      <a className={styles.mail} href={`mailto:${email}`}>
        {email}
      </a>
      {after}
    </>
  )
}

/** A drawer under an arch: one letter in it, and it locks. */
function LetterBoxScene() {
  return (
    <svg className={`${illustration} ${styles.scene}`} viewBox="0 0 360 260" aria-hidden="true">
      <path className="g" d="M0 258H360" />
      <path className="f-mid" d="M64 258V144a116 116 0 0 1 232 0v114Z" />
      <path className="f-deep" d="M92 258V148a88 88 0 0 1 176 0v110Z" />
      <circle className="f-disc" cx={180} cy={128} r={44} />
      <path className="f-water" d="M92 196c30-22 60-24 92-6s60 16 84-6v74H92Z" />
      <rect className="f-sh" x={58} y={170} width={264} height={88} rx={12} />
      <rect className="f-stone2 c" x={48} y={162} width={264} height={96} rx={12} />
      <path className="f-stone c" d="M118 162V92a8 8 0 0 1 8-8h112a8 8 0 0 1 8 8v70Z" />
      <path className="c s-line" fill="none" d="m118 94 64 48 64-48" />
      <path className="f-stone2 c" d="M48 174a12 12 0 0 1 12-12h240a12 12 0 0 1 12 12v20H48Z" />
      <circle className="f-accent c" cx={180} cy={220} r={17} />
      <path className="c s-line" fill="none" d="M180 214v10" />
      <circle className="f-line" cx={180} cy={215} r={4} />
    </svg>
  )
}
