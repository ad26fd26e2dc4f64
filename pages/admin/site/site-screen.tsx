import type { ReactNode } from 'react'
import { type Fact, type Facts, ownerFields, shapeOfFacts } from '#domain/site/facts.ts'
import { dayCodes } from '#domain/site/site.schema.ts'
import { mayUse } from '#domain/staff/roles.ts'
import { businessText as text } from '#locales/en/admin-site.ts'
import * as shared from '#renderer/ui/studio/shared.css.ts'
import * as styles from '../facts/facts.css.ts'
import { useFactsForm } from '../facts/facts-context.tsx'
import { FactsScreen, Part } from '../facts/facts-screen.tsx'
import { FactField, FactProblem, groupsIn } from '../facts/fields.tsx'
import { PictureValue } from '../facts/picture-value.tsx'
import { Rows } from '../facts/rows.tsx'
import type { Data } from './+data.ts'
import { DayPicker, daysIn, TimeField } from './day-picker.tsx'
import { HoursFields } from './hours-fields.tsx'
import { LookFields } from './look-fields.tsx'
import { MapField } from './map-field.tsx'
import { SiteTabs } from './site-tabs.tsx'

/** The parts of the form, each with the fields of the file that are in it. */
const parts: { id: keyof typeof text.parts; fields: readonly string[]; body?: () => ReactNode }[] = [
  { id: 'contact', fields: ['name', 'phone', 'email', 'structuredDataEmail'], body: Contact },
  { id: 'address', fields: ['address'], body: Address },
  { id: 'hours', fields: ['hours'], body: HoursFields },
  { id: 'map', fields: ['map'], body: MapField },
  { id: 'people', fields: ['founders', 'teamImage'], body: People },
  { id: 'social', fields: ['social'], body: Social },
  { id: 'mail', fields: ['staffLanguage', 'leadReminders', 'leadRetentionMonths'], body: Mail },
  { id: 'search', fields: ['aiCrawlers'] },
  { id: 'look', fields: ['accent', 'logo'], body: LookFields },
]

/** Business details: everything that `site.yaml` says. */
export function SiteScreen(data: Extract<Data, { view: 'site' }>) {
  const shape = shapeOfFacts('business')
  const keys = shape.kind === 'group' ? Object.keys(shape.fields) : []
  const placed = new Set(parts.flatMap(({ fields }) => fields))
  const others = keys.filter((key) => !placed.has(key))
  const all = others.length > 0 ? [...parts, { id: 'more' as const, fields: others }] : parts
  return (
    <FactsScreen
      name="business"
      data={data}
      title={text.title}
      lead={text.lead}
      words={text}
      tabs={<SiteTabs current="business" />}
      locked={mayUse(data.frame.member.role, 'team') ? [] : ownerFields}
    >
      {all.map(({ id, fields, body: Body }) => (
        <Part key={id} id={id} title={text.parts[id].title} lead={text.parts[id].lead}>
          {Body ? <Body /> : fields.map((field) => <FactField key={field} at={[field]} />)}
        </Part>
      ))}
    </FactsScreen>
  )
}

function Contact() {
  return (
    <div className={styles.columns}>
      {['name', 'phone', 'email', 'structuredDataEmail'].map((field) => (
        <FactField key={field} at={[field]} />
      ))}
    </div>
  )
}

function Address() {
  return (
    <div className={styles.columns}>
      <FactField at={['address']} />
    </div>
  )
}

function People() {
  return (
    <>
      <Rows
        at={['founders']}
        one={text.people.one}
        add={text.people.add}
        blank={() => ({ role: { en: '', it: '' } })}
      >
        {(path) => (
          <>
            <FactField at={[...path, 'name']} />
            <FactField at={[...path, 'role']} />
            <PictureValue at={[...path, 'photo']} none={text.people.noPhoto} />
          </>
        )}
      </Rows>
      <PictureValue at={['teamImage']} none={text.people.noTeamImage} />
    </>
  )
}

function Social() {
  return (
    <Rows
      at={['social']}
      one={text.social.one}
      add={text.social.add}
      blank={() => ({ name: '', url: 'https://' })}
    >
      {(path) => (
        <div className={styles.columns}>
          <FactField at={[...path, 'name']} />
          <FactField at={[...path, 'url']} />
        </div>
      )}
    </Rows>
  )
}

function Mail() {
  return (
    <>
      <div className={styles.columns}>
        <FactField at={['staffLanguage']} />
        <FactField at={['leadRetentionMonths']} />
        <FactField at={['leadReminders', 'timeZone']} />
        <FactField at={['leadReminders', 'summaryAt']} />
      </div>
      <WorkingHours />
    </>
  )
}

/** Hours that count for reminders; all of them without a row. */
function WorkingHours() {
  const form = useFactsForm()
  const at = ['leadReminders', 'workingHours']
  const words = text.working
  const list = groupsIn(form.value(at))
  const setList = (next: Fact[]) => form.set(at, next.length > 0 ? next : undefined)
  return (
    <div className={styles.apart}>
      <h3>{words.title}</h3>
      <p className={shared.help}>{words.lead}</p>
      <Rows at={at} one={words.one} add={words.add} blank={blankHours} onChange={setList}>
        {(path, index, row) => {
          const days = daysIn(row.days)
          const setRow = (change: Facts) =>
            setList(list.map((one, place) => (place === index ? { ...row, ...change } : one)))
          return (
            <>
              <DayPicker
                at={[...path, 'days']}
                days={days}
                onToggle={(day, isOn) =>
                  setRow({ days: dayCodes.filter((one) => (one === day ? isOn : days.includes(one))) })
                }
              />
              <div className={styles.times}>
                <TimeField at={[...path, 'from']} label={words.from} onChange={(from) => setRow({ from })} />
                <TimeField at={[...path, 'to']} label={words.to} onChange={(to) => setRow({ to })} />
              </div>
              <FactProblem at={path} />
            </>
          )
        }}
      </Rows>
    </div>
  )
}

const blankHours = (): Facts => ({ days: ['Mo', 'Tu', 'We', 'Th', 'Fr'], from: '9:00', to: '18:00' })
