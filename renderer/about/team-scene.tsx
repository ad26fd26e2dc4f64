import { type ReactNode, useId } from 'react'
import type { aboutText } from '#locales/en/about.ts'
import type { Translation } from '#locales/translation.ts'
import { illustration } from '../ui/illustration.css.ts'
import * as styles from './team.css.ts'

type Words = Translation<typeof aboutText.scene>

/** Two arches and two desks at the same hour: London in the rain, Italy in the sun. */
export function WideTeam({ words }: { words: Words }) {
  return (
    <svg
      className={illustration}
      viewBox="0 0 1440 600"
      preserveAspectRatio="xMidYMax meet"
      aria-hidden="true"
    >
      <rect className={styles.floor} x={-1200} y={556} width={3900} height={60} />
      <path className="c s-onband" opacity={0.6} d="M-1200 556H2700" />
      <path className="flow s-pane" d="M549 390C560 64 880 64 891 390" />
      <g transform="translate(208 34)">
        <Window>
          <London />
        </Window>
      </g>
      <g transform="translate(876 34)">
        <Window>
          <Italy />
        </Window>
      </g>
      <rect className="f-sh" x={622} y={122} width={216} height={66} rx={18} />
      <rect className="f-card c" x={612} y={112} width={216} height={66} rx={18} />
      <text x={720} y={154} fontSize={26} textAnchor="middle">
        {words.greeting}
      </text>
      <Clock x={664} y={262} hour={10} label={words.london} />
      <Clock x={776} y={262} hour={11} label={words.italy} />
      <g transform="translate(150 446)">
        <RainyDesk />
      </g>
      <g transform="translate(812 446)">
        <SunnyDesk />
      </g>
      <path
        className="f-mid c"
        transform="translate(-24 0)"
        d="M104 516C68 508 60 462 72 426c26 16 36 60 32 90ZM106 516C110 466 130 438 154 434c4 44-16 80-48 82ZM104 514C92 474 98 422 112 386c16 38 14 92-8 128Z"
      />
      <path className="f-disc c" d="M46 500h70l-8 56H54Z" />
      <g transform="translate(1316 426)">
        <path className="f-stone2 c" d="M32 44h8v40h-8z" />
        <circle className="f-mid c" cx={36} cy={10} r={40} />
        <circle className="f-pane c" cx={20} cy={-6} r={10} />
        <circle className="f-pane c" cx={52} cy={12} r={10} />
        <circle className="f-pane c" cx={28} cy={30} r={10} />
        <path className="f-stone2 c" d="M4 78h64l-8 52H12Z" />
      </g>
    </svg>
  )
}

/** The same two desks on two floors, for narrow screens. */
export function SmallTeam({ words }: { words: Words }) {
  return (
    <svg className={illustration} viewBox="0 0 390 740" aria-hidden="true">
      <Floor clock={{ hour: 10, label: words.london }} view={<London />} desk={<RainyDesk narrow />} />
      <g transform="translate(0 370)">
        <Floor clock={{ hour: 11, label: words.italy }} view={<Italy />} desk={<SunnyDesk narrow />} />
      </g>
      <path className="flow s-pane" d="M334 196V300M334 384V456" />
      <rect className="f-card c" x={288} y={306} width={92} height={74} rx={16} />
      {words.greeting.split(/(?<=\?) /).map((part, line) => (
        <text key={part} x={334} y={338 + 26 * line} fontSize={20} textAnchor="middle">
          {part}
        </text>
      ))}
    </svg>
  )
}

type FloorProps = { clock: { hour: number; label: string }; view: ReactNode; desk: ReactNode }

function Floor({ clock, view, desk }: FloorProps) {
  return (
    <>
      <rect className={styles.floor} x={-20} y={345} width={430} height={26} />
      <path className="c s-onband" opacity={0.6} d="M-20 345H410" />
      <g transform="translate(26 16) scale(.66)">
        <Window>{view}</Window>
      </g>
      <g transform="translate(12 272) scale(.66)">{desk}</g>
      <Clock x={334} y={122} hour={clock.hour} label={clock.label} />
    </>
  )
}

const pane = 'M0 358V178A178 178 0 0 1 356 178V358Z'

function Window({ children }: { children: ReactNode }) {
  const id = useId()
  return (
    <>
      <clipPath id={id}>
        <path d={pane} />
      </clipPath>
      <g clipPath={`url(#${id})`}>{children}</g>
      <path className="c" fill="none" d={`${pane}M178 0V358M0 178H356`} />
      <rect className="f-stone c" x={-18} y={358} width={392} height={16} rx={4} />
    </>
  )
}

