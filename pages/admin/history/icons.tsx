import { drawIcon } from '#renderer/ui/icon.tsx'

// This screen's alone.

/** A line of work that came back. */
export const BranchIcon = drawIcon(
  <>
    <circle cx="7" cy="6" r="2" />
    <circle cx="7" cy="18" r="2" />
    <circle cx="17" cy="9" r="2" />
    <path d="M7 8v8M17 11c0 3.5-4 3.5-8.5 5.5" />
  </>,
)
/** Comes back. */
export const BackIcon = drawIcon(<path d="M4.5 5v4.500H9M4.300 9.500a8.500 8.500 0 1 1-.600 4" />)
/** Goes away. */
export const AwayIcon = drawIcon(<path d="M6 12h12" />)
export const UpIcon = drawIcon(<path d="M12 19V5M6 11l6-6 6 6" />)
export const DownIcon = drawIcon(<path d="M12 5v14M6 13l6 6 6-6" />)
