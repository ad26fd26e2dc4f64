import type { homeText } from '#locales/en/home.ts'
import type { Translation } from '#locales/translation.ts'
import DayCalls from '#renderer/art/home/day-calls.svg?server'
import DayDiary from '#renderer/art/home/day-diary.svg?server'
import DayMessages from '#renderer/art/home/day-messages.svg?server'
import DayReview from '#renderer/art/home/day-review.svg?server'
import DayTea from '#renderer/art/home/day-tea.svg?server'
import EveningCalls from '#renderer/art/home/evening-calls.svg?server'
import EveningClash from '#renderer/art/home/evening-clash.svg?server'
import EveningInvoices from '#renderer/art/home/evening-invoices.svg?server'
import EveningMessages from '#renderer/art/home/evening-messages.svg?server'
import EveningReview from '#renderer/art/home/evening-review.svg?server'
import { muted, sectionOn, wrap } from '../theme/layout.css.ts'
import * as styles from './two-weeks.css.ts'

const windows = [
  { Evening: EveningMessages, Day: DayMessages },
  { Evening: EveningCalls, Day: DayCalls },
  { Evening: EveningClash, Day: DayDiary },
  { Evening: EveningInvoices, Day: DayTea },
  { Evening: EveningReview, Day: DayReview },
]

type TwoWeeksProps = { text: Translation<typeof homeText.twoWeeks> }

/** The same week before and after, as the windows of a house (R317). */
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
          {days.map(({ day, was, is }, index) => {
            const { Evening, Day } = windows[index] ?? {}
            return (
              <li className={styles.day} key={day}>
                <h3 className={styles.name}>{day}</h3>
                {Evening && (
                  <Evening className={styles.evening} styles={{ eveningGlass: styles.eveningGlass }} />
                )}
                <p className={styles.was}>
                  <b className={styles.wasLabel}>{wasLabel}</b> {was}
                </p>
                {Day && (
                  <Day className={styles.daytime} styles={{ dayGlass: styles.dayGlass, sun: styles.sun }} />
                )}
                <p className={styles.is}>
                  <b className={styles.isLabel}>{isLabel}</b> {is}
                </p>
              </li>
            )
          })}
        </ol>
      </div>
    </section>
  )
}
