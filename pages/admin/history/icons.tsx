import { drawIcon } from '#renderer/ui/icon.tsx'

export const BranchIcon = drawIcon(
  <>
    <circle cx="7" cy="6" r="2" />
    <circle cx="7" cy="18" r="2" />
    <circle cx="17" cy="9" r="2" />
    <path d="M7 8v8M17 11c0 3.5-4 3.5-8.5 5.5" />
  </>,
)
