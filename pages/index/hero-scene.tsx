import { useId } from 'react'
import { illustration } from '#renderer/ui/illustration.css.ts'
import * as styles from './hero.css.ts'

/** A missed call becomes a booked slot, in front of a bridge at evening. */
export function HeroScene() {
  return (
    <svg className={illustration} viewBox="0 0 640 663" aria-hidden="true">
      <RiverTown />
      <path className="c" fill="none" d="M110 640V261A235 235 0 0 1 580 261V640" />
      <rect className="f-stone c" x={72} y={638} width={4000} height={24} rx={4} />
      <path className="flow" d="M446 460A104 104 0 0 0 238 460" />
      <Phone />
      <MokaPot />
      <Diary />
    </svg>
  )
}

function RiverTown() {
  const id = useId()
  return (
    <>
      <clipPath id={id}>
        <path d="M110 640V261A235 235 0 0 1 580 261V640Z" />
      </clipPath>
      <g clipPath={`url(#${id})`}>
        <rect className="f-sky" x={100} width={500} height={660} />
        <circle className="f-sky2" cx={262} cy={262} r={150} />
        <circle className="f-disc" cx={262} cy={262} r={88} />
        <path
          className="f-stone"
          opacity={0.9}
          d="M330 176h116a18 18 0 0 0 0-36h-14a30 30 0 0 0-58-6 24 24 0 0 0-44 8 17 17 0 0 0 0 34ZM128 238h70a12 12 0 0 0 0-24h-10a20 20 0 0 0-38-3 14 14 0 0 0-22 3 12 12 0 0 0 0 24Z"
        />
        <path
          className="f-far"
          d="M100 398C150 352 214 346 270 372S380 396 430 352 540 322 600 350V660H100Z"
        />
        <House x={108} width={40} top={310} rows={3} />
        <House x={148} width={38} top={294} rows={4} />
        <House x={186} width={40} top={314} rows={3} />
        <House x={226} width={30} top={332} rows={2} />
        <path className="f-mid" d="M318 424c22-30 52-46 92-40s66-10 96-30 50-10 94 0v70Z" />
        <BellTower />
        <path
          className="f-deep"
          d="M352 332c16 35 16 83 0 92-16-9-16-57 0-92ZM371 358c12 25 12 59 0 66-12-7-12-41 0-66ZM430 340c15 32 15 76 0 84-15-8-15-52 0-84Z"
        />
        <rect className="f-water" x={100} y={500} width={500} height={160} />
        <path
          className="f-stone"
          fillRule="evenodd"
          d="M100 424Q280 384 460 420T600 432V504H100ZM128 504V490a38 38 0 0 1 76 0V504ZM228 504V480a52 52 0 0 1 104 0V504ZM356 504V490a38 38 0 0 1 76 0V504ZM456 504a52 52 0 0 1 104 0Z"
        />
        <path className="s-stone2" fill="none" strokeWidth={5} d="M100 430Q280 390 460 426T600 438" />
        <path
          className="s-stone2"
          fill="none"
          strokeWidth={4}
          d="M123 500V490a43 43 0 0 1 86 0v10M223 500V480a57 57 0 0 1 114 0v20M351 500V490a43 43 0 0 1 86 0v10"
        />
        <path
          className="f-stone"
          opacity={0.16}
          d="M204 504h24v76h-24zM332 504h24v76h-24zM432 504h24v70h-24z"
        />
        <path
          className="d s-stone"
          opacity={0.7}
          d="M236 528h62M300 548h52M250 574h90M350 566h46M330 600h70"
        />
        <Van />
      </g>
    </>
  )
}

type HouseProps = { x: number; width: number; top: number; rows: number }

/** A tall house on the quay, its gable at `top`, with lit windows. */
function House({ x, width, top, rows }: HouseProps) {
  const half = width / 2
  // a narrow house has one wide window a floor
  const windows = width < 36 ? [{ at: 8, width: 14 }] : [8, width - 16].map((at) => ({ at, width: 8 }))
  const floors = Array.from({ length: rows }, (_, row) => top + 32 + 24 * row)
  return (
    <>
      <path className="f-deep" d={`M${x} 424V${top + 18}l${half}-18 ${half} 18V424Z`} />
      <rect className="f-deep" x={x + width - 11} y={top - 6} width={8} height={26} />
      {floors.map((y) =>
        windows.map((window) => (
          <rect
            className="f-pane"
            key={`${y} ${window.at}`}
            x={x + window.at}
            y={y}
            width={window.width}
            height={12}
            rx={1.5}
          />
        )),
      )}
    </>
  )
}

function BellTower() {
  return (
    <>
      <path className="f-stone2" d="M384 424V286h30v138Z" />
      <path className="f-disc" d="M380 288l19-34 19 34Z" />
      <path className="f-deep" d="M393 318v-9a6 6 0 0 1 12 0v9Z" />
      <path className="f-stone" d="M384 300h30v4h-30zM384 330h30v4h-30z" />
    </>
  )
}

function Van() {
  return (
    <g transform="translate(262 379)">
      <path className="f-accent" d="M0 4a4 4 0 0 1 4-4h22v22H0ZM27 6h8l7 8v8H27Z" />
      <path className="f-sky2" d="M30 9h4l4 6h-8Z" />
      <circle className="f-line" cx={9} cy={23} r={4.5} />
      <circle className="f-line" cx={33} cy={23} r={4.5} />
    </g>
  )
}

