import type { ComponentProps } from 'react'
import { AlertIcon } from '../icons.tsx'
import { error, remarkIcon } from './shared.css.ts'

/** An error with an icon. Set `id` if it describes a field, `role` if it appears without being asked for. */
export function Problem({ children, ...rest }: ComponentProps<'p'>) {
  return (
    <p {...rest} className={error}>
      <AlertIcon className={remarkIcon} />
      <span>{children}</span>
    </p>
  )
}
