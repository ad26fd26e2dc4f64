import { useState } from 'react'
import { businessText as text } from '#locales/en/admin-site.ts'
import { mapPage } from '#renderer/contact/map-addresses.ts'
import { AdminField } from '#renderer/ui/studio/controls.tsx'
import * as shared from '#renderer/ui/studio/shared.css.ts'
import * as styles from '../facts/facts.css.ts'
import { useFactsForm } from '../facts/facts-context.tsx'
import { FactField } from '../facts/fields.tsx'
import { positionIn } from './position-in.ts'

const words = text.map

/** Where the map opens: set from a map page's address or two numbers, or in degrees. */
export function MapField() {
  const form = useFactsForm()
  const [pasted, setPasted] = useState('')
  const found = positionIn(pasted)
  const [latitude, longitude, zoom] = ['latitude', 'longitude', 'zoom'].map((key) =>
    Number(form.value(['map', key])),
  )
  const isPlace = [latitude, longitude, zoom].every(Number.isFinite)
  return (
    <>
      <AdminField
        label={words.paste}
        help={words.pasteHelp}
        error={pasted.trim() !== '' && !found ? words.notFound : undefined}
        autoComplete="off"
        value={pasted}
        onChange={({ target }) => {
          setPasted(target.value)
          const position = positionIn(target.value)
          if (!position) return
          form.set(['map', 'latitude'], position.latitude)
          form.set(['map', 'longitude'], position.longitude)
          if (position.zoom !== undefined) form.set(['map', 'zoom'], position.zoom)
        }}
      />
      <div className={styles.columns}>
        {['latitude', 'longitude', 'zoom'].map((key) => (
          <FactField key={key} at={['map', key]} />
        ))}
      </div>
      {isPlace && (
        <p className={shared.meta}>
          <a
            href={mapPage({ latitude: latitude ?? 0, longitude: longitude ?? 0, zoom: zoom ?? 16 })}
            target="_blank"
            rel="noopener noreferrer"
          >
            {words.look}
          </a>
        </p>
      )}
    </>
  )
}
