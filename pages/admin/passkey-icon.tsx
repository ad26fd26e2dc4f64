import { drawIcon } from '#renderer/ui/icon.tsx'

export const PasskeyIcon = drawIcon(
  <path d="M6 10a6.5 6.5 0 0 1 12 3c0 2-.1 3.7-.5 5.500M5.500 14c.1 1.500 0 3-.5 4.500M9 20c.7-2 1-4.500 1-7a2 2 0 0 1 4 0c0 2.800-.3 5.200-1 7.500" />,
)
