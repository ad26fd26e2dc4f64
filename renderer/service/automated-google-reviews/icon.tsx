import { drawIcon } from '#renderer/ui/icon.tsx'

export const Icon = drawIcon(
  <path d="m12 4 2.5 5.1 5.6.8-4.05 3.95.95 5.6-5-2.65-5 2.65.95-5.6L3.9 9.9l5.6-.8L12 4Z" />,
)
