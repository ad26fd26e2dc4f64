import type { automatedGoogleReviewsText } from '#locales/en/services/automated-google-reviews.ts'
import type { Translation } from '#locales/translation.ts'
import { illustration } from '#renderer/ui/illustration.css.ts'
import { WideScene } from '../scenes.tsx'
import { lights } from './opening.css.ts'
import { Star } from './star.tsx'
import { Visitor } from './visitor.tsx'

export type Words = Translation<typeof automatedGoogleReviewsText.words>
type Props = { words: Words }

/** A house front at dusk: its five arch windows light up one after another, and each light is a star. */
export function WideOpening({ words }: Props) {
  return (
    <WideScene>
      <circle className="f-pane" cx={1010} cy={150} r={96} />
      <path className="g" d="M-900 459H2100" />
      <HangingSign />
      <HouseFront windows={5} />
      <path
        className="f-card c"
        d="M222 370a18 18 0 0 1 18-18H452a18 18 0 0 1 18 18v6l92 12-92 10v8a18 18 0 0 1-18 18H240a18 18 0 0 1-18-18Z"
      />
      <text x={346} y={397} fontSize={22} textAnchor="middle">
        {words.ask}
      </text>
      <path
        className="f-gate c"
        d="M730 370a18 18 0 0 1 18-18H960a18 18 0 0 1 18 18v38a18 18 0 0 1-18 18H748a18 18 0 0 1-18-18v-6l-26-20 26 2Z"
      />
      <text className="t-stone" x={854} y={397} fontSize={22} textAnchor="middle">
        {words.welcome}
      </text>
      <g transform="translate(684 459) scale(.78) translate(0 -299)">
        <Guest />
      </g>
      <path
        className="l w4"
        d="M1078 459L1016 190M1106 459L1044 190M1028 242h28M1038 287h28M1049 332h28M1059 377h28M1069 422h28"
      />
      <g transform="translate(1063 332) scale(.76)">
        <Lamplighter x={0} y={0} pole="M-49.600-151.800L-129.600-135.800-130.400-140.200-50.400-156.200Z" />
      </g>
      <g transform="translate(92 372)">
        <path
          className="f-mid c"
          d="M34 32C4 24-2-6 4-26c20 12 30 28 30 58ZM36 32C38 0 54-14 72-18c4 26-12 44-36 50ZM34 30C24 4 30-20 40-42c14 22 12 50-4 72Z"
        />
        <path className="f-disc c" d="M4 30H66L58 87H12Z" />
      </g>
    </WideScene>
  )
}

export function SmallOpening({ words }: Props) {
  return (
    <svg className={illustration} viewBox="0 0 390 476" aria-hidden="true">
      <circle className="f-pane" cx={310} cy={40} r={44} />
      <path className="g" d="M-400 475H800" />
      <path className="f-stone2 c" d="M4 40H340V54H4Z" />
      <path className="f-far c" d="M14 54H330V475H14Z" />
      <path className="f-stone2" d="M14 54H330V64H14Z" />
      {[46, 109, 172, 235, 298].map((x, index) => (
        <StarWindow key={x} x={x} y={80} half={25} height={100} place={index} isLast={index === 4} />
      ))}
      <path className="f-stone2 c" d="M6 192H338V206H6Z" />
      <g transform="translate(0 16)">
        <Door x={172} />
      </g>
      <path
        className="f-card c"
        d="M24 248a18 18 0 0 1 18-18H204a18 18 0 0 1 18 18v18a18 18 0 0 1-18 18H98Q100 350 138 396 62 350 52 284H42a18 18 0 0 1-18-18Z"
      />
      <text x={123} y={264} fontSize={20} textAnchor="middle">
        {words.ask}
      </text>
      <path
        className="f-gate c"
        d="M116 316a18 18 0 0 1 18-18H286a18 18 0 0 1 18 18v18a18 18 0 0 1-18 18H278l-12 14-10-14H134a18 18 0 0 1-18-18Z"
      />
      <text className="t-stone" x={210} y={332} fontSize={19} textAnchor="middle">
        {words.welcome}
      </text>
      <g transform="translate(266 475) scale(.82) translate(0 -299)">
        <Guest />
      </g>
      <g transform="translate(364 475) scale(.72)">
        <path className="l w4" d="M-22-40L-30 0M22-40L30 0M-26-19H26" />
        <rect className="f-pane c" x={-30} y={-49} width={60} height={11} rx={4} />
        <Lamplighter x={0} y={-49} pole="M-49.4-151.8L-89.1-426.7-94.3-427.3-54.6-152.2Z" />
      </g>
    </svg>
  )
}

