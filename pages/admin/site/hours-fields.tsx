import { useState } from 'react'
import { localeRows, locales } from '#domain/locales.ts'
import type { Fact, Facts } from '#domain/site/facts.ts'
import { type DayCode, dayCodes } from '#domain/site/site.schema.ts'
import { businessText as text } from '#locales/en/admin-site.ts'
import { AdminButton } from '#renderer/ui/studio/controls.tsx'
import * as shared from '#renderer/ui/studio/shared.css.ts'
import * as styles from '../facts/facts.css.ts'
import { useFactsForm } from '../facts/facts-context.tsx'
import { isSame, type Path } from '../facts/facts-state.ts'
import { BothLanguages, groupsIn } from '../facts/fields.tsx'
import { Rows } from '../facts/rows.tsx'
import { DayPicker, daysIn, TimeField } from './day-picker.tsx'

const words = text.hours
const standard: Path = ['hours', 'standard']
const footer: Path = ['hours', 'italianFooter']

/** Opening hours, and those of the Italian footer if they differ (R37). */
export function HoursFields() {
  const form = useFactsForm()
  const [isApart, setApart] = useState(!isSame(form.value(standard), form.value(footer)))
  const setEverywhere = (list: Fact[]) => {
    form.set(standard, list)
    if (!isApart) form.set(footer, list)
  }
  return (
    <>
      <HoursRows at={standard} onChange={setEverywhere} />
      {isApart ? (
        <div className={styles.apart}>
          <h3>{words.footer}</h3>
          <p className={shared.help}>{words.footerLead}</p>
          <AdminButton
            small
            onClick={() => {
              form.set(footer, form.value(standard))
              setApart(false)
            }}
          >
            {words.align}
          </AdminButton>
          <HoursRows at={footer} onChange={(list) => form.set(footer, list)} />
        </div>
      ) : (
        <p className={shared.meta}>
          {words.aligned}{' '}
          <button className={shared.link} type="button" onClick={() => setApart(true)}>
            {words.setApart}
          </button>
        </p>
      )}
    </>
  )
}

function HoursRows({ at, onChange }: { at: Path; onChange: (list: Fact[]) => void }) {
  const form = useFactsForm()
  const list = groupsIn(form.value(at))
  const setRow = (index: number, row: Facts) =>
    onChange(list.map((one, place) => (place === index ? row : one)))
  return (
    <Rows at={at} one={words.one} add={words.add} blank={blankRow} onChange={onChange}>
      {(path, index, row) => <HoursRow at={path} row={row} onChange={(next) => setRow(index, next)} />}
    </Rows>
  )
}

const blankRow = (): Facts => ({ days: ['Mo'], label: labelOfDays(['Mo']), opens: '9:00', closes: '18:00' })

function HoursRow({ at, row, onChange }: { at: Path; row: Facts; onChange: (row: Facts) => void }) {
  const days = daysIn(row.days)
  const { opens, closes: _, ...others } = row
  const isOpen = opens !== undefined
  function toggle(day: DayCode, isOn: boolean): void {
    const next = dayCodes.filter((one) => (one === day ? isOn : days.includes(one)))
    // A label that somebody chose stays
    const follows = isSame(row.label, labelOfDays(days))
    onChange({ ...row, days: next, ...(follows && { label: labelOfDays(next) }) })
  }
  const time = (key: 'opens' | 'closes') => (
    <TimeField
      at={[...at, key]}
      label={words[key]}
      onChange={(value) => onChange({ ...row, [key]: value })}
    />
  )
  return (
    <>
      <DayPicker at={[...at, 'days']} days={days} onToggle={toggle} />
      <div className={styles.times}>
        {isOpen && time('opens')}
        {isOpen && time('closes')}
        <label className={styles.closed}>
          <input
            type="checkbox"
            checked={!isOpen}
            onChange={({ target }) =>
              onChange(target.checked ? others : { ...others, opens: '9:00', closes: '18:00' })
            }
          />
          {words.closed}
        </label>
      </div>
      <BothLanguages at={[...at, 'label']} />
    </>
  )
}

/** `Mon–Fri` and `Lun–Ven`; days that are not consecutive are listed by name. */
function labelOfDays(days: readonly DayCode[]): Facts {
  const places = days.map((day) => dayCodes.indexOf(day))
  const [first = 0, last = first] = [places[0], places.at(-1)]
  const isRow = places.length > 1 && last - first === places.length - 1
  const shown = isRow ? [first, last] : places
  return Object.fromEntries(
    locales.map((locale) => [locale, shown.map((place) => dayName(place, locale)).join(isRow ? '–' : ', ')]),
  )
}

function dayName(place: number, locale: (typeof locales)[number]): string {
  // The first of January 2024 was a Monday
  const date = new Date(Date.UTC(2024, 0, 1 + place))
  const name = new Intl.DateTimeFormat(localeRows[locale].region, {
    weekday: 'short',
    timeZone: 'UTC',
  }).format(date)
  return name.charAt(0).toUpperCase() + name.slice(1)
}
