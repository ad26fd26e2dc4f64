import type { ReactElement } from 'react'
import { illustration } from '../ui/illustration.css.ts'

/** A service in one small drawing: what its own page opens with. It stands on the lower edge of its place. */
export function Thumbnail({ drawing }: { drawing: ReactElement }) {
  return (
    <svg className={illustration} viewBox="0 0 200 120" aria-hidden="true">
      {drawing}
    </svg>
  )
}
