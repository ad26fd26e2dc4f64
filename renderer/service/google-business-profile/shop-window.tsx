import { illustration } from '../../ui/illustration.css.ts'
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

const stripes = Array.from({ length: 18 }, (_, index) => 64 * index)

function Awning() {
  return (
    <div className={styles.awning}>
      <svg
        className={`${illustration} ${styles.cloth}`}
        viewBox="0 0 1152 52"
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        {stripes.map((x, index) => (
          <path
            className={index % 2 ? 'f-stone c' : 'f-accent c'}
            key={x}
            d={`M${x} 1h64v26a32 24 0 0 1-64 0Z`}
          />
        ))}
      </svg>
    </div>
  )
}
