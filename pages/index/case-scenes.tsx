import { illustration } from '#renderer/ui/illustration.css.ts'
import { wideStreet } from './cases.css.ts'

/** The salon is closed; Saturday fills itself. */
export function SalonScene() {
  return (
    <svg
      className={illustration}
      viewBox="0 -58 560 382"
      preserveAspectRatio="xMidYMax slice"
      aria-hidden="true"
    >
      <path className="f-disc" opacity={0.18} d="M-900 300H900V340H-900Z" />
      <path className="f-stone c" d="M186 236V53a95 95 0 0 1 190 0v183Z" />
      <path className="f-far" d="M200 228V53a81 81 0 0 1 162 0v175Z" />
      <path className="f-stone" opacity={0.7} d="M226 200L316 62l14 12L236 222ZM258 222L344 98v22L280 226Z" />
      <rect className="f-stone c" x={166} y={234} width={230} height={14} rx={4} />
      <path className="g" d="M186 248v52M376 248v52" />
      <path className="f-accent c" d="M318 234v-34a7 7 0 0 1 7-7v-13h10v13a7 7 0 0 1 7 7v34Z" />
      <path className="f-deep c" d="M350 234v-24h18v24Z" />
      <path className="f-pane c" d="M354 210v-22h10v22" />
      <g transform="translate(60 96)">
        <path className="f-deep c" d="M18 20a18 18 0 0 1 36 0l6 86H28Z" />
        <path className="f-mid c" d="M24 98h92a12 12 0 0 1 0 26H38a14 14 0 0 1-14-14Z" />
        <path className="c w6" fill="none" d="M56 72h52v24" />
        <path className="f-line" d="M68 124h14v60H68zM34 204a40 20 0 0 1 82 0Z" />
      </g>
      <g transform="translate(452 150)">
        <path
          className="f-mid"
          d="M40 96C0 90-10 44 6 8c28 20 40 50 34 88ZM42 96C48 40 70 20 96 16c4 40-18 76-54 80ZM40 92C26 50 34 16 50-16c18 34 14 76-10 108Z"
        />
        <path className="d" d="M42 96C44 60 48 20 50 0M42 96C34 60 22 36 12 22M44 96C56 66 72 40 88 26" />
        <path className="f-disc c" d="M12 96h62l-8 54H20Z" />
      </g>
      <g transform="translate(-60 -66) rotate(-4 300 120) scale(1.18)">
        <rect className="f-sh" x={238} y={76} width={176} height={104} rx={14} />
        <rect className="f-card c" x={232} y={68} width={176} height={104} rx={14} />
        <text className="t-disp" x={250} y={98} fontSize={20}>
          Saturday
        </text>
        {slots.map((fill, index) => {
          const x = 250 + 29 * (index % 5)
          const y = index < 5 ? 112 : 137
          return <rect className={fill} key={`${x} ${y}`} x={x} y={y} width={23} height={19} rx={5} />
        })}
      </g>
    </svg>
  )
}

const slots = [
  ...['f-accent', 'f-accent', 'f-accent', 'f-soft', 'f-accent'],
  ...['f-accent', 'f-mid', 'f-accent', 'f-accent', 'f-accent'],
]

/** A voice note, on its way to the list at its right. */
export function VoiceNoteScene() {
  return (
    <svg className={illustration} viewBox="0 0 270 72" aria-hidden="true">
      <rect className="f-deep c" x={2} y={4} width={210} height={62} rx={31} />
      <circle className="f-stone" cx={36} cy={35} r={19} />
      <path className="f-line" d="M31 26v18l15-9Z" />
      <g className="f-stone">
        {[12, 24, 34, 16, 28, 40, 22, 14, 30, 18, 10].map((height, index) => {
          const x = 68 + 12 * index
          return <rect key={x} x={x} y={35 - height / 2} width={5} height={height} rx={2.5} />
        })}
      </g>
      <path className="flow" d="M218 35H290" />
      <path className="l s-accent" d="m282 25 11 10-11 10" />
    </svg>
  )
}

/** What the voice note has become. */
export function ToDoScene() {
  return (
    <svg
      className={illustration}
      viewBox="0 0 250 250"
      preserveAspectRatio="xMidYMax meet"
      aria-hidden="true"
    >
      <path className="f-sh" d="M28 250V40a16 16 0 0 1 16-16H222a16 16 0 0 1 16 16V250Z" />
      <path className="f-card c" d="M20 252V32a16 16 0 0 1 16-16H214a16 16 0 0 1 16 16V252Z" />
      <text className="t-disp" x={42} y={56} fontSize={22}>
        To do
      </text>
      <Task y={78} name="Send quote" done />
      <Task y={120} name="Book room" done />
      <Task y={162} name="Call back" />
      <path className="d s-edge" d="M42 212H208M42 240H168" />
    </svg>
  )
}

