import type { ReactElement } from 'react'
import type { BlogCategory } from '#domain/page-services.ts'
import { Face, Limb } from '#renderer/ui/figure.tsx'
import { illustration } from '#renderer/ui/illustration.css.ts'
import * as styles from './blog-list.css.ts'

const tan = '#D9A27E'
const fair = '#E9BE9C'
const chestnut = '#B0693E'

const scenes: Record<Exclude<BlogCategory, 'all'>, ReactElement> = {
  // A megaphone at a window, and who hears it
  'digital-marketing': (
    <>
      <path className="f-mid c" d="M8 159V86a62 62 0 0 1 124 0v73Z" />
      <path className="f-sky2 c" d="M30 159V88a40 40 0 0 1 80 0v71Z" />
      <path className="f-stone2 c" d="M0 132H140V142H0Z" />
      <g transform="translate(66 104) rotate(-12)">
        <path className="f-deep c" d="M2 8H22L28 34H10Z" />
        <path className="f-accent c" d="M-18-13H14L74-36V36L14 13H-18a13 13 0 0 1 0-26Z" />
        <path className="f-stone c" d="M74-36q14 36 0 72Z" />
      </g>
      <path className="l w3" d="M158 78 176 69M161 99H181M158 120 176 129" />
      <HandToEar />
      <PhoneInHand />
    </>
  ),
  // One tile pushes the next, and the last one rings the bell
  'ai-automation': (
    <>
      <path className="f-mid c" d="M196 159V78a56 56 0 0 1 112 0v81Z" />
      <path className="f-sky2 c" d="M216 159V80a36 36 0 0 1 72 0v79Z" />
      {[
        [20, 34],
        [56, 26],
        [92, 16],
        [128, 0],
        [164, 0],
      ].map(([x = 0, turn = 0], at) => (
        <g key={x} transform={`translate(${x + 9} 159) rotate(${turn})`}>
          <path className={at % 2 === 0 ? 'f-stone c' : 'f-pane c'} d="M-18 0V-74H0V0Z" />
          <path className="l s-line" d="M-18-37H0" />
          <circle className="f-accent" cx={-9} cy={-56} r={4} />
          <circle className="f-line" cx={-9} cy={-18} r={4} />
        </g>
      ))}
      <path className="f-stone2 c" d="M220 159V149H284V159Z" />
      <path className="f-disc c" d="M224 149a28 28 0 0 1 56 0Z" />
      <path className="f-deep c" d="M247 121V113H257V121Z" />
    </>
  ),
}

/** He listens, a hand behind his ear. */
function HandToEar() {
  return (
    <g transform="translate(223 159)">
      <Limb d="M12-78L19-60L17-43" sleeve="s-accent" />
      <circle className="c s-line" fill={tan} cx={17} cy={-40} r={5} />
      <Limb d="M-11-77L-33-80L-22-97" sleeve="s-accent" />
      <path className="f-deep c" d="M-14-48H14L13-5H2L0-36-2-5H-13Z" />
      <path className="f-stone c" d="M-18 0q0-7 9-8h7V0ZM-2 0q0-7 9-8h7V0Z" />
      <path className="f-accent c" d="M-17-44V-74A14 14 0 0 1-3-88H3A14 14 0 0 1 17-74V-44Z" />
      <path className="c s-line" fill={tan} d="M-6-97H6V-88Q0-82-6-88Z" />
      <circle className="c s-line" fill={tan} cy={-107} r={14} />
      <path className="f-line c" d="M-14-107C-17-128 19-129 15-102 12-108 11-112 9-115 1-111-9-112-14-107Z" />
      <Face x={-5} y={-106} />
      <path
        className="c s-line"
        fill={tan}
        d="M-24-94C-29-101-27-114-19-118-14-119-14-113-17-110-12-109-12-103-16-102-14-97-20-92-24-94Z"
      />
    </g>
  )
}

/** She reads it on her phone, and likes it. */
function PhoneInHand() {
  return (
    <g transform="translate(294 159)">
      <Limb d="M11-77L18-58L15-40" sleeve="s-pane" />
      <circle className="c s-line" fill={fair} cx={15} cy={-37} r={5} />
      <path className="f-deep c" d="M-11-30H-1V-5H-11ZM1-30H11V-5H1Z" />
      <path className="f-accent c" d="M-17 0q0-7 7-9h9V0ZM-4 0q0-7 7-9h9V0Z" />
      <path
        className="c s-line"
        fill={chestnut}
        d="M-17-104C-20-130 20-130 17-104V-91A5 5 0 0 1 12-86H-12A5 5 0 0 1-17-91Z"
      />
      <path className="f-pane c" d="M-14-74A14 14 0 0 1 0-88A14 14 0 0 1 14-74L20-24H-20Z" />
      <path className="c s-line" fill={fair} d="M-6-97H6V-88Q0-82-6-88Z" />
      <circle className="c s-line" fill={fair} cx={-1} cy={-107} r={13} />
      <path
        className="c s-line"
        fill={chestnut}
        d="M-14-106C-15-126 17-127 14-100 11-106 8-113 3-116-2-112-9-110-14-106Z"
      />
      <Face x={-6} y={-105} />
      <Limb d="M-10-76L-13-55L-28-63" sleeve="s-pane" />
      <rect
        className="f-line n"
        x={-37}
        y={-82}
        width={11}
        height={21}
        rx={3}
        transform="rotate(-10 -32 -72)"
      />
      <circle className="c s-line" fill={fair} cx={-29} cy={-65} r={5} />
      <path
        className="f-card c"
        d="M-48-128H-27a6 6 0 0 1 6 6v12a6 6 0 0 1-6 6H-31l-5 7-4-7H-48a6 6 0 0 1-6-6v-12a6 6 0 0 1 6-6Z"
      />
      <path
        className="f-accent"
        d="M-37.5-108C-48-115-45-124-40-123q2 .5 2.5 3 .5-2.5 2.5-3C-30-124-27-115-37.5-108Z"
      />
    </g>
  )
}

/** What a category is about, on the edge of its band. Decoration. */
export function CategoryScene({ category }: { category: keyof typeof scenes }) {
  return (
    <svg className={`${illustration} ${styles.categoryScene}`} viewBox="0 20 316 140" aria-hidden="true">
      {scenes[category]}
      <path className="g" d="M-2000 159H2000" />
    </svg>
  )
}
