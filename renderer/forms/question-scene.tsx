import { useId } from 'react'
import { illustration } from '../ui/illustration.css.ts'
import * as styles from './question-scene.css.ts'

const skin = '#D9A27E'

/** A letter just begun, and over the bridge somebody who answers it. `lines`: its three lines of writing. Decoration. */
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
      <path className={`flow ${styles.way}`} d="M331 170C500 104 960 92 1132 272" />
      {/* On phones each half of the way goes with its arch; they meet under the plane */}
      <clipPath id={id}>
        <path d="M0 0H720V440H0Z" />
      </clipPath>
      <clipPath id={`${id}after`}>
        <path d="M720 0H1440V440H720Z" />
      </clipPath>
      <g clipPath={`url(#${id})`}>
        <path className={`flow ${styles.firstHalf}`} d="M338 87C352-20 410-59 480-59H800" />
      </g>
      <g clipPath={`url(#${id}after)`}>
        <path className={`flow ${styles.secondHalf}`} d="M990 278C965 150 930 69.6 871 69.6H500" />
      </g>
      <g className={styles.plane}>
        <path className="f-stone c s-rim" d="M24 0L-22-16L-11 2Z" />
        <path className="f-stone2 c s-rim" d="M24 0L-11 2L-14 17Z" />
      </g>
      {/* The deck, in which both arches end */}
      <path className="f-footer" d="M0 442V439A3636 3636 0 0 1 1440 439V442Z" />
    </svg>
  )
}

function Letter({ lines: [first, second, third] }: { lines: readonly [string, string, string] }) {
  return (
    <g className={styles.letter}>
      <path className="f-mid c" d="M60 480V190a180 180 0 0 1 360 0v290Z" />
      <path className="f-sky2 c" d="M78 396V190a162 162 0 0 1 324 0v206Z" />
      <path className="f-stone2 c" d="M116 262l111-75a23 23 0 0 1 26 0l111 75v134H116Z" />
      <g transform="rotate(-3 240 240)">
        <rect className="f-stone c" x={134} y={92} width={212} height={280} rx={6} />
        <text x={145} y={134}>
          {first}
        </text>
        <text x={145} y={182}>
          {second}
        </text>
        <text x={145} y={230}>
          {third}
        </text>
        <path className="c s-line" opacity={0.7} d="M145 146h185M145 194h185M145 242h185" />
      </g>
      <g transform="translate(322 212) rotate(22)">
        <path className="f-accent c" d="M-9-84h18V0H-9Z" />
        <path className="f-stone c" d="M-9 0L0 30 9 0Z" />
        <path className="f-line c s-line" d="M-3 20L0 30l3-10Z" />
        <path className="f-mid c s-line" d="M-9-84v-12a9 9 0 0 1 18 0v12Z" />
      </g>
      <path className="f-stone2 c" d="M116 262l124 84 124-84v134H116Z" />
    </g>
  )
}