const houses = [
  { x: 0, width: 58, top: 238 },
  { x: 58, width: 52, top: 208 },
  { x: 110, width: 60, top: 230 },
  { x: 170, width: 54, top: 196 },
  { x: 224, width: 60, top: 234 },
  { x: 284, width: 72, top: 212 },
]
/** The outline of a house with its chimney, which stands on the right slope of the roof. */
function houseOutline({ x, width, top }: (typeof houses)[number]) {
  const slope = (fromRight: number) => top - (48 * fromRight) / width
  const right = x + width
  return `M${x} 358V${top}L${x + width / 2} ${top - 24}L${right - 15} ${slope(15)}V${top - 32}H${right - 5}V${slope(5)}L${right} ${top}V358Z`
}
// A few people are out: not every window is lit.
const litWindows = houses
  .flatMap(({ x, width, top }, house) =>
    [0, 1, 2, 3].flatMap((floor) =>
      [x + 11, x + width - 21]
        .filter((_, side) => top + 32 * floor < 316 && (house * 5 + floor * 3 + side * 2) % 4 !== 0)
        .map((left) => `M${left} ${top + 18 + 32 * floor}h10v16h-10Z`),
    ),
  )
  .join('')
const rain = Array.from(
  { length: 11 },
  (_, drop) => `M${26 + 31 * drop} ${140 + 22 * (drop % 3)}l-7 20`,
).join('')

function London() {
  return (
    <>
      <rect className="f-far" width={356} height={358} />
      <path
        className="f-stone"
        opacity={0.85}
        d="M190 96h104a17 17 0 0 0 0-34h-12a28 28 0 0 0-54-6 22 22 0 0 0-40 8 16 16 0 0 0 2 32ZM44 142h80a14 14 0 0 0 0-28h-10a24 24 0 0 0-46-4 18 18 0 0 0-26 6 13 13 0 0 0 2 26Z"
      />
      {houses.map((house, index) => (
        <path className={index % 2 === 0 ? 'f-mid' : 'f-water n'} key={house.x} d={houseOutline(house)} />
      ))}
      <path className="f-pane" d={litWindows} />
      <path className="d s-mid" d={rain} />
    </>
  )
}

function Italy() {
  return (
    <>
      <rect className="f-sky" width={356} height={358} />
      <circle className="f-sky2" cx={244} cy={116} r={92} />
      <circle className="f-disc" cx={244} cy={116} r={54} />
      <path className="f-far" d="M0 214c60-44 120-46 180-4s110 22 176-22V358H0Z" />
      <path className="f-stone" d="M96 306V148h36v158ZM58 306v-62h38v62ZM132 306v-44h44v44Z" />
      <path className="f-stone2" d="M120 148h12v158h-12ZM96 182h36v5H96ZM96 222h36v5H96Z" />
      <path className="f-accent" d="M90 150l24-40 24 40ZM52 246l25-18 25 18ZM128 264l26-16 26 16Z" />
      <path
        className="f-deep"
        d="M107 178v-10a7 7 0 0 1 14 0v10ZM70 264h9v12h-9ZM142 276h9v12h-9ZM160 276h9v12h-9Z"
      />
      <path className="f-mid" d="M0 302c60-34 150-40 356 6v50H0Z" />
      <path
        className="f-deep n"
        d="M34 232c18 42 18 92 0 104-18-12-18-62 0-104ZM206 226c17 36 17 84 0 94-17-10-17-58 0-94ZM306 196c21 50 21 116 0 132-21-16-21-82 0-132Z"
      />
    </>
  )
}

type ClockProps = { x: number; y: number; hour: number; label: string }

function Clock({ x, y, hour, label }: ClockProps) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <circle className="f-stone c" r={28} />
      <path className="c w3 s-line" fill="none" d="M0 0V-19" />
      <path className="c w3 s-line" transform={`rotate(${30 * hour})`} d="M0 0V-13" />
      <text className="t-onband" y={58} fontSize={21} textAnchor="middle">
        {label}
      </text>
    </g>
  )
}

/** From the desk top's left end, which lies at 0 0; the floor is 110 below. */
function Desk({ width, children }: { width: number; children: ReactNode }) {
  // Beside the person who sits before it
  const screen = personAt(width) + 40
  return (
    <>
      <path className="f-stone2 c" d={`M24 18h9L16 110H7ZM${width - 33} 18h9l17 92h-9Z`} />
      <rect className="f-stone2 c" width={width} height={18} rx={5} />
      <path className="f-line" d={`M${screen - 86} 0v-88a8 8 0 0 1 8-8h156a8 8 0 0 1 8 8v88Z`} />
      <path className={styles.screen} d={`M${screen - 77}-9v-78h154v78Z`} />
      <path
        className="f-water"
        d={`M${screen + 12}-73h52v6h-52ZM${screen + 12}-57h34v6h-34ZM${screen + 12}-41h44v6h-44Z`}
      />
      {children}
    </>
  )
}

