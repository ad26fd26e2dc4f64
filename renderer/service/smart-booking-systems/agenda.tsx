import { FeatureList, type FeaturesProps } from '../features.tsx'
import * as styles from './agenda.css.ts'

/** What the service does, as a page of the diary. */
export function Agenda(props: FeaturesProps) {
  return (
    <FeatureList {...props} className={styles.page} itemClassName={styles.hour}>
      {({ title, text, drawing }) => (
        <div className={styles.entry}>
          <h3 className={styles.title}>{title}</h3>
          <p className={styles.text}>{text}</p>
          <div className={styles.drawing}>{drawing}</div>
        </div>
      )}
    </FeatureList>
  )
}
