import type { ReactNode } from 'react'
import { useMenuDetails } from '#renderer/layout/use-menu-details.ts'
import { scriptOnly } from '#renderer/theme/layout.css.ts'
import * as shared from '#renderer/ui/studio/shared.css.ts'
import * as styles from './menu.css.ts'

type MenuProps = { summary: ReactNode; className?: string; upward?: boolean; children: ReactNode }

/** A native disclosure that closes as menus do. Inside are paragraphs, links and `MenuButton`s. */
export function Menu({ summary, className = '', upward = false, children }: MenuProps) {
  return (
    <details className={`${styles.menu} ${className}`} ref={useMenuDetails()}>
      <summary className={`${shared.tool} ${styles.summary}`}>{summary}</summary>
      <div className={upward ? `${styles.panel} ${styles.upward}` : styles.panel}>{children}</div>
    </details>
  )
}

type MenuButtonProps = { danger?: boolean; onPress: () => void; children: ReactNode }

/** Closes the menu and moves the focus to its summary before `onPress`. */
export function MenuButton({ danger, onPress, children }: MenuButtonProps) {
  return (
    <button
      className={scriptOnly}
      type="button"
      data-danger={danger || undefined}
      onClick={({ currentTarget }) => {
        const menu = currentTarget.closest('details')
        menu?.querySelector('summary')?.focus()
        menu?.removeAttribute('open')
        onPress()
      }}
    >
      {children}
    </button>
  )
}
