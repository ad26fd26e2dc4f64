import type { ReactNode } from 'react'
import { illustration } from '../ui/illustration.css.ts'
import * as styles from './next-day-art.css.ts'

const arch = 'M9 104V72a55 55 0 0 1 110 0v32Z'
/** The same stone as the way between. */
const ring = 'M0 104V72a64 64 0 0 1 128 0v32Z'

const bayWidth = 36
const bay = (x: number) => `M${x} 104v-3a12 12 0 0 1 24 0v3`

type ViaductProps = { from: number; to: number; firstBay: number; ends?: string }

/** A stretch of the way, with no line where the next one joins it. */
function Viaduct({ from, to, firstBay, ends = '' }: ViaductProps) {
  const count = Math.ceil((to - firstBay) / bayWidth)
  const bays = Array.from({ length: count }, (_, at) => bay(firstBay + bayWidth * at))
  return (
    <>
      <path
        className="f-stone2"
        fillRule="evenodd"
        d={`M${from} 82H${to}V104H${from}Z${bays.map((one) => `${one}Z`).join('')}`}
      />
      <path className="c s-line" fill="none" d={`M${from} 82H${to}${ends}${bays.join('')}`} />
    </>
  )
}

/** What happens in each of the next 24 hours' three arches: the letter leaves, a reply comes, the last arch is set. */
const scenes: readonly ReactNode[] = [
  <>
    <path className="f-far" d={arch} />
    <path className="flow" d="M10 92q14-26 34-24" />
    <g transform="translate(-8 0) rotate(-8 84 62)">
      <path className="f-stone c" d="M54 42h60v40H54Z" />
      <path className="c s-line" fill="none" d="M54 42l30 24 30-24" />
    </g>
  </>,
  <>
    <path className="f-deep" d={arch} />
    <g transform="translate(-8 0)">
      <path className="f-stone c" d="M36 104V48a8 8 0 0 1 8-8h24a8 8 0 0 1 8 8v56" />
      <path className="c s-line" fill="none" d="M50 48h12" />
      <path className="f-accent c" d="M62 54h50a8 8 0 0 1 8 8v16a8 8 0 0 1-8 8H76l-14 10Z" />
      <path className="l s-onacc w3" d="M82 70l7 7 13-13" />
    </g>
  </>,
  <>
    <path className="f-sky2" d={arch} />
    <g transform="translate(0.5 12.3) scale(.85)">
      <path className="c w3" fill="none" d="M100 82V18L52 27M44 27H108M100 66l8 16" />
      <path className="f-pane c" d="M92 34h16v14H92Z" />
      <path className="c" fill="none" d="M62 27v8L50 47M62 35l12 12" />
      <path className="f-accent c" d="M42 72v-8a20 20 0 0 1 40 0v8H71v-7a9 9 0 0 0-18 0v7Z" />
    </g>
    <path className="f-stone2 c" d="M9 82H34V104H9ZM70 82H119V104H107V101A12 12 0 0 0 83 101V104H70Z" />
  </>,
]

/** Decoration. `step`: from 0. */
export function NextDayArt({ step }: { step: number }) {
  return (
    <svg
      className={`${illustration} ${styles.art}`}
      viewBox="0 0 288 106"
      preserveAspectRatio="xMinYMax slice"
      aria-hidden="true"
    >
      {step < scenes.length - 1 ? (
        <Viaduct from={128} to={289} firstBay={146} />
      ) : (
        <Viaduct from={128} to={286} firstBay={146} ends="M286 82V104" />
      )}
      <path className="f-stone2 c" d={ring} />
      {scenes[step]}
      <path className="c s-line f-none" d={arch} />
      <path className="g" d="M0 104H288" />
    </svg>
  )
}
