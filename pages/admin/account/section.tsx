import { type ReactNode, type Ref, useId } from 'react'
import * as shared from '#renderer/studio/studio.css.ts'
import * as styles from './account.css.ts'

type SectionProps = {
  title: string
  lead: string
  /** Takes the focus when what had it is gone. */
  body?: Ref<HTMLDivElement>
  children: ReactNode
}

export function Section({ title, lead, body, children }: SectionProps) {
  const id = useId()
  return (
    <section className={styles.section} aria-labelledby={id}>
      <div className={styles.sectionHead}>
        <h2 id={id}>{title}</h2>
        <p className={shared.meta}>{lead}</p>
      </div>
      <div className={styles.sectionBody} ref={body} tabIndex={body ? -1 : undefined}>
        {children}
      </div>
    </section>
  )
}
