import { Children, type ReactNode, useId } from 'react'
import { wrap } from '../theme/layout.css.ts'
import * as styles from './features.css.ts'

export type FeaturesProps = {
  /** What the features are together. */
  label: string
  items: readonly { title: string; text: string }[]
  /** One small drawing each, in the same order. */
  drawings: readonly ReactNode[]
}

type Feature = FeaturesProps['items'][number] & { drawing: ReactNode }

type FeatureListProps = FeaturesProps & {
  className: string
  itemClassName: string
  /** Stands between the heading and the list. */
  above?: ReactNode
  children: (feature: Feature) => ReactNode
}

/** What the service does, as a list with a name; `children` draws one item. */
export function FeatureList({
  label,
  items,
  drawings,
  className,
  itemClassName,
  above,
  children,
}: FeatureListProps) {
  const id = useId()
  const pictures = Children.toArray(drawings)
  return (
    <section aria-labelledby={id}>
      <div className={wrap}>
        <h2 className={styles.heading} id={id}>
          {label}
        </h2>
        {above}
        <ul className={className}>
          {items.map((item, index) => (
            <li className={itemClassName} key={item.title}>
              {children({ ...item, drawing: pictures[index] })}
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}

/** Tiles, wide and narrow in turn. */
export function FeatureTiles(props: FeaturesProps) {
  return (
    <FeatureList {...props} className={styles.tiles} itemClassName={styles.tile}>
      {({ title, text, drawing }) => (
        <>
          <div className={styles.words}>
            <h3>{title}</h3>
            <p className={styles.text}>{text}</p>
          </div>
          <div className={styles.picture}>{drawing}</div>
        </>
      )}
    </FeatureList>
  )
}