/** A reminder on the clinic's wall, with the free slot that it offers. */
export function ReminderCardScene() {
  return (
    <svg
      className={illustration}
      viewBox="0 0 220 190"
      preserveAspectRatio="xMaxYMax meet"
      aria-hidden="true"
    >
      <path className="f-disc" opacity={0.18} d="M-900 178H900V200H-900Z" />
      <path className="f-deep c" d="M64 178V90a62 62 0 0 1 124 0v88Z" />
      <path className="f-stone c" d="M112 62h28v22h22v28h-22v22h-28v-22H90V84h22Z" />
      <circle className="f-pane" cx={174} cy={142} r={4} />
      <path className="f-stone2 c" d="M52 170H200V178H52Z" />
      <path
        className="f-card c"
        d="M18 22H108a12 12 0 0 1 12 12V66a12 12 0 0 1-12 12H56L40 94V78H18A12 12 0 0 1 6 66V34A12 12 0 0 1 18 22Z"
      />
      <circle className="f-accent c" cx={32} cy={50} r={14} />
      <path className="l s-onacc" d="M32 42v8l6 4" />
      <path className="l s-edge w4" d="M56 43H106" />
      <path className="l s-accent w4" d="M56 58H90" />
      <path className="f-gate n" d="M22 170c-14-18-14-36 0-52 14 16 14 34 0 52Z" />
      <path className="f-disc c" d="M6 148H38L34 178H10Z" />
    </svg>
  )
}

function Task({ y, name, done = false }: { y: number; name: string; done?: boolean }) {
  return (
    <g transform={`translate(42 ${y})`}>
      <rect className={done ? 'c f-sec s-sec' : 'c f-card s-sec'} width={22} height={22} rx={6} />
      {done && <path className="l s-card" d="M5 11l5 5 8-10" />}
      <text x={36} y={17} fontSize={18}>
        {name}
      </text>
    </g>
  )
}

/** Up the ladder, while the phone on the ground answers for itself. */
export function LadderScene() {
  return (
    <svg className={illustration} viewBox="0 0 220 94" preserveAspectRatio="xMinYMax meet" aria-hidden="true">
      <path className="f-accs c" d="M5 94V22H31V94Z" />
      <path className="l" d="M5 46H31M5 70H31M18 22V46M18 70V94" />
      <path className="f-stone2 c" d="M1 12H35V22H1Z" />
      <path className="l w3" d="M37 6L82 94M53 2L100 94M44 20H62M54 39H72M63 57H81M73 76H91" />
      <rect className="f-line n" x={124} y={50} width={26} height={44} rx={6} />
      <rect className="f-stone" x={128} y={55} width={18} height={34} rx={3} />
      <path
        className="f-gate c"
        d="M152 10h44a9 9 0 0 1 9 9v18a9 9 0 0 1-9 9H162l-14 9 4-10a9 9 0 0 1-9-9V19a9 9 0 0 1 9-9Z"
      />
      <path className="l s-onband w3" d="M165 28l6 7 13-15" />
    </svg>
  )
}

/** A day moved in the diary: from the struck field to a free one. */
export function MovedDateScene() {
  return (
    <svg
      className={illustration}
      viewBox="21 0 220 94"
      preserveAspectRatio="xMinYMax meet"
      aria-hidden="true"
    >
      <path className="f-stone2 c" d="M22 94L34 14H178L190 94Z" />
      <path className="f-card c" d="M40 6H172V80H40Z" />
      <path className="f-accent c" d="M40 6H172V24H40Z" />
      <path className="d s-edge" d="M73 24V80M106 24V80M139 24V80M40 52H172" />
      <path className="l" d="M50 33l12 10M62 33l-12 10" />
      <path className="flow" d="M66 46C84 66 104 70 140 66" />
      <rect className="f-gate c" x={144} y={56} width={23} height={20} rx={4} />
      <path className="l s-onband" d="M150 66l4 4 8-9" />
    </svg>
  )
}

/** Found on the map: two people at the door of a shop. */
export function FoundShopScene() {
  return (
    <svg className={illustration} viewBox="5 0 220 94" preserveAspectRatio="xMinYMax meet" aria-hidden="true">
      <path className="f-far c" d="M6 94V58L28 42 50 58V94Z" />
      <path className="f-pane c" d="M20 66H36V80H20Z" />
      <path className="f-stone c" d="M58 94V44H144V94Z" />
      <path className="f-pane c" d="M68 66H104V84H68Z" />
      <path className="f-gate c" d="M114 94V74a10 10 0 0 1 20 0v20Z" />
      <path className="f-mid c" d="M58 44H144L150 60H52Z" />
      <path className="f-accent c" d="M101 42C91 30 86 25 86 17a15 15 0 0 1 30 0c0 8-5 13-15 25Z" />
      <circle className="f-stone" cx={101} cy={17} r={5} />
      <Passer x={169} coat="f-disc" />
      <Passer x={200} coat="f-mid" />
      <g className={wideStreet}>
        <circle className="f-mid c" cx={238} cy={54} r={17} />
        <path className="l w3" d="M238 94V60" />
        <path className="f-stone2 c" d="M264 94V54L290 34 316 54V94Z" />
        <path className="f-pane c" d="M272 60H286V74H272Z" />
        <path className="f-deep c" d="M294 94V72a7 7 0 0 1 14 0v22Z" />
        <Passer x={342} coat="f-accent" />
      </g>
    </svg>
  )
}

function Passer({ x, coat }: { x: number; coat: string }) {
  return (
    <>
      <path className={`${coat} c`} d={`M${x - 11} 94V80a11 11 0 0 1 22 0v14Z`} />
      <circle className="f-stone c" cx={x} cy={60} r={7} />
    </>
  )
}
