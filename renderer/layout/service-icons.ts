import type { ServiceSlug } from '#domain/services.ts'
import type { Drawing } from '#renderer/art/drawing.tsx'

const icons = import.meta.glob<Drawing>('../art/services/*/icon.svg', {
  eager: true,
  import: 'default',
  query: '?server',
})

/** Throws if the service has no icon. */
export function serviceIcon(slug: ServiceSlug): Drawing {
  const file = `../art/services/${slug}/icon.svg`
  const icon = icons[file]
  if (icon === undefined) throw new Error(`${file} is missing`)
  return icon
}
