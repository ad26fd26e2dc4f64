import type { ReactNode } from 'react'
import { illustration } from '../ui/illustration.css.ts'

const arch = 'M24 220V192A168 168 0 0 1 360 192V220Z'
const curve = 'M24 220V192A168 168 0 0 1 360 192V220'

type ScenePart = { inside: ReactNode; masonry: ReactNode }

// One unit beyond the column, so that no hairline shows where the next arch joins
const whole = `M0 1H385V220H360V192A168 168 0 0 0 24 192V220H0Z`

/** What happens in each of the next 24 hours' three arches: the letter is posted, a reply comes, the last stone is set. */
const scenes: readonly ScenePart[] = [
  {
    inside: (
      <>
        <path className="f-far" d={arch} />
        <path className="f-mid" d="M24 198q80-26 168-10t168-4v36H24Z" />
        <path className="flow" d="M52 180q14-48 52-64M206 98q34-10 52 18" />
        <g transform="rotate(-8 152 118)">
          <path className="f-stone c" d="M104 86h96v66H104Z" />
          <path className="c s-line" fill="none" d="M104 86l48 38 48-38" />
        </g>
        <path className="f-accent c" d="M240 208V132a36 36 0 0 1 72 0v76Z" />
        <path className="f-deep c" d="M232 206h88v14h-88ZM254 132h44v10h-44Z" />
        <path className="f-stone c" d="M260 158h32v20h-32Z" />
      </>
    ),
    masonry: (
      <>
        <path className="f-stone2" d={whole} />
        <path className="c s-line" fill="none" d={`M385 1H1V220M0 13H385${curve}`} />
      </>
    ),
  },
  {
    inside: (
      <>
        <path className="f-deep" d={arch} />
        <circle className="f-pane c" cx={112} cy={122} r={36} />
        <path className="l s-line w3" d="M112 98v24l16 10" />
        <path className="f-stone c" d="M172 219V90a14 14 0 0 1 14-14h58a14 14 0 0 1 14 14v129Z" />
        <path className="c s-line" fill="none" d="M204 88h22" />
        <path
          className="f-accent c"
          d="M212 112h94a14 14 0 0 1 14 14v34a14 14 0 0 1-14 14H236l-24 18v-66a14 14 0 0 1 0-14Z"
        />
        <path className="l s-onacc w4" d="M248 143l13 13 24-26" />
      </>
    ),
    masonry: (
      <>
        <path className="f-stone2" d={whole} />
        <path className="c s-line" fill="none" d={`M0 1H385M0 13H385${curve}`} />
      </>
    ),
  },
  {
    inside: (
      <>
        <path className="f-sky2" d="M24 220V192A168 168 0 0 1 132 35H252A168 168 0 0 1 360 192V220Z" />
        <circle className="f-disc" cx={88} cy={158} r={26} />
        <path className="f-mid" d="M24 204q90-24 168-8t168-8v32H24Z" />
        <path className="l" d="M150 196L234 140M150 140l84 56M150 84l84 56M150 140l84-56" />
        <path className="l w4" d="M150 219V74M234 219V74M150 140H234M150 196H234" />
        <path className="f-pane c" d="M126 68H258V78H126Z" />
        <path className="f-accent c" d="M138 30H246L238 68Q192 54 146 68Z" />
      </>
    ),
    masonry: (
      <>
        <path className="f-stone2" d="M0 1H140V13H132V35A168 168 0 0 0 24 192V220H0Z" />
        <path className="f-stone2" d="M383 1H244V13H252V35A168 168 0 0 1 360 192V220H383Z" />
        <path className="c s-line" fill="none" d="M0 1H140V13H132V35A168 168 0 0 0 24 192V220M0 13H132" />
        <path
          className="c s-line"
          fill="none"
          d="M383 220V1H244V13H252V35A168 168 0 0 1 360 192V220M252 13H383"
        />
      </>
    ),
  },
]

/** One of the viaduct's arches. Decoration. `step`: from 0. */
export function NextDayArt({ step }: { step: number }) {
  return (
    <svg className={illustration} viewBox="0 0 384 221" aria-hidden="true">
      {scenes[step]?.inside}
      {scenes[step]?.masonry}
      <path className="g" d="M0 220H384" />
    </svg>
  )
}
