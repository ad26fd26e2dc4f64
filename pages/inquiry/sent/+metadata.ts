export { sentMetadata as metadata } from '#renderer/forms/sent-page.tsx'
