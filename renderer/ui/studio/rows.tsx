import type { ReactNode } from 'react'
import * as styles from './rows.css.ts'

type RowProps = {
  className?: string
  sign: ReactNode
  /** Without an arch around the sign. */
  bare?: boolean
  name: ReactNode
  facts: ReactNode
  /** At the end of the row; two of them below its words on phones. */
  actions?: ReactNode
  actionsClass?: string
  /** Below. */
  children?: ReactNode
}

/** A row of a `rowList`: what it is, facts about it, and what can be done with it. */
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
