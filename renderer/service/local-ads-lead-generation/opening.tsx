import { type ReactNode, useId } from 'react'
import type { localAdsLeadGenerationText } from '#locales/en/services/local-ads-lead-generation.ts'
import type { Translation } from '#locales/translation.ts'
import { illustration } from '#renderer/ui/illustration.css.ts'
import { WideScene } from '../scenes.tsx'

export type Words = Translation<typeof localAdsLeadGenerationText.words>
type Props = { words: Words }

/** The town on an unfolded map; a pair of compasses draws how far one roof reaches. */
export function WideOpening({ words }: Props) {
  return (
    <WideScene>
      <path className="g" d="M-900 459H2100" />
      <FoldedMap folds={[131, 265, 399, 533, 667, 801, 935, 1069]} top={66} bottom={456}>
        <Outskirts />
        <Town />
      </FoldedMap>
      <Reach ways="M232 168C230 205 229 240 228 262C300 254 420 270 508 264H546M509 412V346L596 351V324M771 404L772 360C730 362 660 356 604 352V324M862 170C800 163 740 160 688 164C684 200 689 240 690 264H654" />
      <Customer x={232} y={168} />
      <Customer x={509} y={412} />
      <Customer x={771} y={404} />
      <Customer x={862} y={170} />
      <path
        className="f-card c"
        d="M96 66a24 24 0 0 1 24-24h244a24 24 0 0 1 24 24v6a24 24 0 0 1-24 24H246l-14 54-20-54H120a24 24 0 0 1-24-24Z"
      />
      <Lens x={126} y={67} />
      <text x={152} y={76} fontSize={21}>
        {words.search}
      </text>
      <g transform="translate(74 352)">
        <path className="f-accent c" d="M30 46L20-22l10-8 8 6 6 70Z" />
        <path className="f-pane c" d="M52 46L70-38l12-2 4 10-18 78Z" />
        <path className="f-line" d="M20-22l5-12 5 4ZM70-38l9-14 3 12Z" />
        <path className="f-deep c" d="M8 34H86L80 106H14Z" />
        <path className="f-mid" d="M11 54H83l-1.5 12H12.5Z" />
      </g>
      <g transform="translate(926 150)">
        <rect className="f-sh" x={10} y={10} width={164} height={300} rx={26} />
        <rect className="f-line n" width={166} height={306} rx={26} />
        <rect className="f-card" x={8} y={8} width={150} height={290} rx={19} />
        <rect className="f-line" x={60} y={17} width={46} height={11} rx={5.5} />
        <path className="f-sky" d="M20 122V98a63 63 0 0 1 126 0v24Z" />
        <path className="f-stone c" d="M40 122V84l43-28 43 28v38Z" />
        <path className="f-accent c" d="M30 90L83 50l53 40v-12L83 38 30 78Z" />
        <path className="f-pane c" d="M70 122V104a13 13 0 0 1 26 0v18Z" />
        <rect className="f-accs" x={20} y={134} width={26 + 9 * words.ad.length} height={24} rx={7} />
        <text x={33} y={152} fontSize={17}>
          {words.ad}
        </text>
        <text className="t-disp" x={20} y={187} fontSize={22}>
          {words.headline}
        </text>
        <text className="t-mut" x={20} y={212} fontSize={18}>
          {words.offer}
        </text>
        <CallButton x={20} y={232} width={126} label={words.call} />
      </g>
    </WideScene>
  )
}

/** For phones: the middle of the map, and under it the ad as a strip. */
export function SmallOpening({ words }: Props) {
  return (
    <svg className={illustration} viewBox="0 0 390 542" aria-hidden="true">
      <path className="g" d="M-400 541H800" />
      <g transform="translate(-405 14)">
        <FoldedMap folds={[415, 533, 667, 785]} top={70} bottom={458}>
          <Town />
        </FoldedMap>
        <Reach ways="M513 178C514 210 509 240 508 264H546M509 405V346L596 351V324M760 360C730 362 660 356 604 352V324" />
      </g>
      <path
        className="f-card c"
        d="M8 40a24 24 0 0 1 24-24H242a24 24 0 0 1 24 24v4a24 24 0 0 1-24 24H124l-16 106-22-106H32A24 24 0 0 1 8 44Z"
      />
      <Customer x={108} y={192} />
      <Customer x={104} y={419} />
      <Customer x={355} y={374} />
      <Lens x={36} y={41} />
      <text x={60} y={49} fontSize={20}>
        {words.search}
      </text>
      <g transform="translate(10 452)">
        <rect className="f-sh" x={8} y={8} width={370} height={82} rx={18} />
        <rect className="f-card c" width={370} height={89} rx={18} />
        <text className="t-mut" x={20} y={34} fontSize={17}>
          {words.ad}
        </text>
        <text className="t-disp" x={20} y={66} fontSize={25}>
          {words.headline}
        </text>
        <CallButton x={206} y={24} width={146} label={words.call} />
      </g>
    </svg>
  )
}

