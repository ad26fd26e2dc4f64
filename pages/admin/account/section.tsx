import { type ReactNode, useId } from 'react'
import * as shared from '#renderer/studio/studio.css.ts'
import * as styles from './account.css.ts'

export function Section({ title, lead, children }: { title: string; lead: string; children: ReactNode }) {
  const id = useId()
  return (
    <section className={styles.section} aria-labelledby={id}>
      <div className={styles.sectionHead}>
        <h2 id={id}>{title}</h2>
        <p className={shared.meta}>{lead}</p>
      </div>
      <div className={styles.sectionBody}>{children}</div>
    </section>
  )
}
