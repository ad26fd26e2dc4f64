import { drawIcon } from '../ui/icon.tsx'

export const CopyIcon = drawIcon(
  <>
    <rect x={8.5} y={8.5} width={11.5} height={11.5} rx={2.5} />
    <path d="M5.5 15.5A1.5 1.5 0 0 1 4 14V5.5A1.5 1.5 0 0 1 5.5 4H14a1.5 1.5 0 0 1 1.5 1.5" />
  </>,
)

export const ExternalIcon = drawIcon(
  <path d="M13.5 4.5h6v6m0-6L11 13m6.5 1v4a1.5 1.5 0 0 1-1.5 1.5H6A1.5 1.5 0 0 1 4.5 18V8A1.5 1.5 0 0 1 6 6.5h4" />,
)
