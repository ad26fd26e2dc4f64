import type { ComponentProps } from 'react'
import { AlertIcon } from '../icons.tsx'
import { error, remarkIcon } from './shared.css.ts'

/** What is wrong, with a sign. `id` for the field that it describes; `role` where it comes unasked. */
export function Problem({ children, ...rest }: ComponentProps<'p'>) {
  return (
    <p {...rest} className={error}>
      <AlertIcon className={remarkIcon} />
      <span>{children}</span>
    </p>
  )
}
