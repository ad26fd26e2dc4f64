import type { ReactElement } from 'react'
import type { homeText } from '#locales/en/home.ts'
import type { Translation } from '#locales/translation.ts'
import { muted, sectionOn, wrap } from '../theme/layout.css.ts'
import { illustration } from '../ui/illustration.css.ts'
import * as styles from './two-weeks.css.ts'
import { after, before } from './windows.tsx'

type TwoWeeksProps = { text: Translation<typeof homeText.twoWeeks> }

/** One week twice, as the windows of a house: late in the evening before, by day after (R317). */
export function TwoWeeks({ text }: TwoWeeksProps) {
  const { heading, lead, before: wasLabel, after: isLabel, days } = text
  return (
    <section className={sectionOn} aria-labelledby="two-weeks">
      <div className={`${wrap} ${styles.head}`}>
        <h2 className={styles.heading} id="two-weeks">
          {heading}
        </h2>
        <p className={`${muted} ${styles.lead}`}>{lead}</p>
      </div>
      <div className={wrap}>
        <ol className={styles.days}>
          {days.map(({ day, was, is }, index) => (
            <li className={styles.day} key={day}>
              <h3 className={styles.name}>{day}</h3>
              <Window time="evening">{before[index]}</Window>
              <p className={styles.was}>
                <b className={styles.label}>{wasLabel}</b> {was}
              </p>
              <Window time="day">{after[index]}</Window>
              <p className={styles.is}>
                <b className={styles.label}>{isLabel}</b> {is}
              </p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  )
}

function Window({ time, children }: { time: 'evening' | 'day'; children: ReactElement | undefined }) {
  const isLate = time === 'evening'
  return (
    <svg
      className={`${illustration} ${isLate ? styles.evening : styles.daytime}`}
      viewBox="0 0 240 250"
      aria-hidden="true"
    >
      <rect className={isLate ? 'f-band' : 'f-secs'} x={-1} width={242} height={250} />
      <path className={isLate ? 'f-deep' : 'f-far'} d="M-1 0H241V14H-1Z" />
      <path className={isLate ? 'f-pane c' : 'f-sky2 c'} d="M44 206V112A76 76 0 0 1 196 112V206Z" />
      {!isLate && <circle className="f-disc" opacity={0.28} cx={150} cy={92} r={30} />}
      <g transform="translate(120 206)">{children}</g>
      <rect className="f-stone2 c" x={30} y={206} width={180} height={13} rx={3} />
      <path className={isLate ? 'f-deep' : 'f-far'} d="M-1 238H241V250H-1Z" />
    </svg>
  )
}
