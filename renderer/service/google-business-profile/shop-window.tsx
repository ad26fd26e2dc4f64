import { FeatureList, type FeaturesProps } from '../features.tsx'
import * as styles from './shop-window.css.ts'

/** What the service looks after, in the panes of a shop window under its awning. */
export function ShopWindow(props: FeaturesProps) {
  return (
    <FeatureList {...props} above={<Awning />} className={styles.window} itemClassName={styles.pane}>
      {({ title, text, drawing }) => (
        <>
          <div className={styles.shown}>
            <div className={styles.drawing}>{drawing}</div>
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

const stripes = Array.from({ length: 17 }, (_, index) => index)

/** An odd number, so that both ends are alike; fewer where there is less room, so that each keeps its round end. */
function Awning() {
  return (
    <div className={styles.awning} aria-hidden="true">
      {stripes.map((index) => (
        <span className={styles.stripe} key={index} />
      ))}
    </div>
  )
}
