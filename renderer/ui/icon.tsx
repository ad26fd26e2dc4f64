import type { ReactNode } from 'react'
import { icon } from './icons.css.ts'

export type IconProps = { className?: string | undefined }

/** Makes an icon component. Icons are decorative, so each needs a text label beside it. */
export const drawIcon =
  (children: ReactNode) =>
  ({ className }: IconProps) => (
    <svg className={className ? `${icon} ${className}` : icon} viewBox="0 0 24 24" aria-hidden="true">
      {children}
    </svg>
  )
