export { PhoneIcon as Icon } from '#renderer/ui/icons.tsx'
