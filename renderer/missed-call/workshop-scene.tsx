import { useId } from 'react'
import { illustration } from '../ui/illustration.css.ts'
import * as styles from './missed-call.css.ts'

/** A counter before an arched window: the telephone on it rings, and the day on the wall fills. */
export function WorkshopScene({ day }: { day: string }) {
  const id = useId()
  return (
    <svg className={illustration} viewBox="0 0 560 520" aria-hidden="true">
      <clipPath id={id}>
        <path d="M40 452V232A192 192 0 0 1 424 232V452Z" />
      </clipPath>
      <g clipPath={`url(#${id})`}>
        <rect className="f-sky" x={30} y={30} width={404} height={430} />
        <circle className="f-disc" cx={296} cy={236} r={50} />
        <path
          className="f-stone"
          opacity={0.9}
          d="M246 132h74a15 15 0 0 0 0-30h-12a26 26 0 0 0-50-2 17 17 0 0 0-12 32Z"
        />
        <path className="f-far" d="M30 330C90 270 150 282 214 312S330 300 434 262V460H30Z" />
        <path className="f-mid" d="M30 388C110 340 180 356 250 372S370 352 434 360V460H30Z" />
        <path
          className="f-deep"
          d="M78 300c14 34 14 66 0 76-14-10-14-42 0-76ZM100 322c11 26 11 50 0 58-11-8-11-32 0-58Z"
        />
        <path
          className="f-stone"
          fillRule="evenodd"
          d="M150 352q110-34 300-6v60H150Zm28 54v-8a24 24 0 0 1 48 0v8Zm72 0v-14a30 30 0 0 1 60 0v14Zm88 0v-14a30 30 0 0 1 60 0v14Z"
        />
      </g>
      <path className="c" fill="none" d="M40 452V232A192 192 0 0 1 424 232V452" />
      <path className="d s-rim" d="M232 40V452M40 232H424" />
      <g className={styles.wideCounter}>
        <path className="f-gate n" d="M40 472H3000V568H40Z" />
        <path className="d s-onband" d="M56 488H3000M56 552H3000M56 488V552" />
        <path className="f-stone c" d="M24 452H3000V472H24Z" />
        <path className="g" d="M-40 568H3000" />
      </g>
      <g className={styles.counter}>
        <path className="f-gate" d="M-900 472H1500V2000H-900Z" />
        <path className="f-stone c" d="M-900 452H1500V472H-900Z" />
      </g>
      <Telephone />
      <WallDay day={day} />
    </svg>
  )
}

function Telephone() {
  return (
    <>
      <g className={styles.ringing}>
        <path className="f-accent c" d="M72 452c0-44 18-60 38-72h84c20 12 38 28 38 72Z" />
        <path className="f-accent c" d="M112 352h80v30h-80Z" />
        <path
          className="f-line n"
          d="M66 366c0-32 34-46 86-46s86 14 86 46c0 12-6 16-18 16h-18c-10 0-16-6-16-16v-6h-68v6c0 10-6 16-16 16H84c-12 0-18-4-18-16Z"
        />
        <circle className="f-stone c" cx={152} cy={414} r={27} />
        <circle className="f-accent" cx={152} cy={414} r={9} />
        <path
          className="d s-line"
          d="M152 393v3M170 403l-2 2M173 422l-3-1M134 403l2 2M131 422l3-1M152 432v3"
        />
      </g>
      <path
        className={`l s-accent w3 ${styles.sound}`}
        d="M54 338a34 34 0 0 1 20-34M36 330a60 60 0 0 1 30-48M250 338a34 34 0 0 0-20-34M268 330a60 60 0 0 0-30-48"
      />
    </>
  )
}

/** A leaf of the calendar with a free hour, which the booking takes. */
function WallDay({ day }: { day: string }) {
  return (
    <g transform="rotate(-2 118 104)">
      <rect className="f-sh" x={30} y={50} width={184} height={128} rx={12} />
      <path
        className="f-card c"
        d="M22 56a12 12 0 0 1 12-12h160a12 12 0 0 1 12 12v104a12 12 0 0 1-12 12H34a12 12 0 0 1-12-12Z"
      />
      <circle className="f-line n" cx={114} cy={40} r={6} />
      <text className="t-disp" x={38} y={76} fontSize={21}>
        {day}
      </text>
      <rect className="f-secs" x={38} y={88} width={152} height={18} rx={6} />
      <rect
        className="c s-edge"
        fill="none"
        strokeDasharray="4 5"
        x={38}
        y={112}
        width={152}
        height={26}
        rx={7}
      />
      <rect className="f-secs" x={38} y={144} width={110} height={18} rx={6} />
      <g className={styles.step.booked}>
        <rect className="f-accent c" x={38} y={112} width={152} height={26} rx={7} />
        <path className="l s-onacc w3" d="M164 124l5 5 10-11" />
      </g>
    </g>
  )
}