/** Somebody who has just been here, and says so. */
function Guest() {
  return (
    <Visitor x={0} scarf="f-pane" coat="f-disc">
      <path className="c" fill="#6B3A22" d="M-14-120a14 15 0 0 1 28 0c0 8-28 8-28 0Z" />
    </Visitor>
  )
}

/** Arch windows over the open door, three or five. */
/** That of three windows is for a thumbnail. */
export function HouseFront({ windows }: { windows: 3 | 5 }) {
  const isSmall = windows === 3
  const half = 83 * windows
  const across = (reach: number) => `M${600 - half - reach}`
  const wide = (reach: number) => `h${2 * (half + reach)}`
  return (
    <>
      <path className="f-stone2 c" d={`${across(5)} 96${wide(5)}v28H${595 - half}Z`} />
      <path className="f-stone2 c" d={`${across(29)} 82${wide(29)}v16H${571 - half}Z`} />
      <path className="f-far c" d={`${across(-3)} 124${wide(-3)}v335H${603 - half}Z`} />
      <path className="f-stone2" d={`${across(-3)} 124${wide(-3)}v12H${603 - half}Z`} />
      {Array.from({ length: windows }, (_, index) => (
        <StarWindow
          key={lights[index]}
          x={683 - half + 166 * index}
          y={152}
          half={58}
          height={152}
          place={index}
          isLast={index === windows - 1}
          isSmall={isSmall}
        />
      ))}
      <path
        className={isSmall ? 'f-stone2' : 'f-stone2 c'}
        d={`${across(9)} 316${wide(9)}v16H${591 - half}Z`}
      />
      <Door x={600} />
    </>
  )
}

type StarWindowProps = {
  x: number
  y: number
  half: number
  height: number
  place: number
  isLast: boolean
  /** Its contours would run into each other. */
  isSmall?: boolean
}

/** An arch window on its sill; its light is a star. That of the last one flickers and hangs askew, as it is just being hung. */
function StarWindow({ x, y, half, height, place, isLast, isSmall = false }: StarWindowProps) {
  const contour = isSmall ? '' : 'c'
  const arch = (inset: number) => {
    const r = half - inset
    return `M${x - r} ${y + height}V${y + half}a${r} ${r} 0 0 1 ${2 * r} 0V${y + height}Z`
  }
  const middle = y + height * 0.52
  return (
    <>
      <path className={`f-stone2 ${contour}`} d={arch(0)} />
      <path className={`f-deep ${contour}`} d={arch(half / 7)} />
      <g className={lights[place]} transform={isLast ? `rotate(9 ${x} ${middle})` : undefined}>
        <Star className={`f-pane ${contour} ${isLast ? 'm-glow' : ''}`} x={x} y={middle} size={half * 0.66} />
      </g>
      <rect
        className="f-stone c"
        x={x - half - 5}
        y={y + height - 3}
        width={2 * half + 10}
        height={10}
        rx={3}
      />
      {!isSmall && (
        <g transform={`translate(${x} ${y + height - 3}) scale(${half / 58})`}>{onSills[place]}</g>
      )}
    </>
  )
}

