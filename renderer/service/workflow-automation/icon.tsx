import { drawIcon } from '#renderer/ui/icon.tsx'

export const Icon = drawIcon(
  <>
    <rect x={3.5} y={4} width={6} height={6} rx={1.8} />
    <rect x={14.5} y={14} width={6} height={6} rx={1.8} />
    <path d="M9.5 7H14a3.5 3.5 0 0 1 3.5 3.5V14M6.5 10v3.5A3.5 3.5 0 0 0 10 17h1.5" />
  </>,
)
