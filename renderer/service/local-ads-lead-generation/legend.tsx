import { type ReactNode, useId } from 'react'
import { section, wrap } from '../../theme/layout.css.ts'
import { illustration } from '../../ui/illustration.css.ts'
import * as styles from './legend.css.ts'

type LegendProps = { label: string; items: readonly { title: string; text: string }[] }

/** The kinds of campaign as the key of the map: a dotted way leads from the compass rose to each sign. */
export function Legend({ label, items }: LegendProps) {
  const id = useId()
  return (
    <section className={`${section} ${styles.ground}`} data-ground="band" aria-labelledby={id}>
      <div className={wrap}>
        <h2 className={styles.heading} id={id}>
          {label}
        </h2>
        <div className={styles.sheet}>
          <div className={styles.rose}>
            <Rose />
          </div>
          <ul className={styles.key}>
            {items.map(({ title, text }, index) => (
              <li className={styles.entry} key={title}>
                <svg className={`${illustration} ${styles.sign}`} viewBox="-1 -1 66 66" aria-hidden="true">
                  {signs[index]}
                </svg>
                <div>
                  <h3>{title}</h3>
                  <p className={styles.text}>{text}</p>
                </div>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </section>
  )
}

const receiver =
  'M5 4h3.5l1.8 4.4-2.3 1.5a11 11 0 0 0 6 6l1.6-2.3 4.4 1.9v3.5a1.5 1.5 0 0 1-1.6 1.5A15.5 15.5 0 0 1 3.5 5.6 1.5 1.5 0 0 1 5 4Z'

/** In the order of the texts: search, social, retargeting, a call, a place, a form. */
const signs: readonly ReactNode[] = [
  <g key="search">
    <circle className="f-card c" cx={32} cy={32} r={31} />
    <path className="l w4 s-accent" d="M38 38l11 11" />
    <circle className="f-secs c" cx={28} cy={28} r={13} />
    <path className="l" d="M21 27a7 7 0 0 1 7-7" />
  </g>,
  <g key="social">
    <circle className="f-card c" cx={32} cy={32} r={31} />
    <rect className="f-sky c" x={14} y={17} width={36} height={30} rx={5} />
    <circle className="f-disc" cx={40} cy={26} r={5} />
    <path className="f-mid" d="M16 45c8-14 17-15 32-4v4Z" />
  </g>,
  <g key="retargeting">
    <circle className="f-card c" cx={32} cy={32} r={31} />
    <path className="l w3 s-accent" d="M47 26a17 17 0 1 0 2 9M49 13v13H36" />
    <circle className="f-deep c" cx={32} cy={33} r={6} />
  </g>,
  <g key="call">
    <circle className="f-accent c" cx={32} cy={32} r={31} />
    <path className="l w3 s-onacc" transform="translate(12 12) scale(1.65)" d={receiver} />
  </g>,
  <g key="place">
    <circle className="f-secs c" cx={32} cy={32} r={31} />
    <path className="s-soft" fill="none" strokeWidth={8} d="M6 46C20 38 38 56 56 42" />
    <path className="f-accent c" d="M32 51C21 38 17 32 17 25a15 15 0 0 1 30 0c0 7-4 13-15 26Z" />
    <path className="f-onacc" d="M25 30v-5a7 7 0 0 1 14 0v5h-4v-5a3 3 0 0 0-6 0v5Z" />
  </g>,
  <g key="form">
    <circle className="f-card c" cx={32} cy={32} r={31} />
    <path className="l s-mid w4" d="M18 20h28M18 30h20" />
    <rect className="f-accent c" x={18} y={38} width={28} height={13} rx={5} />
  </g>,
]

function Rose() {
  return (
    <svg className={illustration} viewBox="0 0 200 200" aria-hidden="true">
      <circle className="d" cx={100} cy={100} r={86} />
      <circle className="d s-edge" cx={100} cy={100} r={72} />
      {[0, 180].map((turn) => (
        <g key={turn} transform={`rotate(${turn} 100 100)`}>
          <path className="f-card c" d="M100 100L84 84 100 28 116 84Z" />
          <path className="f-accent c" d="M100 100L84 84 100 28Z" />
        </g>
      ))}
      {[56, 90, 124, 236, 270, 304].map((turn) => (
        <g key={turn} transform={`rotate(${turn} 100 100)`}>
          <path className="f-card c" d="M100 100L90 80 100 14 110 80Z" />
          <path className="f-gate c" d="M100 100L90 80 100 14Z" />
        </g>
      ))}
      <circle className="f-stone c" cx={100} cy={100} r={7} />
      {/* to signs that stand 8.25rem under each other, at 16.5rem to 200 units */}
      <path
        className={`flow ${styles.ways}`}
        d="M176 46L209 19M190 100H208M176 154L209 181M24 46L-9 19M10 100H-8M24 154L-9 181"
      />
    </svg>
  )
}
