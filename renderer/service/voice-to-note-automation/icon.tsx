import { drawIcon } from '#renderer/ui/icon.tsx'

export const Icon = drawIcon(<path d="M4 10.5v3M8 7v10m4-13v16m4-12v8m4-5.5v3" />)
