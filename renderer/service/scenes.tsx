import type { ReactNode } from 'react'
import { illustration } from '../ui/illustration.css.ts'

type SceneProps = { children: ReactNode }

/** A small drawing of a feature sheet. */
export function Vignette({ children }: SceneProps) {
  return (
    <svg className={illustration} viewBox="0 0 200 84" aria-hidden="true">
      {children}
    </svg>
  )
}

/** A small drawing across a wide tile. */
export function WideVignette({ children }: SceneProps) {
  return (
    <svg className={illustration} viewBox="0 0 400 110" aria-hidden="true">
      {children}
    </svg>
  )
}

/** The drawing at the foot of a service page's opening, on wide screens. Cropped at its sides and its top. */
export function WideScene({ children }: SceneProps) {
  return (
    <svg
      className={illustration}
      viewBox="0 0 1200 460"
      preserveAspectRatio="xMidYMax slice"
      aria-hidden="true"
    >
      {children}
    </svg>
  )
}
