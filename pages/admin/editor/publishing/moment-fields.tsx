import { useState } from 'react'
import { editorText } from '#locales/en/admin-editor.ts'
import { AdminField } from '#renderer/ui/studio/controls.tsx'
import { meta } from '#renderer/ui/studio/shared.css.ts'
import { clockOf, dayOf, daysBetween, londonTime, weekdayOf } from '../times.ts'
import * as styles from './publish-panel.css.ts'

const text = editorText.publish

/** A day and a time of London, as typed. What nobody touches stays `suggested`, with its seconds. */
export function useTypedMoment(suggested: number) {
  const [given] = useState(suggested)
  const [day, setDay] = useState(dayOf(given))
  const [clock, setClock] = useState(clockOf(given))
  const at = day === dayOf(given) && clock === clockOf(given) ? given : londonTime(day, clock)
  return {
    day,
    setDay,
    clock,
    setClock,
    /** In milliseconds since 1970; null for no moment. */
    at,
    /** Why it is no moment. */
    fault: at !== null ? null : day === '' || clock === '' ? text.noTime : text.noSuchTime,
  }
}

type MomentFieldsProps = {
  moment: ReturnType<typeof useTypedMoment>
  labels: { date: string; time: string }
  /** When the panel was opened (ms). */
  opened: number
  error: string | null
  /** What the moment means; shown for one without a fault. */
  meaning: (words: { weekday: string; distance: string }) => string
  isGood: boolean
}

export function MomentFields({ moment, labels, opened, error, meaning, isGood }: MomentFieldsProps) {
  const { at } = moment
  return (
    <div className={styles.sub}>
      <div className={styles.two}>
        <AdminField
          label={labels.date}
          type="date"
          min={dayOf(opened)}
          value={moment.day}
          onChange={(event) => moment.setDay(event.target.value)}
        />
        <AdminField
          label={labels.time}
          type="time"
          value={moment.clock}
          error={error ?? undefined}
          onChange={(event) => moment.setClock(event.target.value)}
        />
      </div>
      {at !== null && isGood && (
        <p className={meta}>
          {meaning({ weekday: weekdayOf(at), distance: text.days({ number: daysBetween(opened, at) }) })}
        </p>
      )}
    </div>
  )
}
