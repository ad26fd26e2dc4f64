import type { ComponentType } from 'react'
import type { ServiceSlug } from '#domain/services.ts'
import type { IconProps } from '../ui/icon.tsx'

/** Each service draws its icon in `renderer/service/<slug>/icon.tsx`. */
const icons = import.meta.glob<ComponentType<IconProps>>('../service/*/icon.tsx', {
  eager: true,
  import: 'Icon',
})

/** Throws where the service has no icon. */
export function serviceIcon(slug: ServiceSlug): ComponentType<IconProps> {
  const icon = icons[`../service/${slug}/icon.tsx`]
  if (icon === undefined) throw new Error(`renderer/service/${slug}/icon.tsx is missing`)
  return icon
}
