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
              <EveningWindow>{before[index]}</EveningWindow>
              <p className={styles.was}>
                <b className={styles.wasLabel}>{wasLabel}</b> {was}
              </p>
              <DayWindow day={index}>{after[index]}</DayWindow>
              <p className={styles.is}>
                <b className={styles.isLabel}>{isLabel}</b> {is}
              </p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  )
}

type WindowProps = { children: ReactElement | undefined }

function EveningWindow({ children }: WindowProps) {
  return (
    <svg className={`${illustration} ${styles.evening}`} viewBox="0 0 240 250" aria-hidden="true">
      <rect className="f-band" x={-1} width={242} height={250} />
      <path className={`c ${styles.eveningGlass}`} d={arch} />
      <g transform="translate(120 206)">{children}</g>
      <Sill />
    </svg>
  )
}

/** The sun by day of the week: it rises from Monday to Friday. */
const suns = [
  [74, 148],
  [80, 106],
  [100, 94],
  [154, 82],
  [120, 76],
] as const

function DayWindow({ day, children }: WindowProps & { day: number }) {
  const [cx, cy] = suns[day % suns.length] ?? suns[0]
  return (
    <svg className={`${illustration} ${styles.daytime}`} viewBox="0 0 240 250" aria-hidden="true">
      <rect className="f-secs" x={-1} width={242} height={250} />
      <path className={`c ${styles.dayGlass}`} d={arch} />
      <circle className={styles.sun} cx={cx} cy={cy} r={26} />
      <g transform="translate(120 206)">{children}</g>
      <Sill />
    </svg>
  )
}

const arch = 'M44 206V112A76 76 0 0 1 196 112V206Z'

function Sill() {
  return <rect className="f-stone2 c" x={30} y={206} width={180} height={13} rx={3} />
}
