import type { ReactElement } from 'react'

// The scenery (a "setting") behind the subject: 640 wide, 400 high, floor at y = 322. The class `floor`
// marks what remains when only the subject is shown. Every crop shows the middle, from y = 40 to y = 360.

/** The choices passed to a setting; the numbers are from 0 to 1. */
type Draw = { hour: number; ground: number; id: string; night: boolean }

export const floor = 322

function Sill({ hour, ground, id, night }: Draw): ReactElement {
  const arch = 'M40 322V187A92 92 0 0 1 224 187V322Z'
  return (
    <>
      <clipPath id={id}>
        <path d={arch} />
      </clipPath>
      <g clipPath={`url(#${id})`}>
        <rect className="f-sky" x={34} y={80} width={200} height={250} />
        <circle
          className="f-disc"
          cx={Math.round(96 + 72 * hour)}
          cy={Math.round(138 + 24 * Math.abs(hour - 0.5))}
          r={30}
        />
        <g transform="translate(-42 0)">
          {ground < 0.34 && <Hills />}
          {ground >= 0.34 && ground < 0.67 && <Roofs />}
          {ground >= 0.67 && <Sea at={hour} />}
        </g>
      </g>
      <path className="c" fill="none" d={arch} />
      <path className="c" d="M132 95V322M40 196H224" />
      <path className="l" d="M570-10V82" />
      <path className="f-accent c" d="M530 120a40 40 0 0 1 80 0Z" />
      <path className="f-pane c" d="M556 120a14 12 0 0 0 28 0Z" />
      <Bench night={night} front="bricks" />
    </>
  )
}

const Hills = () => (
  <>
    <path className="f-far" d="M60 262c50-44 110-44 150-12s60 10 90-16v96H60Z" />
    <path className="f-mid" d="M60 290c50-24 130-24 240 6v40H60Z" />
    <path className="f-deep" d="M236 214C252 250 252 296 236 304C220 296 220 250 236 214Z" />
    <path className="f-deep" d="M256 246C266 270 266 298 256 304C246 298 246 270 256 246Z" />
  </>
)

const Roofs = () => (
  <>
    <path className="f-far" d="M60 330V262h34v-20h30v28h26v-44l22-18 22 18v30h30v-20h40v84Z" />
    <path className="f-mid" d="M60 330V288l24-18 24 18h20v-12h34v20h30v-22l26-18 26 18v16h40v40Z" />
    <path className="f-pane" d="M92 296h12v14H92ZM140 292h12v14h-12ZM212 284h12v14h-12ZM160 238h9v12h-9Z" />
  </>
)

const Sea = ({ at }: { at: number }) => (
  <>
    <path className="f-water" d="M60 246H300V330H60Z" />
    <path className="l s-stone" d="M84 266h44M150 284h60M92 302h36M214 262h40" />
    <g transform={`translate(${Math.round(146 - 56 * at)} 262)`}>
      <path className="f-stone c" d="M-4-6V-58L28-6ZM-8-6L-26-6-8-44Z" />
      <path className="f-accent c" d="M-34-4H36L24 12H-22Z" />
    </g>
  </>
)

const fronts = {
  bricks:
    'M-10 362H650M-10 384H650M48 344v18M176 344v18M304 344v18M432 344v18M560 344v18M112 362v22M240 362v22M368 362v22M496 362v22M624 362v22',
  boards:
    'M32 344v60M96 344v60M160 344v60M224 344v60M288 344v60M352 344v60M416 344v60M480 344v60M544 344v60M608 344v60',
  drawers: 'M20 358h184v60H20ZM228 358h184v60H228ZM436 358h184v60H436ZM94 374h36M302 374h36M510 374h36',
} as const

function Bench({ night, front }: { night: boolean; front?: keyof typeof fronts }): ReactElement {
  return (
    <g className="floor">
      <rect className={night ? 'f-water' : 'f-mid'} x={-10} y={340} width={660} height={70} />
      {front && <path className="c" fill="none" d={fronts[front]} />}
      <rect className="f-stone2 c" x={-10} y={floor} width={660} height={22} />
    </g>
  )
}

