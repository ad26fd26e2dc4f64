import type { ServiceSlug } from '#domain/services.ts'
import { type Drawing, type DrawingProps, drawing } from '#renderer/art/drawing.tsx'
import { drawingClasses as styles } from './drawing.css.ts'
import { useService } from './service-context.tsx'

// The browser has no drawings: it keeps those in the server's HTML
const drawings: Record<string, Drawing> = import.meta.env.SSR
  ? import.meta.glob<Drawing>(
      ['../art/services/*/*.svg', '!../art/services/*/icon.svg', '!../art/services/index/*'],
      { eager: true, import: 'default' },
    )
  : {}
const kept = drawing({ attributes: {} })

function drawingOf(slug: ServiceSlug, name: string): Drawing {
  const file = `../art/services/${slug}/${name}.svg`
  const found = drawings[file]
  if (!found && import.meta.env.SSR) throw new Error(`${file} is missing`)
  return found ?? kept
}

type ServiceDrawingProps = Omit<DrawingProps, 'words' | 'styles'> & { name: string }

/** A drawing of the page's service, by file name. Throws if there is none. */
export function ServiceDrawing({ name, ...props }: ServiceDrawingProps) {
  const { slug, words } = useService()
  const Drawing = drawingOf(slug, name)
  return <Drawing {...props} words={words} styles={styles} />
}

/** The small drawing of a service. Throws if the service has none. */
export function ServiceThumbnail({ slug }: { slug: ServiceSlug }) {
  const Thumbnail = drawingOf(slug, 'thumbnail')
  return <Thumbnail styles={styles} />
}
