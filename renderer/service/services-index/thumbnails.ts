import type { ReactElement } from 'react'
import type { ServiceSlug } from '#domain/services.ts'

/** Each service draws its thumbnail in `renderer/service/<slug>/thumbnail.tsx`. */
const thumbnails = import.meta.glob<ReactElement>('../*/thumbnail.tsx', { eager: true, import: 'thumbnail' })

/** Throws where the service has no thumbnail. */
export function serviceThumbnail(slug: ServiceSlug): ReactElement {
  const thumbnail = thumbnails[`../${slug}/thumbnail.tsx`]
  if (thumbnail === undefined) throw new Error(`renderer/service/${slug}/thumbnail.tsx is missing`)
  return thumbnail
}