type FoldedMapProps = { folds: readonly number[]; top: number; bottom: number; children: ReactNode }

/** A sheet folded like an accordion: every other fold stands nearer to us, so its edges run zigzag. */
function FoldedMap({ folds, top, bottom, children }: FoldedMapProps) {
  const id = useId()
  const near = (index: number) => (index % 2 === 0 ? 0 : 1)
  const upper = folds.map((x, index) => `${x} ${top + 18 * near(index)}`)
  const lower = folds.map((x, index) => `${x} ${bottom - 16 * near(index)}`)
  const edge = `M${upper.join('L')}L${lower.toReversed().join('L')}Z`
  return (
    <>
      <clipPath id={id}>
        <path d={edge} />
      </clipPath>
      <path className="f-card" d={edge} />
      <g clipPath={`url(#${id})`}>
        {folds.map(
          (x, index) =>
            near(index) === 0 && (
              <path
                className="f-soft"
                key={x}
                opacity={0.35}
                d={`M${x} 0H${folds[index + 1] ?? x}V480H${x}Z`}
              />
            ),
        )}
        {children}
      </g>
      <path className="c" fill="none" d={edge} />
      {folds.slice(1, -1).map((x, index) => (
        <path
          className="d"
          key={x}
          opacity={0.7}
          d={`M${x} ${top + 18 * near(index + 1)}V${bottom - 16 * near(index + 1)}`}
        />
      ))}
    </>
  )
}

// x, y, turn: the houses of the town, clear of its streets, its folds and the circle's line
const roofs = [
  ...[
    170, 222, 4, 292, 304, 4, 374, 133, 6, 352, 386, 4, 467, 106, 6, 457, 424, 4, 473, 235, -4, 473, 296, 4,
  ],
  ...[
    557, 385, 4, 580, 134, -2, 638, 386, -2, 725, 296, 2, 828, 214, 4, 828, 312, 4, 902, 122, 6, 989, 106, -6,
  ],
]

/** What lies where a phone's piece of the map ends, and would be cut through there. */
function Outskirts() {
  return (
    <>
      <path className="f-far" d="M720 40H800V90L730 96Z" />
      <path
        className="f-mid"
        d="M733 60a9 9 0 1 0 18 0a9 9 0 1 0-18 0M763 84a9 9 0 1 0 18 0a9 9 0 1 0-18 0"
      />
      <Streets wide="M420 40C440 180 400 320 424 480M766 40C748 170 790 300 762 480" />
    </>
  )
}

/** Each with a fine line on both sides. */
function Streets({ wide, narrow = '' }: { wide: string; narrow?: string }) {
  return (
    <g fill="none" strokeLinejoin="round">
      <path className="s-edge" strokeWidth={17} d={wide} />
      <path className="s-edge" strokeWidth={10} d={narrow} />
      <path className="s-soft" strokeWidth={14.5} d={wide} />
      <path className="s-soft" strokeWidth={7.5} d={narrow} />
    </g>
  )
}

