import { WholeWords } from '#renderer/ui/whole-words.tsx'
import { FeatureList, type FeaturesProps } from '../features.tsx'
import * as styles from './shelf.css.ts'

/** The tools of the counter: all on one board, a label under each. */
export function Shelf(props: FeaturesProps) {
  return (
    <FeatureList {...props} className={styles.shelf} itemClassName={styles.tool}>
      {({ title, text, drawing }) => (
        <>
          <div className={styles.board}>{drawing}</div>
          <div className={styles.words}>
            <h3>{title}</h3>
            <p className={styles.text}>
              <WholeWords text={text} />
            </p>
          </div>
        </>
      )}
    </FeatureList>
  )
}
