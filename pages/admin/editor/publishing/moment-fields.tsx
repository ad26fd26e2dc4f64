import { useState } from 'react'
import { editorText } from '#locales/en/admin-editor.ts'
import { AdminField } from '#renderer/ui/studio/controls.tsx'
import { calendarDay, timeOfDay } from '#renderer/ui/studio/moments.ts'
import { meta } from '#renderer/ui/studio/shared.css.ts'
import { daysBetween, londonTime, weekdayOf } from '../times.ts'
import * as styles from './publish-panel.css.ts'

const text = editorText.publish

/** A day and a time in London, as typed. Unless edited, it stays exactly `suggested`, seconds included. */
export function useTypedMoment(suggested: number) {
  const [given] = useState(suggested)
  const [day, setDay] = useState(calendarDay(given))
  const [clock, setClock] = useState(timeOfDay(given))
  const at = day === calendarDay(given) && clock === timeOfDay(given) ? given : londonTime(day, clock)
  const fault = at !== null ? null : day === '' || clock === '' ? text.noTime : text.noSuchTime
  /** `at`: in milliseconds since 1970; null if invalid. `fault`: why it is invalid. */
  return { day, setDay, clock, setClock, at, fault }
}

type MomentFieldsProps = {
  moment: ReturnType<typeof useTypedMoment>
  labels: { date: string; time: string }
  /** When the panel was opened (ms). */
  opened: number
  fault: string | null
  /** Whether the fault is shown. */
  tried: boolean
  /** The moment in words; shown if it has no fault. */
  meaning: (words: { weekday: string; distance: string }) => string
}

export function MomentFields({ moment, labels, opened, fault, tried, meaning }: MomentFieldsProps) {
  const { at, day, setDay, clock, setClock } = moment
  return (
    <div className={styles.sub}>
      <div className={styles.two}>
        <AdminField
          label={labels.date}
          type="date"
          min={calendarDay(opened)}
          value={day}
          onChange={(event) => setDay(event.target.value)}
        />
        <AdminField
          label={labels.time}
          type="time"
          value={clock}
          error={(tried && fault) || undefined}
          onChange={(event) => setClock(event.target.value)}
        />
      </div>
      {at !== null && fault === null && (
        <p className={meta}>
          {meaning({ weekday: weekdayOf(at), distance: text.days({ number: daysBetween(opened, at) }) })}
        </p>
      )}
    </div>
  )
}
