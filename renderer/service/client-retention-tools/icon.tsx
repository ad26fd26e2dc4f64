import { drawIcon } from '#renderer/ui/icon.tsx'

export const Icon = drawIcon(
  <path d="M4.5 9h12v5.5a5 5 0 0 1-5 5h-2a5 5 0 0 1-5-5V9Zm12 1.5h1.2a2.6 2.6 0 0 1 0 5.2h-1.4M8.5 6c-1-1.3 1-1.9 0-3.2m4 3.2c-1-1.3 1-1.9 0-3.2" />,
)
