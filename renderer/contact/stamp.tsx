import { illustration } from '../ui/illustration.css.ts'
import { stamp } from './ways.css.ts'

// A notch of 12 to each side's tooth: six across, seven down.
const across = 'a4 4 0 0 0 8 0h4'.repeat(6)
const down = 'a4 4 0 0 0 0 8v4'.repeat(7)
const back = 'a4 4 0 0 0-8 0h-4'.repeat(6)
const up = 'a4 4 0 0 0 0-8v-4'.repeat(7)

/** A stamp with the bridge on it, in the corner of the letter. */
export function Stamp() {
  return (
    <svg className={`${illustration} ${stamp}`} viewBox="0 0 84 96" aria-hidden="true">
      <g transform="rotate(6 42 48)">
        <path className="f-stone c" d={`M4 4h2${across}h2v2${down}v2h-2${back}h-2v-2${up}Z`} />
        <path className="f-sky2" d="M13 13h58v70H13Z" />
        <path className="f-sec" d="M13 83V58h58v25h-7a22 22 0 0 0-44 0Z" />
        <circle className="f-disc" cx={42} cy={38} r={13} />
      </g>
    </svg>
  )
}
