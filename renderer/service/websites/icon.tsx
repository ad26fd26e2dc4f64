import { drawIcon } from '#renderer/ui/icon.tsx'

export const Icon = drawIcon(
  <>
    <rect x={3.5} y={4.5} width={17} height={15} rx={3} />
    <path d="M3.5 9h17M8 19.5V15a4 4 0 0 1 8 0v4.5" />
  </>,
)
