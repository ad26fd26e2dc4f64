import { type ReactNode, useId } from 'react'
import * as shared from '#renderer/ui/studio/shared.css.ts'
import * as styles from './card.css.ts'

type CardProps = {
  title: string
  lead: string
  look: keyof typeof styles.card
  /** Between the lead and what can be done; decoration. */
  drawing?: ReactNode
  children: ReactNode
}

export function Card({ title, lead, look, drawing, children }: CardProps) {
  const heading = useId()
  return (
    <section className={styles.card[look]} aria-labelledby={heading}>
      <div className={styles.head}>
        <h2 id={heading}>{title}</h2>
        <p className={shared.meta}>{lead}</p>
      </div>
      {drawing}
      <div className={styles.body}>{children}</div>
    </section>
  )
}
