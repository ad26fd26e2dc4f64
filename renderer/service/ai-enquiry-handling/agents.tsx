import { FeatureList, type FeaturesProps } from '../features.tsx'
import * as styles from './agents.css.ts'

/** The two agents at large, and what they do together. */
export function Agents(props: FeaturesProps) {
  return (
    <FeatureList {...props} className={styles.agents} itemClassName={styles.agent}>
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
