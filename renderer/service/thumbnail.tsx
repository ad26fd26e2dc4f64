import type { ReactElement, ReactNode } from 'react'
import { illustration } from '../ui/illustration.css.ts'

type ThumbnailProps = {
  drawing: ReactElement
  /** Behind the drawing, and as far beyond its sides as its place lets it reach. */
  surroundings?: ReactNode
}

/** A service in one small drawing: what its own page opens with. It stands on the lower edge of its place. */
export function Thumbnail({ drawing, surroundings }: ThumbnailProps) {
  return (
    <svg className={illustration} viewBox="0 0 200 119.5" aria-hidden="true">
      {surroundings}
      {drawing}
    </svg>
  )
}
