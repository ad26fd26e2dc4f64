import type { ReactNode } from 'react'
import { icon } from '#renderer/ui/icons.css.ts'

// Drawn like the site's; this screen alone has them.
const drawn = (children: ReactNode) => () => (
  <svg className={icon} viewBox="0 0 24 24" aria-hidden="true">
    {children}
  </svg>
)

/** A line of work that came back. */
export const BranchIcon = drawn(
  <>
    <circle cx="7" cy="6" r="2" />
    <circle cx="7" cy="18" r="2" />
    <circle cx="17" cy="9" r="2" />
    <path d="M7 8v8M17 11c0 3.5-4 3.5-8.5 5.5" />
  </>,
)
export const HandIcon = drawn(<path d="M5 19l1-4L16.5 4.5l3 3L9 18l-4 1Z" />)
/** Comes back. */
export const BackIcon = drawn(<path d="M4.5 5v4.500H9M4.300 9.500a8.500 8.500 0 1 1-.600 4" />)
/** Goes away. */
export const AwayIcon = drawn(<path d="M6 12h12" />)
export const HistoryIcon = drawn(
  <path d="M4 5v4.5h4.500M4.300 9.500a8.500 8.500 0 1 1-.600 4M12 8v4.500l3 1.500" />,
)
export const UpIcon = drawn(<path d="M12 19V5M6 11l6-6 6 6" />)
export const DownIcon = drawn(<path d="M12 5v14M6 13l6 6 6-6" />)
