import type { ReactNode } from 'react'
import { illustration } from '#renderer/ui/illustration.css.ts'

/** The doors of the small house: a search, a map, a message. */
export function ThreeDoors() {
  return (
    <svg className={illustration} viewBox="0 0 368 142" aria-hidden="true">
      <path className="g" d="M0 141H368" />
      <Door x={8} fill="f-gate">
        <circle className="l w3 s-line" cx={-3} cy={-3} r={8} />
        <path className="l w3 s-line" d="M3 3L10 10" />
      </Door>
      <Door x={132} fill="f-accent">
        <path
          className="f-line"
          fillRule="evenodd"
          d="M0 13C-9 3-11-1-11-4a11 11 0 0 1 22 0c0 3-2 7-11 17ZM0-8a4 4 0 0 0 0 8 4 4 0 0 0 0-8Z"
        />
      </Door>
      <Door x={256} fill="f-mid">
        <path
          className="f-line"
          d="M-9-10H9a3 3 0 0 1 3 3V3a3 3 0 0 1-3 3H-1l-6 6V6h-2a3 3 0 0 1-3-3V-7a3 3 0 0 1 3-3Z"
        />
      </Door>
    </svg>
  )
}

/** An arched door with a sign in its upper half. */
function Door({ x, fill, children }: { x: number; fill: string; children: ReactNode }) {
  return (
    <g transform={`translate(${x} 0)`}>
      <path className="f-stone2 c" d="M0 141V54a52 52 0 0 1 104 0v87Z" />
      <path className={`${fill} c`} d="M12 134V54a40 40 0 0 1 80 0v80Z" />
      <circle className="f-stone c" cx={52} cy={54} r={23} />
      <g transform="translate(52 54)">{children}</g>
      <circle className="f-pane c" cx={80} cy={98} r={4.5} />
    </g>
  )
}
