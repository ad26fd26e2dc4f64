import { drawIcon } from '#renderer/ui/icon.tsx'

export const Icon = drawIcon(
  <>
    <circle cx={12} cy={12} r={8.5} />
    <circle cx={12} cy={12} r={4.5} />
    <path d="M12 11.9v.2" />
  </>,
)
