import * as styles from './feature-sheet.css.ts'
import { FeatureList, type FeaturesProps } from './features.tsx'

/** What the service does: one ruled sheet of cells. */
export function FeatureSheet(props: FeaturesProps) {
  return (
    <FeatureList {...props} className={styles.sheet} itemClassName={styles.cell}>
      {({ title, text, drawing }) => (
        <>
          <div className={styles.drawing}>{drawing}</div>
          <h3>{title}</h3>
          <p className={styles.text}>{text}</p>
        </>
      )}
    </FeatureList>
  )
}
