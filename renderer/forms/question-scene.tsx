import { useId } from 'react'
import { illustration } from '../ui/illustration.css.ts'
import * as styles from './question-scene.css.ts'

const skin = '#D9A27E'

/** A letter just begun on a typewriter, and over the bridge somebody who answers it. `lines`: its three lines of writing. Decoration. */
export function QuestionScene({ lines }: { lines: readonly [string, string, string] }) {
  const id = useId()
  return (
    <svg
      className={`${illustration} ${styles.scene}`}
      viewBox="0 112 1440 278"
      preserveAspectRatio="xMidYMax slice"
      aria-hidden="true"
    >
      <Letter lines={lines} />
      {/* From the sheet, and behind the other arch */}
      <path className={`flow ${styles.way}`} d="M331 176C480 60 900 60 1130 250" />
      {/* On phones each half of the way goes with its arch; they meet under the plane */}
      <clipPath id={id}>
        <path d="M0 0H720V440H0Z" />
      </clipPath>
      <clipPath id={`${id}after`}>
        <path d="M720 0H1440V440H720Z" />
      </clipPath>
      <g clipPath={`url(#${id})`}>
        <path className={`flow ${styles.firstHalf}`} d="M342 108C352-10 410-59 480-59H800" />
      </g>
      <g clipPath={`url(#${id}after)`}>
        <path className={`flow ${styles.secondHalf}`} d="M990 278C965 150 930 69.6 871 69.6H500" />
      </g>
      <g className={styles.answer}>
        <path className="f-mid c" d="M912 440V237a120 120 0 0 1 240 0v203Z" />
        <path className="f-sky2 c" d="M924 374V237a108 108 0 0 1 216 0v137Z" />
        <path className="f-accent c" d="M978 374v-10a48 48 0 0 1 48-48h14a48 48 0 0 1 48 48v10Z" />
        <path className="c s-line" fill={skin} d="M1020 322v-22h26v22q-13 10-26 0Z" />
        <circle className="c s-line" fill={skin} cx={1033} cy={272} r={33} />
        <path className="f-line" d="M1000 270C996 226 1070 226 1066 270c-8-14-18-20-33-20s-25 6-33 20Z" />
        <circle className="f-line" cx={1022} cy={274} r={3} />
        <circle className="f-line" cx={1044} cy={274} r={3} />
        <path className="c s-line" fill="none" d="M1023 287q10 9 20 0" />
        <path className="f-pane c" d="M990 268C986 208 1080 208 1076 268H1068C1070 222 996 222 998 268Z" />
        <rect className="f-pane c" x={991} y={264} width={15} height={28} rx={6} />
        <rect className="f-pane c" x={1060} y={264} width={15} height={28} rx={6} />
        <path
          className="f-stone c"
          d="M1062 138h76a14 14 0 0 1 14 14v38a14 14 0 0 1-14 14h-64l-22 18v-70a14 14 0 0 1 10-14Z"
        />
        <path className="l s-clay w4" d="M1084 171l12 12 24-26" />
      </g>
      <g className={styles.plane}>
        <Plane />
      </g>
      {/* The deck, in which both arches end */}
      <path className="f-footer" d="M0 442V439A3636 3636 0 0 1 1440 439V442Z" />
    </svg>
  )
}

const keys = [
  [150, 186, 222, 258, 294, 330],
  [132, 168, 204, 240, 276, 312, 348],
]

function Letter({ lines: [first, second, third] }: { lines: readonly [string, string, string] }) {
  return (
    <g className={styles.letter}>
      <path className="f-mid c" d="M60 480V190a180 180 0 0 1 360 0v290Z" />
      <path className="f-sky2 c" d="M78 396V190a162 162 0 0 1 324 0v206Z" />
      <rect className="f-stone c" x={138} y={88} width={204} height={180} rx={4} />
      <text x={150} y={132}>
        {first}
      </text>
      <text x={150} y={176}>
        {second}
      </text>
      <text x={150} y={220}>
        {third}
      </text>
      <path className="f-deep c" d="M96 242h14v24H96ZM370 242h14v24H370Z" />
      <rect className="f-stone2 c" x={110} y={238} width={260} height={32} rx={8} />
      <path className="f-accent c" d="M128 270H352L388 396H92Z" />
      <path className="f-deep c" d="M150 282H330V296H150Z" />
      {keys.map((row, index) =>
        row.map((x) => <circle className="f-stone c" cx={x} cy={318 + 28 * index} r={10} key={x} />),
      )}
      <rect className="f-stone c" x={168} y={366} width={144} height={16} rx={8} />
    </g>
  )
}

/** A sheet folded to a plane, its nose to the right. */
export function Plane() {
  return (
    <>
      <path className="f-stone c s-rim" d="M24 0L-22-16L-11 2Z" />
      <path className="f-stone2 c s-rim" d="M24 0L-11 2L-14 17Z" />
    </>
  )
}
