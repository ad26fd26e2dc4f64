import type { ReactNode } from 'react'
import { ownerFields, shapeOfFacts } from '#domain/site/facts.ts'
import { mayUse } from '#domain/staff/roles.ts'
import { businessText as text } from '#locales/en/admin-site.ts'
import * as styles from '../facts/facts.css.ts'
import { FactsScreen, Part } from '../facts/facts-screen.tsx'
import { FactField } from '../facts/fields.tsx'
import { PictureValue } from '../facts/picture-value.tsx'
import { Rows } from '../facts/rows.tsx'
import type { Data } from './+data.ts'
import { HoursFields } from './hours-fields.tsx'
import { LookFields } from './look-fields.tsx'
import { MapField } from './map-field.tsx'
import { SiteTabs } from './site-tabs.tsx'

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

/** Business details: everything in `site.yaml`. */
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
    <div className={styles.columns}>
      <FactField at={['staffLanguage']} />
      <FactField at={['leadRetentionMonths']} />
      <FactField at={['leadReminders', 'timeZone']} />
      <FactField at={['leadReminders', 'summaryAt']} />
    </div>
  )
}
