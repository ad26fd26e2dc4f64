import { type DayCode, dayCodes } from '#domain/site/site.schema.ts'
import { businessText as text } from '#locales/en/admin-site.ts'
import { AdminField } from '#renderer/ui/studio/controls.tsx'
import * as styles from '../facts/facts.css.ts'
import { errorAt, idOf, useFactsForm } from '../facts/facts-context.tsx'
import type { Path, Value } from '../facts/facts-state.ts'
import { FactProblem } from '../facts/fields.tsx'

export const daysIn = (value: Value): DayCode[] =>
  dayCodes.filter((day) => Array.isArray(value) && value.includes(day))

type DayPickerProps = {
  at: Path
  days: readonly DayCode[]
  onToggle: (day: DayCode, isOn: boolean) => void
}

export function DayPicker({ at, days, onToggle }: DayPickerProps) {
  return (
    <>
      {/* biome-ignore lint/a11y/useSemanticElements: within the fieldset of the row */}
      <div className={styles.days} role="group" aria-label={text.hours.days}>
        {dayCodes.map((day) => (
          <label key={day}>
            <input
              type="checkbox"
              checked={days.includes(day)}
              onChange={({ target }) => onToggle(day, target.checked)}
            />
            {text.hours.dayNames[day]}
          </label>
        ))}
      </div>
      <FactProblem at={at} />
    </>
  )
}

type TimeFieldProps = { at: Path; label: string; onChange: (value: string) => void }

/** A time as written in the file, such as 9:00. */
export function TimeField({ at, label, onChange }: TimeFieldProps) {
  const form = useFactsForm()
  return (
    <AdminField
      id={idOf(at)}
      label={label}
      type="time"
      error={errorAt(form, at)}
      value={String(form.value(at) ?? '').padStart(5, '0')}
      onChange={({ target }) => onChange(target.value.replace(/^0/, ''))}
    />
  )
}
