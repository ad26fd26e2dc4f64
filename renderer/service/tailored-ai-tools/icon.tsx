import { drawIcon } from '#renderer/ui/icon.tsx'

export const Icon = drawIcon(
  <>
    <circle cx={6.5} cy={6.5} r={2.8} />
    <circle cx={6.5} cy={17.5} r={2.8} />
    <path d="M8.8 8.2 20 17M8.8 15.8 20 7" />
  </>,
)
