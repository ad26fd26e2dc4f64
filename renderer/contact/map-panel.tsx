import { useState } from 'react'
import type { MapPosition } from '#domain/site/business.ts'
import MapDrawing from '#renderer/art/contact/map.svg?server'
import { useApp, useText } from '../app-context.tsx'
import { scriptOnly } from '../theme/layout.css.ts'
import { Button, ButtonLink } from '../ui/button.tsx'
import { ExternalIcon } from './icons.tsx'
import { mapFrame, mapPage } from './map-addresses.ts'
import * as styles from './map-panel.css.ts'

/** Shows a drawing until the visitor asks for the map; nothing is sent to a third party before that (R25). */
export function MapPanel({ position }: { position: MapPosition }) {
  const { address } = useApp().site
  const text = useText('contact').map
  const [loaded, setLoaded] = useState(false)
  return (
    <section className={styles.panel} id="map" aria-labelledby="map-heading">
      {loaded ? (
        <iframe
          className={styles.frame}
          // The button that had the focus no longer exists.
          ref={(frame) => frame?.focus({ preventScroll: true })}
          title={text.frame}
          src={mapFrame(position)}
          sandbox="allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox"
        />
      ) : (
        <MapDrawing />
      )}
      <div className={styles.card}>
        <h2 className={styles.heading} id="map-heading">
          {text.heading}
        </h2>
        <p className={styles.text}>{loaded ? address.join(', ') : text.text}</p>
        <div className={styles.actions}>
          {!loaded && (
            <Button className={scriptOnly} variant="outline" onClick={() => setLoaded(true)}>
              {text.load}
            </Button>
          )}
          <ButtonLink href={mapPage(position)} variant="quiet" target="_blank" rel="noopener">
            {text.open}
            <ExternalIcon />
          </ButtonLink>
        </div>
      </div>
    </section>
  )
}
