import { useId } from 'react'
import type { pricingText } from '#locales/en/pricing.ts'
import type { Translation } from '#locales/translation.ts'
import { illustration } from '../ui/illustration.css.ts'

type TableSceneProps = {
  words: Translation<typeof pricingText>['final']['words']
  /** What is on the table. */
  drinks?: 'tea' | 'espresso' | undefined
  /** The window spans the drawing, and is as much lower. */
  wide?: boolean
}

/** A table for two in front of the arch window. */
export function TableScene({ words, drinks = 'tea', wide = false }: TableSceneProps) {
  const id = useId()
  // Opening hours stand beside the espresso: its window is the taller one
  const top = wide ? 124 : drinks === 'espresso' ? -126 : 0
  const arch = wide
    ? 'M2 470V424A298 298 0 0 1 598 424V470'
    : `M110 470V${top + 204}A190 190 0 0 1 490 ${top + 204}V470`
  const lower = wide ? 'translate(0 66)' : undefined
  return (
    <svg
      className={illustration}
      viewBox={`0 ${top} 600 ${470 - top}`}
      preserveAspectRatio="xMidYMax meet"
      aria-hidden="true"
    >
      <clipPath id={id}>
        <path d={arch} />
      </clipPath>
      <g clipPath={`url(#${id})`}>
        <rect className="f-deep" y={top} width={600} height={480 - top} />
        <path
          className="f-water"
          d="M0 336q68-4 100-36c60-60 120-76 180-40s110 10 230-40q48-20 90-24V480H0Z"
        />
        {!wide && (
          <path
            className="f-mid"
            d="M150 180C168.6 237 168 315 150 330C132 315 131.4 237 150 180ZM174 220C192.6 261.8 192 319 174 330C156 319 155.4 261.8 174 220Z"
          />
        )}
        <path className="f-mid" d="M0 330H600V480H0Z" />
        {drinks === 'espresso' && (
          <>
            <circle className="f-disc" cx={392} cy={16} r={40} />
            <path
              className="f-stone"
              d="M150 96h78a14 14 0 0 0 0-28h-10a24 24 0 0 0-46-4 18 18 0 0 0-22 32Z"
            />
          </>
        )}
      </g>
      <path className="c" fill="none" d={arch} />
      <g transform={lower}>
        <path className="l s-stone" d={`M300 ${wide ? 62 : top + 14}V92`} />
        <path className="f-disc c" d="M254 128a46 40 0 0 1 92 0Z" />
        <path className="f-pane" d="M286 130a14 12 0 0 0 28 0Z" />
      </g>
      <g transform="translate(58 226) scale(1 1)">
        <path
          fill="none"
          d="M26 132L8 244M112 132L126 244"
          stroke="var(--ill-rim)"
          strokeWidth={5}
          vectorEffect="non-scaling-stroke"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
        <path className="f-stone2 c" d="M8 14a14 14 0 0 1 26-4l18 106H24Z" />
        <path className="f-disc c" d="M20 112h90a12 12 0 0 1 0 24H32a12 12 0 0 1-12-12Z" />
      </g>
      <g transform="translate(542 226) scale(-1 1)">
        <path
          fill="none"
          d="M26 132L8 244M112 132L126 244"
          stroke="var(--ill-rim)"
          strokeWidth={5}
          vectorEffect="non-scaling-stroke"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
        <path className="f-stone2 c" d="M8 14a14 14 0 0 1 26-4l18 106H24Z" />
        <path className="f-disc c" d="M20 112h90a12 12 0 0 1 0 24H32a12 12 0 0 1-12-12Z" />
      </g>
      <path className="f-line" d="M292 346h16v112h-16z" />
      <path className="f-line" d="M236 470a64 16 0 0 1 128 0Z" />
      <rect className="f-stone c" x={150} y={328} width={300} height={20} rx={6} />
      {drinks === 'tea' ? <Tea /> : <Espresso />}
      {/* Their tails end inside the window */}
      <g transform={wide ? 'translate(-16 34)' : undefined}>
        <path
          className="f-card c"
          d={`M22 120a18 18 0 0 1 18-18h160a18 18 0 0 1 18 18v34a18 18 0 0 1-18 18${wide ? 'H156l-20 20v-20H40a18 18 0 0 1-18' : 'H62l-20 22v-22a18 18 0 0 1-20'}-18Z`}
        />
        <text x={120} y={145} fontSize={wide ? 23 : 21} textAnchor="middle">
          {words.question}
        </text>
      </g>
      <g transform={wide ? 'translate(18 34)' : undefined}>
        <path
          className="f-accent c"
          d={`M414 120a16 16 0 0 1 16-16h132a16 16 0 0 1 16 16v32a16 16 0 0 1-16 16${wide ? 'h-80l-20 20v-20h-32' : 'h-42l-20 22v-22h-70'}a16 16 0 0 1-16-16Z`}
        />
        <text className="t-onacc" x={496} y={143} fontSize={wide ? 23 : 21} textAnchor="middle">
          {words.answer}
        </text>
      </g>
    </svg>
  )
}

/** A mug, a cup and the notes between them. */
function Tea() {
  return (
    <>
      <path className="f-stone c" d="M206 276h50v40a12 12 0 0 1-12 12h-26a12 12 0 0 1-12-12Z" />
      <path className="c s-stone" fill="none" d="M206 288h-8a10 10 0 0 0 0 24h8" />
      <path className="f-disc" d="M207 290h48v12h-48z" />
      <path className="d s-stone" d="M222 266c-7-9 7-14 0-25M240 266c-7-9 7-14 0-25" />
      <path className="f-stone c" d="M350 296h38v8a19 19 0 0 1-10 20h-18a19 19 0 0 1-10-20Z" />
      <path className="c s-stone" fill="none" d="M388 302c12-2 12 14-3 14" />
      <path
        d="M340 327h60"
        stroke="var(--ill-rim)"
        strokeWidth={3}
        vectorEffect="non-scaling-stroke"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <path className="d s-stone" d="M368 288c-6-8 6-12 0-22" />
      <path className="f-stone2 c" d="M272 326l10-16h52l-8 16Z" />
      <path className="d s-line" d="M290 316h30M287 321h26" />
    </>
  )
}

/** A moka pot and two small cups. */
function Espresso() {
  return (
    <>
      <path className="d s-stone" d="M292 238c-7-9 7-14 0-25M310 238c-7-9 7-14 0-25" />
      <path className="c w4 s-stone" fill="none" d="M326 262h16v30h-12" />
      <path className="f-stone2 c" d="M276 254h48l6 32h-60ZM270 292h60l6 36h-72ZM266 286h68v6h-68Z" />
      <path className="f-stone c" d="M276 254 264 248l8 20ZM280 254l4-8h32l4 8Z" />
      <circle className="f-line" cx={300} cy={243} r={4} />
      <path className="f-accent" d="M267 312h66l2 10h-70Z" />
      <Cup x={196} />
      <Cup x={370} />
    </>
  )
}

function Cup({ x }: { x: number }) {
  return (
    <g transform={`translate(${x} 0)`}>
      <path className="c s-stone" fill="none" d="M34 304c11-2 11 12-3 12" />
      <path className="f-stone c" d="M2 298h32v8a16 16 0 0 1-8 18H10a16 16 0 0 1-8-18ZM-6 324h48v4H-6Z" />
    </g>
  )
}
