import { illustration } from '../ui/illustration.css.ts'
import { door } from './pricing.css.ts'

const doors = [FirstDoor, OpenDoor, BusyDoor, GreatDoor] as const

/** The plan as a door on the street of all four, the larger the plan the taller; `place` counts from 0. */
export function PlanDoor({ place }: { place: number }) {
  const Door = doors[place % doors.length] ?? FirstDoor
  return (
    <div className={door}>
      <svg
        className={illustration}
        viewBox="0 0 190 112"
        preserveAspectRatio="xMinYMax meet"
        aria-hidden="true"
      >
        <Door />
      </svg>
    </div>
  )
}

function FirstDoor() {
  return (
    <>
      <path className="f-far c" d="M8 106V66a25 25 0 0 1 50 0v40Z" />
      <circle className="f-ink" cx={49} cy={80} r={3.5} />
      <path className="f-stone2 c" d="M2 106H64V112H2Z" />
    </>
  )
}

function OpenDoor() {
  return (
    <>
      <path className="f-pane c" d="M2 112V63a29 29 0 0 1 58 0v49Z" />
      <path className="f-accent c" d="M60 112V63C60 42 66 34 73 34S88 48 88 66V120Z" />
      <circle className="f-line" cx={81} cy={86} r={3.5} />
      <Plant x={106} />
    </>
  )
}

function BusyDoor() {
  return (
    <>
      <Plant x={2} />
      <path className="f-mid c" d="M44 112V50a31 31 0 0 1 62 0v62Z" />
      <path className="f-pane c" d="M55 66V50a20 20 0 0 1 40 0v16ZM75 30V66" />
      <circle className="f-line" cx={96} cy={84} r={3.5} />
      <Plant x={120} />
    </>
  )
}

function GreatDoor() {
  return (
    <>
      <path className="f-deep c" d="M2 112V38a36 36 0 0 1 72 0v74Z" />
      <path className="f-pane c" d="M14 50V38a24 24 0 0 1 48 0v12ZM38 14V50" />
      <circle className="f-pane" cx={63} cy={78} r={3.5} />
      <path className="f-mid" d="M112 4C128 34 127 76 112 96 97 76 96 34 112 4Z" />
      <path className="f-disc c" d="M98 92h28l-4 20h-20Z" />
    </>
  )
}

function Plant({ x }: { x: number }) {
  return (
    <g transform={`translate(${x} 0)`}>
      <path
        className="f-mid"
        d="M14 98C2 90 0 78 4 66c10 6 14 18 10 32ZM16 98c0-16 8-24 18-26 2 12-4 24-18 26Z"
      />
      <path className="f-disc c" d="M4 96h24l-3 16H7Z" />
    </g>
  )
}
