import type { ComponentProps } from 'react'
import { scriptOnly } from '../../theme/layout.css.ts'
import { SearchIcon } from './icons.tsx'
import * as styles from './shared.css.ts'

type SearchFieldProps = ComponentProps<'input'> & {
  /** The key `/` leads to it. */
  byKey: boolean
  label: string
}

export function SearchField({ byKey, label, ...input }: SearchFieldProps) {
  return (
    <div className={styles.search}>
      <SearchIcon />
      <input
        {...input}
        className={styles.control}
        type="search"
        aria-label={label}
        aria-keyshortcuts={byKey ? '/' : undefined}
        maxLength={200}
      />
      {byKey && (
        <span className={`${styles.key} ${scriptOnly}`} aria-hidden="true">
          /
        </span>
      )}
    </div>
  )
}