/** What stands on the sills, from left to right: every window is somebody's. */
const onSills = [
  <g key="flowers">
    <path className="f-mid c" d="M-40-14c-8-12-4-20 6-20 2-10 18-10 20 0 8-8 20-4 18 6 10-4 18 2 14 14Z" />
    <path className="f-clay c" d="M-46-16H24V2H-46Z" />
  </g>,
  <g key="curtains">
    <path className="f-sky c" d="M-50 0V-92C-40-60-34-30-46 0ZM50 0V-92C40-60 34-30 46 0Z" />
  </g>,
  <g key="pots">
    <path
      className="f-mid c"
      d="M-36-16c-12-8-12-20-6-28 8 6 12 16 6 28ZM-35-16c0-14 6-22 15-26 4 12-2 22-15 26Z"
    />
    <path className="f-disc c" d="M-48-17H-22L-26 1H-44Z" />
    <path className="f-pane c" d="M22-12a12 12 0 0 1 24 0V1H22Z" />
  </g>,
  <g key="cat">
    <path
      className="f-stone c"
      d="M24 1C20-14 26-22 32-26 26-32 26-42 28-50l7 6h8l7-6c2 8 2 18-4 24 8 6 8 18 4 27Z"
    />
    <path className="d s-line" d="M35-36v2M43-36v2" />
  </g>,
]

/** The trade's sign, out on its bracket. */
function HangingSign() {
  return (
    <g transform="translate(136 258)">
      <path className="l w3" d="M54-52H-8M0-52V-28M54-26L30-52" />
      <circle className="f-disc c" r={30} />
      <path className="f-stone c" d="M-16-10H10V2a10 10 0 0 1-10 10H-6a10 10 0 0 1-10-10Z" />
      <path className="c s-line" fill="none" d="M10-6c11-2 11 13-1 13" />
    </g>
  )
}

/** The door stands half open; somebody has just left. */
function Door({ x }: { x: number }) {
  return (
    <g transform={`translate(${x} 0)`}>
      <path className="f-stone2 c" d="M-56 459V402a56 56 0 0 1 112 0V459Z" />
      <path className="f-pane c" d="M-44 459V402a44 44 0 0 1 88 0V459Z" />
      <Host />
      <path className="f-accent c" d="M44 402a44 44 0 0 0-44-44V459H44Z" />
      <circle className="f-stone" cx={10} cy={416} r={4} />
      <path className="f-stone2 c" d="M-66 452H66V459H-66Z" />
    </g>
  )
}

/** The owner in the open half, who asks. */
function Host() {
  return (
    <g transform="translate(-21 453) scale(.56)">
      <path className="f-gate c" d="M-14-50H-2V0H-14ZM2-50H14V0H2Z" />
      <path className="f-mid c" d="M-23-36V-86a23 21 0 0 1 46 0V-36Z" />
      <path className="f-stone c" d="M-14-82H14V-28H-14Z" />
      <circle className="c s-line" fill="#9A6244" cy={-118} r={15} />
      <path className="d s-line" d="M-9-118v1M-2-118v1M-10-111q5 4 9 0" />
      <path
        className="f-line"
        d="M16-116a16 16 0 0 0-32 0c10-1 16-4 19-8 3 4 8 6 13 8ZM-2-134a7 7 0 1 1 14 0 7 7 0 1 1-14 0Z"
      />
    </g>
  )
}

/** Seen from behind, a long pole in the raised hand. */
function Lamplighter({ x, y, pole }: { x: number; y: number; pole: string }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <path className="f-pane c" d={pole} />
      <path className="f-gate c" d="M-22-60H-2V0H-26V-8l8-3ZM2-60H22V-11l8 3v8H2Z" />
      <path className="f-accent c" d="M-26-52V-108a26 26 0 0 1 52 0V-52Z" />
      <circle className="f-stone2 c" cx={-50} cy={-154} r={8} />
      <circle className="f-stone2 c" cx={32} cy={-68} r={7} />
      <path
        className="f-accent c"
        d="M-4-130L-42-160-52-149-20-112M10-130C24-126 28-112 38-74L26-70 14-100"
      />
      <circle className="f-stone2 c" cx={0} cy={-150} r={17} />
      <path className="f-line" d="M-18-150a18 18 0 0 1 36 0l8 4H-26Z" />
    </g>
  )
}
