import type { ReactNode } from 'react'
import { tabular } from '../theme/layout.css.ts'
import { WholeWords } from '../ui/whole-words.tsx'
import * as styles from './item-list.css.ts'
import { text as textClass } from './section.css.ts'
import { ServiceDrawing } from './service-drawing.tsx'

export type Item = {
  title: string
  text: string
  /** For whom the item is. */
  fits?: string
}

type ItemListProps = {
  items: readonly Item[]
  /** File names of the drawings, one per item. */
  drawings?: readonly string[]
  /** The items are steps: their order matters. */
  numbered?: boolean
  fitsLabel?: string | undefined
  /** Decoration at the end of an item. */
  ornament?: (index: number) => ReactNode
}

export function ItemList({ items, drawings = [], numbered = false, fitsLabel, ornament }: ItemListProps) {
  const List = numbered ? 'ol' : 'ul'
  return (
    <List className={styles.list}>
      {items.map(({ title, text, fits }, index) => (
        <li className={styles.item} key={title}>
          {numbered && (
            <span className={`${styles.number} ${tabular}`} aria-hidden="true">
              {index + 1}
            </span>
          )}
          {drawings[index] && (
            <div className={styles.picture}>
              <ServiceDrawing name={drawings[index]} />
            </div>
          )}
          <div className={styles.words}>
            <h3>{title}</h3>
            <p className={textClass}>
              <WholeWords text={text} />
            </p>
            {fits && (
              <p className={styles.more}>
                <b>{fitsLabel}</b> {fits}
              </p>
            )}
          </div>
          {ornament?.(index)}
        </li>
      ))}
    </List>
  )
}
