import { illustration } from '../ui/illustration.css.ts'
import { door, foot, wall } from './pricing.css.ts'

/** Each as wide as what stands before it. */
const doors = [
  { Door: FirstDoor, width: 124 },
  { Door: OpenDoor, width: 142 },
  { Door: BusyDoor, width: 156 },
  { Door: GreatDoor, width: 130 },
] as const

/** The plan as a door on the street of all four, the larger the plan the taller; `place` counts from 0. */
export function PlanDoor({ place }: { place: number }) {
  const { Door, width } = doors[place % doors.length] ?? doors[0]
  return (
    <div className={door}>
      <svg
        className={illustration}
        viewBox={`0 0 ${width} 112`}
        preserveAspectRatio="xMinYMax meet"
        aria-hidden="true"
      >
        <Door />
      </svg>
    </div>
  )
}

/** What waits behind the doors, on the ground of the card. Where a short list leaves room, something is on the wall too. */
const rooms = [LetterBox, WaitingRoom, TelephoneTable, Workbench] as const

export function PlanRoom({ place }: { place: number }) {
  const Room = rooms[place % rooms.length]
  return (
    <div className={foot}>
      {Room && (
        <svg
          className={illustration}
          viewBox="0 0 190 88"
          preserveAspectRatio="xMinYMax meet"
          aria-hidden="true"
        >
          <Room />
        </svg>
      )}
    </div>
  )
}

function LetterBox() {
  return (
    <>
      <path className="f-stone2 c" d="M28 50h8v38h-8Z" />
      <path className="f-stone c" d="m40 12 34-8 5 20-34 8Z" />
      <path className="d s-line" d="m47 17 20-5M49 23l12-3" />
      <path className="f-accent c" d="M2 52V34a17 17 0 0 1 17-17h30a17 17 0 0 1 17 17v18Z" />
      <path className="f-clay c" d="M32 52V34a17 17 0 0 1 34 0v18Z" />
      <path className="l s-stone" d="M40 32h18" />
      <path className="f-mid c" d="M92 88c-10 0-14-14-6-20-2-12 16-18 22-8 12-4 20 10 12 18 2 6-2 10-8 10Z" />
      <path className="l" d="M162 88V34" />
      <path className="f-pane c" d="M134 16h44l10 10-10 10h-44Z" />
      <path className="d s-line" d="M142 26h24" />
      <g className={wall}>
        <path className="f-pane c" d="M14-22V-50a18 18 0 0 1 36 0v28ZM32-68V-22" />
        <path className="f-pane c" d="M130-22V-50a18 18 0 0 1 36 0v28ZM148-68V-22" />
        <g transform="translate(74 -134)">
          <Plant x={0} />
        </g>
        <path className="f-stone2 c" d="M2-22h186v6H2Z" />
      </g>
    </>
  )
}

function WaitingRoom() {
  return (
    <>
      <path className="l w3" d="M22 8V78M10 88l12-10 12 10" />
      <path className="f-mid c" d="M4 24c6-8 14-8 17-2l3 40H0Z" />
      <path className="f-pane c" d="M26 22h12v34H26Z" />
      <path className="f-accent c" d="M12 8c0-18 20-18 20 0ZM4 8h36v4H4Z" />
      <path className="l w3" d="M62 64v24M138 64v24" />
      <path className="f-far c" d="M60 52V36a10 10 0 0 1 10-10h60a10 10 0 0 1 10 10v16ZM100 26v26" />
      <path className="f-stone2 c" d="M54 52h92v12H54Z" />
      <path className="l w3" d="M166 62V40a6 6 0 0 1 12 0" />
      <path className="f-deep c" d="M156 58h32l-4 30h-24Z" />
    </>
  )
}

function TelephoneTable() {
  return (
    <>
      <path className="l w3" d="M14 54 6 88M82 54l8 34" />
      <path className="f-stone2 c" d="M2 46h92v8H2Z" />
      <path className="f-accent c" d="M24 46l6-22h34l6 22Z" />
      <circle className="f-stone c" cx={47} cy={35} r={7} />
      <path className="f-stone c" d="M20 22c0-16 54-16 54 0v4H60v-6H34v6H20Z" />
      <path className="l s-accent" d="M84 24a14 14 0 0 0 0-18M92 30a24 24 0 0 0 0-30" />
      <path className="l w3" d="M122 70v18M172 70v18" />
      <path className="f-mid c" d="M116 60h62v10h-62Z" />
      <path className="f-mid c" d="M120 60V36a27 27 0 0 1 54 0v24Z" />
      <g className={wall}>
        <circle className="f-stone c" cx={47} cy={-44} r={22} />
        <path className="l s-line" d="M47-57v13l10 7" />
        <path className="f-stone c" d="M122-66h48v44h-48Z" />
        <path className="f-disc c" d="M122-66h48v13h-48Z" />
        <path className="d s-line" d="M130-43h32M130-32h32" />
        <path className="f-stone2 c" d="M2-22h186v6H2Z" />
      </g>
    </>
  )
}

function Workbench() {
  return (
    <>
      <path className="l w3" d="M20 50 8 88M20 50l12 38M104 50 92 88M104 50l12 38" />
      <path className="f-stone2 c" d="M2 42h120v8H2Z" />
      <path className="f-stone c" d="M14 42V8h52v34Z" />
      <path className="f-secs c" d="M26 42V28a14 14 0 0 1 28 0v14Z" />
      <path className="f-pane c" d="m80 42 30-30v30ZM94 36h10V26Z" fillRule="evenodd" />
      <path className="f-disc c" d="M138 62h46v26h-46Z" />
      <path className="l" d="M152 62v-8h18v8" />
      <path className="l s-line" d="M138 72h46" />
      <g className={wall}>
        <path className="f-accent c" d="M14-62h12v40H14Z" />
        <path className="f-pane c" d="M26-54h12v32H26Z" />
        <path className="f-mid c" d="m44-24 12-38 11 4-12 36Z" />
        <path className="f-deep c" d="M86-44h26v22H86Z" />
        <path className="f-far c" d="M134-62h34v40h-34Z" />
        <path className="d" d="M141-52h20M141-43h14" />
        <path className="f-stone2 c" d="M2-22h186v6H2Z" />
      </g>
    </>
  )
}

function FirstDoor() {
  return (
    <>
      <path className="f-far c" d="M8 106V58a26 26 0 0 1 52 0v48Z" />
      <path className="f-pane c" d="M20 66V56a14 14 0 0 1 28 0v10Z" />
      <circle className="f-ink" cx={51} cy={82} r={3.5} />
      <path className="f-stone2 c" d="M2 106H66V112H2Z" />
      <path className="f-card c" d="M86 112V92l4-6v-6h8v6l4 6v20ZM108 112V92l4-6v-6h8v6l4 6v20Z" />
    </>
  )
}

function OpenDoor() {
  return (
    <>
      <path className="f-pane c" d="M6 106V63a27 27 0 0 1 54 0v43Z" />
      <path className="f-stone c" d="M6 106 18 90H60V106Z" />
      <path className="l s-line" d="M33 37V52" />
      <path className="f-disc c" d="M22 60a11 11 0 0 1 22 0Z" />
      <path className="f-accent c" d="M60 106V63C60 42 66 34 73 34S86 48 86 66V112Z" />
      <circle className="f-line" cx={79} cy={84} r={3.5} />
      <path className="f-stone2 c" d="M2 106H64V112H2Z" />
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
