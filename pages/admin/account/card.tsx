import { type ReactNode, useId } from 'react'
import * as shared from '#renderer/ui/studio/shared.css.ts'
import * as styles from './account.css.ts'

type CardProps = {
  title: string
  lead: string
  wide?: boolean
  className?: string
  /** Between the lead and what can be done; decoration. */
  drawing?: ReactNode
  children: ReactNode
}

export function Card({ title, lead, wide = false, className = '', drawing, children }: CardProps) {
  const heading = useId()
  return (
    <section className={`${styles.card} ${wide ? styles.wide : ''} ${className}`} aria-labelledby={heading}>
      <div>
        <h2 id={heading}>{title}</h2>
        <p className={shared.meta}>{lead}</p>
      </div>
      {drawing}
      <div>{children}</div>
    </section>
  )
}
