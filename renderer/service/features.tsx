import * as styles from './features.css.ts'
import { type Item, ItemList } from './item-list.tsx'
import { type Ground, halves, sideBySide } from './section.css.ts'
import { SectionFrame } from './section.tsx'
import { ServiceDrawing } from './service-drawing.tsx'

type FeaturesProps = {
  text: { heading: string; lead?: string; fits?: string; items: readonly Item[] }
  look: keyof typeof styles.looks
  ground?: Ground
  drawings: readonly string[]
  /** Further drawings: below the heading, and above the items. */
  besides?: { head?: string; items?: string }
}

export function Features({ text, look, ground, drawings, besides = {} }: FeaturesProps) {
  return (
    <SectionFrame
      className={styles.looks[look]}
      ground={ground}
      heading={text.heading}
      lead={text.lead}
      headClass={text.lead ? `${styles.head} ${sideBySide} ${halves}` : styles.head}
      headEnd={
        besides.head && (
          <div className={styles.headDrawing}>
            <ServiceDrawing name={besides.head} />
          </div>
        )
      }
      bodyClass={styles.body}
    >
      <div className={styles.sheet}>
        {look === 'window' && <Awning />}
        {besides.items && (
          <div className={styles.middle}>
            <ServiceDrawing name={besides.items} />
          </div>
        )}
        <ItemList items={text.items} drawings={drawings} fitsLabel={text.fits} />
      </div>
    </SectionFrame>
  )
}

const stripes = Array.from({ length: 17 }, (_, index) => index)

/** An odd number, so that both ends look alike. Narrow screens show fewer stripes. */
function Awning() {
  return (
    <div className={styles.awning} aria-hidden="true">
      {stripes.map((index) => (
        <span key={index} />
      ))}
    </div>
  )
}
