import { FeatureList, type FeaturesProps } from '../features.tsx'
import * as styles from './line.css.ts'

/** What the service does, as stations of belts across the page. */
export function Line(props: FeaturesProps) {
  return (
    <div className={styles.ground}>
      <FeatureList {...props} className={styles.stations} itemClassName={styles.station}>
        {({ title, text, drawing }) => (
          <>
            <div className={styles.drawing}>{drawing}</div>
            <div className={styles.words}>
              <h3>{title}</h3>
              <p className={styles.text}>{text}</p>
            </div>
          </>
        )}
      </FeatureList>
    </div>
  )
}
