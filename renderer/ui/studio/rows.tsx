import type { ReactNode } from 'react'
import * as styles from './rows.css.ts'

type RowProps = {
  className?: string
  sign: ReactNode
  /** Shows the sign without its arch. */
  bare?: boolean
  name: ReactNode
  facts: ReactNode
  actions?: ReactNode
  actionsClass?: string
  /** Shown below the row's text. */
  children?: ReactNode
}

export function Row({
  className = '',
  sign,
  bare = false,
  name,
  facts,
  actions,
  actionsClass = '',
  children,
}: RowProps) {
  return (
    <li className={`${styles.row} ${className}`}>
      <span className={bare ? styles.bareSign : styles.sign}>{sign}</span>
      <b className={styles.name}>{name}</b>
      <span className={styles.facts}>{facts}</span>
      {actions && <span className={`${styles.actions} ${actionsClass}`}>{actions}</span>}
      {children}
    </li>
  )
}