// Edged in ink: they pass in front of the sill, which is as light as they are
const lampArm = 'M0-6L14-70l-44-46'
const potHandle = 'M62 20h20v38'

const personAt = (width: number) => width / 2

function RainyDesk({ narrow = false }: { narrow?: boolean }) {
  const width = narrow ? 412 : 488
  return (
    <Desk width={width}>
      <g transform={`translate(${narrow ? 62 : 82} -44)`}>
        <path className="f-stone c" d="M4 6H-6a13 13 0 0 0 0 26H4v-6H-6a7 7 0 0 1 0-14H4Z" />
        <path className="f-stone c" d="M0 0h42v34a10 10 0 0 1-10 10H10A10 10 0 0 1 0 34Z" />
        <path className="d s-stone" d="M14-10c-6-8 6-12 0-22M28-10c-6-8 6-12 0-22" />
      </g>
      <g transform={`translate(${narrow ? 352 : 412} 0)`}>
        <path className="f-line n" d="M-26 0a26 10 0 0 1 52 0Z" />
        <path className="c w6 s-line" fill="none" d={lampArm} />
        <path className="c w3 s-onband" fill="none" d={lampArm} />
        <path className="f-pane" d="M-24-90a17 17 0 0 1-32-17Z" />
        <path className="f-accent c" d="M-6-122l-37-20-20 40 46 18Z" />
      </g>
      <Person x={personAt(width)} jumper="f-disc" skin="#D9A27E">
        <path className="c" fill="#2A1D17" d="M-37-160a37 40 0 0 1 74 0v16c-12 12-62 12-74 0Z" />
      </Person>
    </Desk>
  )
}

function SunnyDesk({ narrow = false }: { narrow?: boolean }) {
  const width = narrow ? 412 : 488
  return (
    <Desk width={width}>
      <g transform={`translate(${narrow ? 62 : 76} -40)`}>
        <path className="f-pane c" d="M8 6L0-34l8-3 8 41Z" />
        <path className="f-far c" d="M20 6l6-46 8 1-5 45Z" />
        <path className="f-disc c" d="M0 2h38l-4 38H4Z" />
      </g>
      <g transform={`translate(${narrow ? 320 : 398} -74) scale(.74)`}>
        <path className="f-stone2 c" d="M10 100l8-46h46l8 46Z" />
        <path className="f-stone c" d="M18 54L10 18 2 10l22 2h36l4 42Z" />
        <path className="f-line" d="M22 12L41 2l19 10Z" />
        <circle className="f-line" cx={41} r={5} />
        <path className="c w6 s-line" fill="none" d={potHandle} />
        <path className="c w3 s-stone" fill="none" d={potHandle} />
      </g>
      <Person x={personAt(width)} jumper={`${styles.paleJumper} s-line`} skin="#E9BE9C">
        <circle className="c" cx={0} cy={-208} r={17} fill="#6B3A22" />
        <path className="c" fill="#6B3A22" d="M-36-164a36 38 0 0 1 72 0c0 26-14 44-36 44s-36-18-36-44Z" />
        <path className="d s-stone" opacity={0.8} d="M-22-184c10 12 34 12 44 0" />
      </Person>
    </Desk>
  )
}

type PersonProps = { x: number; jumper: string; skin: string; children: ReactNode }

/** Seen from behind, elbows on the desk; `children` is the hair. */
function Person({ x, jumper, skin, children }: PersonProps) {
  return (
    <g transform={`translate(${x} 76)`}>
      <path
        className={`${jumper} c`}
        d="M-58-96c-26 6-44 20-46 34a12 12 0 0 0 12 14h30ZM58-96c26 6 44 20 46 34a12 12 0 0 1-12 14H62Z"
      />
      <path className={`${jumper} c`} d="M-72 0V-62c0-38 30-56 72-56s72 18 72 56V0Z" />
      <path className="c s-line" fill={skin} d="M-16-130h32v20c-8 6-24 6-32 0Z" />
      <path className="c s-line" fill={skin} d="M-30-156c0 22 12 36 30 36s30-14 30-36Z" />
      {children}
      <path className="f-stone2 c" d="M-5 8H5v40H-5Z" />
      <path
        className={`${styles.chair} c`}
        d="M-52-62a30 30 0 0 1 30-30h44a30 30 0 0 1 30 30V-4A14 14 0 0 1 38 10H-38A14 14 0 0 1-52-4ZM-46 60a46 16 0 0 1 92 0Z"
      />
    </g>
  )
}