function Town() {
  const houses = Array.from({ length: roofs.length / 3 }, (_, index) => roofs.slice(3 * index, 3 * index + 3))
  return (
    <>
      <circle className="f-accs" cx={600} cy={264} r={162} />
      <path className="f-far" d="M190 318C240 316 300 344 320 380S300 470 250 480H180ZM840 330h60v90h-70Z" />
      <Streets
        wide="M100 178C250 150 380 196 520 178S760 156 1100 186M100 340C240 362 400 340 520 346S800 372 1100 350M228 40C250 160 222 300 206 480"
        narrow="M320 40C334 180 322 250 330 346M510 40C518 180 502 330 512 480M690 40C682 180 698 330 688 480M217 264C300 254 420 270 508 264M690 264C740 260 800 268 863 264M860 60C870 200 846 300 872 480M600 350V480"
      />
      {houses.map(([x = 0, y = 0, turn = 0]) => {
        const reached = Math.hypot(x - 600, y - 264) < 162
        return (
          <g key={`${x} ${y}`} transform={`translate(${x} ${y}) rotate(${turn})`}>
            <path className={reached ? 'f-disc d' : 'f-mid'} d="M-21 0l7-16H14l7 16Z" />
            <path className={reached ? 'f-stone d' : 'f-far'} d="M-18 0H18V15H-18Z" />
            {reached && <path className="f-clay" d="M-12 4H-4V11H-12ZM4 4H12V11H4Z" />}
          </g>
        )
      })}
      <path
        className="f-mid"
        d="M217 350a9 9 0 1 0 18 0a9 9 0 1 0-18 0M243 372a9 9 0 1 0 18 0a9 9 0 1 0-18 0M215 396a9 9 0 1 0 18 0a9 9 0 1 0-18 0M253 404a9 9 0 1 0 18 0a9 9 0 1 0-18 0M227 428a9 9 0 1 0 18 0a9 9 0 1 0-18 0M847 350a9 9 0 1 0 18 0a9 9 0 1 0-18 0M863 382a9 9 0 1 0 18 0a9 9 0 1 0-18 0"
      />
    </>
  )
}

/** Circles around the roof, the compasses that draw them, and the ways that lead in. */
function Reach({ ways }: { ways: string }) {
  return (
    <>
      <g className="l s-accent">
        <circle cx={600} cy={264} r={88} />
        <circle cx={600} cy={264} r={162} />
      </g>
      <path className="flow" d={ways} />
      <g transform="translate(600 264)">
        <path className="f-sh" d="M-36 8H56V60H-36Z" />
        <path className="f-stone2 c" d="M-38-14V-44h14v30Z" />
        <path className="f-stone c" d="M-45 2L0-36 45 2V52H-45Z" />
        <path className="f-accent c" d="M-60 6L0-50 60 6Z" />
        <path className="f-gate c" d="M-13 52V30a13 13 0 0 1 26 0V52Z" />
        <path className="f-pane c" d="M-36 18h14v14h-14ZM22 18h14v14H22Z" />
      </g>
      <path className="f-stone2 c" d="M676 66L690 70 606 258 600 264 599 255Z" />
      <path className="f-stone c" d="M680 70L694 64 758 214 760 232 750 220Z" />
      <path className="f-accent c" d="M752 208l8-4 4 40-14-22Z" />
      <path className="f-stone2 c" d="M680 36h10v20h-10Z" />
      <circle className="f-stone c" cx={685} cy={66} r={14} />
      <circle className="f-line" cx={685} cy={66} r={4} />
    </>
  )
}

function Customer({ x, y }: { x: number; y: number }) {
  return (
    <>
      <circle className="f-card c" cx={x} cy={y} r={15} />
      <circle className="f-accent" cx={x} cy={y} r={6} />
    </>
  )
}

function Lens({ x, y }: { x: number; y: number }) {
  return <path className="l" d={`M${x + 7} ${y + 7}l6 6M${x - 9} ${y}a9 9 0 1 0 18 0a9 9 0 1 0-18 0`} />
}

function CallButton({ x, y, width, label }: { x: number; y: number; width: number; label: string }) {
  // the receiver and the word as a pair, in the middle
  const start = width / 2 - 16 - 5 * label.length
  return (
    <g transform={`translate(${x} ${y})`}>
      <rect className="f-accent" width={width} height={40} rx={11} />
      <path
        className="l s-onacc"
        transform={`translate(${start} 9)`}
        d="M5 4h3.5l1.8 4.4-2.3 1.5a11 11 0 0 0 6 6l1.6-2.3 4.4 1.9v3.5a1.5 1.5 0 0 1-1.6 1.5A15.5 15.5 0 0 1 3.5 5.6 1.5 1.5 0 0 1 5 4Z"
      />
      <text className="t-onacc" x={start + 32} y={27} fontSize={19}>
        {label}
      </text>
    </g>
  )
}
