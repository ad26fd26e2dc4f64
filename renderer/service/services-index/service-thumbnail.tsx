import type { ServiceSlug } from '#domain/services.ts'
import type { Drawing } from '#renderer/art/drawing.tsx'
import { lights } from '../automated-google-reviews/opening.css.ts'

const thumbnails = import.meta.glob<Drawing>('../../art/services/*/thumbnail.svg', {
  eager: true,
  import: 'default',
  query: '?server',
})

/** A service in one small drawing: what its own page opens with. Throws where the service has none. */
export function ServiceThumbnail({ slug }: { slug: ServiceSlug }) {
  const file = `../../art/services/${slug}/thumbnail.svg`
  const Thumbnail = thumbnails[file]
  if (!Thumbnail) throw new Error(`${file} is missing`)
  return <Thumbnail styles={{ lights }} />
}