function Street({ hour, ground, night }: Draw): ReactElement {
  const isMoonlit = night && ground >= 0.5
  const rows = ground < 0.5 ? [96, 132, 84, 150, 108, 138, 92] : [140, 92, 128, 100, 152, 88, 120]
  return (
    <>
      {isMoonlit ? (
        <path
          className="f-pane"
          transform={`translate(${Math.round(14 - 54 * hour)} 0)`}
          d="M592 62A38 38 0 1 0 614 116A30 30 0 0 1 592 62Z"
        />
      ) : (
        <circle className="f-disc" cx={Math.round(120 + 400 * hour)} cy={104} r={38} />
      )}
      {rows.map((height, at) => {
        const x = -6 + 94 * at
        const y = floor - height
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: the houses never change places
          <g key={at}>
            <path
              className={night ? 'f-mid' : at % 2 === 0 ? 'f-far' : 'f-mid'}
              opacity={night && at % 2 === 0 ? 0.75 : 1}
              d={
                at % 3 === 0
                  ? `M${x} ${floor}V${y}L${x + 47} ${y - 34}L${x + 94} ${y}V${floor}Z`
                  : `M${x} ${floor}V${y}H${x + 94}V${floor}Z`
              }
            />
            <path className="f-pane" d={`M${x + 18} ${y + 20}h20v24h-20ZM${x + 56} ${y + 20}h20v24h-20Z`} />
            <path className="f-deep" d={`M${x + 34} ${floor}v-30a13 13 0 0 1 26 0v30Z`} />
          </g>
        )
      })}
      <g className="floor">
        <path className="f-stone2" d={`M-10 ${floor}H650V410H-10Z`} />
        <path className="l s-line" d={`M-10 ${floor}H650`} />
        <path className="l s-line" strokeDasharray="26 18" opacity={0.75} d="M-10 366H650" />
      </g>
      {!isMoonlit && (
        <>
          <path className="c w4" fill="none" d="M88 322V150M74 322h28" />
          <path className="f-pane c" d="M74 150L68 112H108L102 150Z" />
          <path className="f-accent c" d="M62 112H114L100 98H76Z" />
        </>
      )}
    </>
  )
}

function Viaduct({ hour, ground, night }: Draw): ReactElement {
  const count = 4 + Math.floor(3 * ground)
  const span = Math.round(640 / count)
  const radius = Math.round(0.36 * span)
  // With five arches there is a pier in the middle, so that no subject hides almost all of an arch
  const first = count === 5 ? 0 : 0.5
  const arches = Array.from({ length: count + 1 }, (_, at) => {
    const middle = Math.round(span * (at + first))
    return `M${middle - radius} 330V252A${radius} ${radius} 0 0 1 ${middle + radius} 252V330Z`
  }).join('')
  return (
    <>
      <circle className="f-disc" cx={Math.round(110 + 420 * hour)} cy={132} r={62} />
      <path className="f-far" d="M-10 150c80-40 190-40 280-6s190 20 380-30v216H-10Z" />
      <path className="f-mid" fillRule="evenodd" d={`M-10 172H650V330H-10Z${arches}`} />
      <path className="f-deep" d="M-10 164H650V178H-10Z" />
      <Bench night={night} />
    </>
  )
}

function Shelf(draw: Draw): ReactElement {
  return draw.ground < 0.5 ? <Rainbow {...draw} /> : <Cafe {...draw} />
}

function Cafe({ hour, night }: Draw): ReactElement {
  const tiles = [0, 1, 2, 3, 4, 5, 6, 7].map(
    (at) => `M${80 * at} 234h40v44h-40ZM${80 * at + 40} 278h40v44h-40Z`,
  )
  return (
    <>
      <path className={night ? 'f-mid' : 'f-far'} d={tiles.join('')} />
      <path className={night ? 'f-water' : 'f-mid'} d="M-10 226H650v8H-10Z" />
      <Clock hour={hour} />
      <Bench night={night} front="boards" />
    </>
  )
}

