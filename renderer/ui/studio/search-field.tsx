import type { ComponentProps } from 'react'
import { SearchIcon } from './icons.tsx'
import * as styles from './shared.css.ts'

type SearchFieldProps = ComponentProps<'input'> & {
  label: string
}

export function SearchField({ label, ...input }: SearchFieldProps) {
  return (
    <div className={styles.search}>
      <SearchIcon />
      <input {...input} className={styles.control} type="search" aria-label={label} maxLength={200} />
    </div>
  )
}
