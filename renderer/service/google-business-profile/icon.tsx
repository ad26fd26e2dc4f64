export { PinIcon as Icon } from '#renderer/ui/icons.tsx'
