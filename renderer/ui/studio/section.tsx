import { type ReactNode, type Ref, useId } from 'react'
import * as styles from './section.css.ts'
import { meta } from './shared.css.ts'

type SectionProps = {
  id?: string
  title: string
  lead: string
  /** Ref of the body, to focus it when the focused element has been removed. */
  body?: Ref<HTMLDivElement>
  children: ReactNode
}

export function Section({ id, title, lead, body, children }: SectionProps) {
  const heading = useId()
  return (
    <section className={styles.section} id={id} aria-labelledby={heading}>
      <div className={styles.head}>
        <h2 id={heading}>{title}</h2>
        <p className={meta}>{lead}</p>
      </div>
      <div className={styles.body} ref={body} tabIndex={body ? -1 : undefined}>
        {children}
      </div>
    </section>
  )
}
