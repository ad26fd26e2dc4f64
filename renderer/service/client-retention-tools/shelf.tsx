import { FeatureList, type FeaturesProps } from '../features.tsx'
import * as styles from './shelf.css.ts'

/** The tools of the counter: each in a niche, all on one board. */
export function Shelf(props: FeaturesProps) {
  return (
    <FeatureList {...props} className={styles.shelf} itemClassName={styles.tool}>
      {({ title, text, drawing }) => (
        <>
          <div className={styles.board}>
            <div className={styles.niche}>{drawing}</div>
          </div>
          <div className={styles.words}>
            <h3>{title}</h3>
            <p className={styles.text}>{text}</p>
          </div>
        </>
      )}
    </FeatureList>
  )
}
