import type { Figure } from '#renderer/claims/claims.ts'
import { FigureOrigin } from '#renderer/claims/figure-origin.tsx'
import { illustration } from '#renderer/ui/illustration.css.ts'
import { origin } from '../introduction.css.ts'

const windows = Array.from(
  { length: 100 },
  (_, index) => `M${18 + 17 * (index % 20)} ${40 + 21 * Math.floor(index / 20)}v-9a4.5 4.5 0 0 1 9 0v9Z`,
)

/** So many of a hundred: where somebody reads, the window is filled. What the house stands for is said under it. */
export function HundredWindows({ share }: { share: Figure }) {
  const lit = Number.parseInt(share.value, 10)
  return (
    <>
      <svg className={illustration} viewBox="0 0 368 140" aria-hidden="true">
        <path className="f-stone c" d="M8 14H360V139H8Z" />
        <rect className="f-stone2 c" x={1} y={2} width={366} height={13} />
        <path className="f-gate" d={windows.slice(0, lit).join('')} />
        <path className="d s-line" d={windows.slice(lit).join('')} />
        <path className="g" d="M0 139H368" />
      </svg>
      <p className={origin}>
        {share.value} {share.label} <FigureOrigin of={share} />
      </p>
    </>
  )
}
