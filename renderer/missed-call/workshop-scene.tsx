import { useId } from 'react'
import { illustration } from '../ui/illustration.css.ts'
import * as styles from './missed-call.css.ts'

/** A counter before a window on a wet street: the telephone on it rings, and the day on the wall fills. */
export function WorkshopScene({ day }: { day: string }) {
  const id = useId()
  return (
    <svg className={illustration} viewBox="0 0 560 520" aria-hidden="true">
      <clipPath id={id}>
        <path d="M40 452V232A192 192 0 0 1 424 232V452Z" />
      </clipPath>
      <g clipPath={`url(#${id})`}>
        <rect className="f-far" x={30} y={30} width={404} height={430} />
        <path
          className="f-stone"
          opacity={0.9}
          d="M230 156h136a20 20 0 0 0 0-40h-16a36 36 0 0 0-70-4 26 26 0 0 0-48 8 19 19 0 0 0-2 36Z"
        />
        <path
          className="d s-mid"
          d="M250 172l-8 20M282 172l-8 20M314 172l-8 20M346 172l-8 20M222 190l-8 20M266 198l-7 18M330 198l-7 18M362 186l-8 20M396 206l-8 20M70 206l-8 20M102 190l-8 20M134 194l-8 20M166 188l-8 20"
        />
        {terrace.map((paint, place) => (
          <TerracedHouse paint={paint} x={34 + 98 * place} key={paint} />
        ))}
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

const terrace = ['f-soft', 'f-mid', 'f-sky2', 'f-sky'] as const

/** A house of the street across, 98 wide; the counter hides its foot. */
function TerracedHouse({ paint, x }: { paint: (typeof terrace)[number]; x: number }) {
  return (
    <g transform={`translate(${x} 0)`}>
      <path className="f-disc" d="M10 222h7v-14h-7ZM24 222h7v-14h-7Z" />
      <path className="f-deep" d="M4 222H37V252H4ZM0 248H98V280H0Z" />
      <path className={paint} d="M0 278H98V460H0Z" />
      <path className="f-gate" d="M0 276H98V284H0Z" />
      <path className="f-secs" d="M16 298H40V336H16ZM58 298H82V336H58Z" />
      <path className="f-pane c" d="M10 366H52V424H10Z" />
      <path className="d s-line" d="M10 388H52M24 366V424M38 366V424" />
      <path className="f-deep c" d="M62 460V382a13 13 0 0 1 26 0v78Z" />
    </g>
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