function Phone() {
  return (
    <>
      <rect className="f-sh" x={436} y={196} width={196} height={452} rx={30} />
      <rect className="f-line n" x={426} y={186} width={198} height={454} rx={30} />
      <rect className="f-card" x={434} y={194} width={182} height={438} rx={23} />
      <rect className="f-line" x={496} y={204} width={58} height={14} rx={7} />
      <circle className="f-accs" cx={464} cy={254} r={18} />
      <path
        className="l s-accent"
        transform="translate(453 243) scale(.917)"
        d="M5 4h3.5l1.8 4.4L8 9.9a11 11 0 0 0 6 6l1.6-2.3 4.4 1.9V19a1.5 1.5 0 0 1-1.6 1.5A15.5 15.5 0 0 1 3.5 5.6 1.5 1.5 0 0 1 5 4Zm10-.5 5 5m0-5-5 5"
      />
      <text className={styles.aloneOnPhones} x={490} y={250} fontSize={17}>
        Missed call
      </text>
      <text className={`t-mut ${styles.secondLine}`} x={490} y={270} fontSize={15}>
        09:12
      </text>
      <path className="d s-edge" d="M446 290H604" />
      <path
        className="f-secs"
        d="M446 318a14 14 0 0 1 14-14h126a14 14 0 0 1 14 14v42a14 14 0 0 1-14 14H446Z"
      />
      <text fontSize={17}>
        <tspan x={460} y={334}>
          Sorry we missed
        </tspan>
        <tspan x={460} y={357}>
          you. Thu 10:00?
        </tspan>
      </text>
      <path
        className="f-soft"
        d="M486 402a14 14 0 0 1 14-14h90a14 14 0 0 1 14 14v30H500a14 14 0 0 1-14-14Z"
      />
      <text x={502} y={416} fontSize={17}>
        Yes, perfect
      </text>
      <rect className="f-accent" x={446} y={448} width={158} height={62} rx={16} />
      <circle className="f-onacc" cx={474} cy={479} r={15} />
      <path className="l s-accent w3" d="M467 479l5 5 9-10" />
      <text className={`t-onacc ${styles.aloneOnPhones}`} x={498} y={475} fontSize={18}>
        Booked
      </text>
      <text className={`t-onacc ${styles.secondLine}`} x={498} y={496} fontSize={15}>
        Thu 10:00
      </text>
      <rect className="f-soft" x={446} y={532} width={116} height={10} rx={5} />
      <rect className="f-soft" x={446} y={552} width={78} height={10} rx={5} />
      <rect className="c s-edge" fill="none" x={446} y={586} width={158} height={30} rx={15} />
    </>
  )
}

function MokaPot() {
  return (
    <>
      <g transform="translate(322 540)">
        <path className="f-stone2 c" d="M10 100L18 54H64L72 100Z" />
        <path className="f-stone c" d="M18 54L10 18 2 10 24 12H60L64 54Z" />
        <path className="f-line" d="M22 12L41 2 60 12Z" />
        <circle className="f-line" cx={41} r={5} />
        <path className="f-stone2 c" d="M63 17h22v41h-7V24H63Z" />
        <path className="c s-line" fill="none" d="M16 54h50M34 58l-5 40M50 58l5 40" />
      </g>
      <g transform="translate(282 606)">
        <path className="f-accent c" d="M0 4h34v8a17 17 0 0 1-9 18H9A17 17 0 0 1 0 12Z" />
        <path className="f-accent c" d="M34 6c17-2 17 20-4 20l3-5c11 0 11-11 1-10Z" />
        <path className="c s-line w3" d="M-6 32h46" />
        <path className="d s-stone" d="M11-8c-6-8 6-12 0-22M23-8c-6-8 6-12 0-22" />
      </g>
    </>
  )
}

function Diary() {
  return (
    <>
      <rect className="f-sh" x={10} y={462} width={262} height={226} rx={22} />
      <rect className="f-card c" x={2} y={452} width={262} height={226} rx={20} />
      <text className="t-disp" x={24} y={490} fontSize={23}>
        Thursday
      </text>
      <text className={`t-mut ${styles.secondLine}`} x={240} y={490} fontSize={16} textAnchor="end">
        2 left
      </text>
      <DiarySlot y={506} hour="09" lines={[96, 54]} />
      <text className="t-mut" x={24} y={592} fontSize={17}>
        10
      </text>
      <rect className="f-accent" x={58} y={562} width={196} height={46} rx={10} />
      <text className={`t-onacc ${styles.largeOnPhones}`} x={76} y={591} fontSize={18}>
        New booking
      </text>
      <path className="l s-onacc w3" d="M220 585l6 6 12-13" />
      <DiarySlot y={618} hour="11" lines={[64, 78]} />
    </>
  )
}

/** A taken slot; `lines` are the lengths of its two lines of writing. */
function DiarySlot({
  y,
  hour,
  lines: [first, second],
}: {
  y: number
  hour: string
  lines: [number, number]
}) {
  return (
    <>
      <text className="t-mut" x={24} y={y + 30} fontSize={17}>
        {hour}
      </text>
      <rect className="f-secs" x={58} y={y} width={184} height={46} rx={10} />
      <rect className="f-mid" x={58} y={y} width={6} height={46} rx={3} />
      <g className="f-mid" opacity={0.45}>
        <rect x={78} y={y + 13} width={first} height={8} rx={4} />
        <rect x={78} y={y + 27} width={second} height={8} rx={4} />
      </g>
    </>
  )
}