function Rainbow({ hour, night }: Draw): ReactElement {
  const middle = Math.round(330 + 90 * hour)
  const bands = night ? ['f-mid', 'f-band', 'f-mid', 'f-disc'] : ['f-sky', 'f-sky2', 'f-sky', 'f-disc']
  return (
    <>
      {bands.map((fill, band) => {
        const radius = 196 - 38 * band
        return (
          <path
            className={fill}
            // biome-ignore lint/suspicious/noArrayIndexKey: the bands never change places
            key={band}
            d={`M${middle - radius} ${floor}V252A${radius} ${radius} 0 0 1 ${middle + radius} 252V${floor}Z`}
          />
        )
      })}
      <Framed />
      <g className="floor">
        <path className="f-sh" d="M-10 344H650v10H-10Z" />
        <rect className={night ? 'f-stone2 c' : 'f-deep c'} x={-10} y={floor} width={660} height={22} />
      </g>
      <path
        className="c free"
        fill="none"
        d="M96 344v56M112 344v40q0 16-16 16M544 344v56M528 344v40q0 16 16 16"
      />
    </>
  )
}

const Framed = () => (
  <>
    <path className="l" d="M78 62L46 98M78 62l32 36" />
    <path className="f-stone c" d="M32 98h92v108H32Z" />
    <path className="f-sky2" d="M43 109h70v86H43Z" />
    <circle className="f-accent" cx={84} cy={140} r={14} />
    <path className="f-mid" d="M43 195v-24q34-28 70-6v30Z" />
  </>
)

const Clock = ({ hour }: { hour: number }) => (
  <>
    <circle className="f-accent c" cx={86} cy={146} r={50} />
    <circle className="f-stone c" cx={86} cy={146} r={38} />
    <path className="c w4 s-line" fill="none" d="M86 120V146" />
    <path
      className="c w4 s-line"
      transform={`rotate(${Math.round(360 * hour)} 86 146)`}
      d="M86 146L102 155"
    />
    <path className="c s-line" d="M86 112v3M120 146h-3M86 180v-3M52 146h3" />
  </>
)

function Counter({ hour, ground, night }: Draw): ReactElement {
  const stripes = ground < 0.5 ? 8 : 10
  const width = 640 / stripes
  const awning = ground < 0.75 ? 'f-accent' : 'f-deep'
  return (
    <>
      <path className={night ? 'f-mid wall' : 'f-far wall'} d="M40 322V96H600V322Z" />
      {[158, 238].map((y, shelf) => (
        <g key={y}>
          {/* Jars and packets; the lower shelf leaves room for the objects on the counter */}
          {(shelf === 0 ? [72, 110, 148, 536, 572] : [110, 148]).map((x, at) => {
            const top = y - 26 - ((at + (hour < 0.5 ? 0 : 1)) % 3) * 6
            const isJar = (at + shelf) % 2 === 0
            return (
              <g key={x}>
                <path className={isJar ? 'f-stone c' : 'f-pane c'} d={`M${x - 13} ${y}V${top}h26V${y}Z`} />
                <path
                  className={isJar ? 'f-mid' : 'f-stone'}
                  d={`M${x - 12} ${y - 8}V${y - (isJar ? 20 : 18)}h24V${y - 8}Z`}
                />
                {isJar && <path className="f-accent c" d={`M${x - 15} ${top}v-7h30v7Z`} />}
              </g>
            )
          })}
          <path className="f-stone2 c" d={`M40 ${y}H600v8H40Z`} />
        </g>
      ))}
      {Array.from({ length: stripes + 1 }, (_, at) => (
        <path
          className={at % 2 === 0 ? `${awning} c` : 'f-stone c'}
          // biome-ignore lint/suspicious/noArrayIndexKey: the stripes never change places
          key={at}
          d={`M${(at - 0.5) * width} -10h${width}v84a${width / 2} ${width / 2} 0 0 1 ${-width} 0Z`}
        />
      ))}
      <Bench night={night} front="drawers" />
    </>
  )
}

type Setting = { Scene: (draw: Draw) => ReactElement; companions: 'room' | 'street' }

export const settings: readonly Setting[] = [
  { Scene: Sill, companions: 'room' },
  { Scene: Street, companions: 'street' },
  { Scene: Viaduct, companions: 'room' },
  { Scene: Shelf, companions: 'room' },
  { Scene: Counter, companions: 'room' },
]
