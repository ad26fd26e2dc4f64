import { drawIcon } from '#renderer/ui/icon.tsx'

export const Icon = drawIcon(
  <>
    <rect x={3.5} y={5} width={17} height={15.5} rx={3} />
    <path d="M3.5 10h17M8 3v4m8-4v4" />
  </>,
)
