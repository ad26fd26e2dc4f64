import { illustration } from '../ui/illustration.css.ts'
import { door } from './pricing.css.ts'

const fills = ['f-far', 'f-accent', 'f-mid', 'f-deep'] as const
const heights = [54, 72, 84, 100]

/** The plan as a door, the larger the plan the taller; `place` counts from 0. */
export function PlanDoor({ place }: { place: number }) {
  const at = place % fills.length
  const top = 112 - (heights[at] ?? 0)
  return (
    <svg className={`${illustration} ${door}`} viewBox="0 0 112 114" aria-hidden="true">
      <path className={`${fills[at]} c`} d={`M8 112V${top + 26}a26 26 0 0 1 52 0V112Z`} />
      {at > 0 && <path className="f-pane c" d={`M18 ${top + 40}V${top + 26}a16 16 0 0 1 32 0v14Z`} />}
      <circle className={at === 3 ? 'f-pane' : 'f-line'} cx={50} cy={88} r={3.5} />
      <path
        className="f-mid"
        d="M78 100C66 92 64 80 68 68c10 6 14 18 10 32ZM80 100c0-16 8-24 18-26 2 12-4 24-18 26Z"
      />
      <path className="f-disc c" d="M68 98h24l-3 14H71Z" />
      <path className="g" d="M0 113H112" />
    </svg>
  )
}
