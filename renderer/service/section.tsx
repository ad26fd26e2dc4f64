import { type ReactNode, useId } from 'react'
import { wrap } from '../theme/layout.css.ts'
import * as styles from './section.css.ts'

type SectionFrameProps = {
  className: string
  ground?: styles.Ground | undefined
  heading: string
  lead?: string | undefined
  /** Shown under heading and lead. */
  headEnd?: ReactNode
  headClass?: string
  /** Class of the element that contains head and children. */
  bodyClass?: string
  children: ReactNode
}

/** A section labelled by its heading, on its own ground. */
export function SectionFrame({
  className,
  ground = 'paper',
  heading,
  lead,
  headEnd,
  headClass = styles.head,
  bodyClass,
  children,
}: SectionFrameProps) {
  const id = useId()
  return (
    <section
      className={`${styles.section} ${styles.grounds[ground]} ${className}`}
      {...(ground === 'band' && { 'data-ground': 'band' })}
      aria-labelledby={id}
    >
      <div className={bodyClass ? `${wrap} ${bodyClass}` : wrap}>
        <div className={headClass}>
          <h2 id={id}>{heading}</h2>
          {lead && <p className={styles.lead}>{lead}</p>}
          {headEnd}
        </div>
        {children}
      </div>
    </section>
  )
}
