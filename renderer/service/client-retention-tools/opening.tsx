import { type ReactNode, useId } from 'react'
import type { clientRetentionToolsText } from '#locales/en/services/client-retention-tools.ts'
import type { Translation } from '#locales/translation.ts'
import { illustration } from '#renderer/ui/illustration.css.ts'
import { WideScene } from '../scenes.tsx'

export type Words = Translation<typeof clientRetentionToolsText.words>

/** Four windows, four seasons, the same cup; the card between them counts. */
export function WideOpening({ words }: { words: Words }) {
  return (
    <WideScene>
      <path className="flow" d="M181 88C222 48 318 48 359 88C440 2 760 2 841 88C882 48 978 48 1019 88" />
      {seasons.map(({ name, scene }, index) => (
        <SeasonWindow key={name} transform={`translate(${windowAt[index]} 107) scale(.94)`}>
          {scene}
        </SeasonWindow>
      ))}
      <path className="g" d="M-900 459H2100" />
      <path className="f-deep c" d="M60 364H1140V459H60Z" />
      <path className="d s-stone" opacity={0.5} d={flutes} />
      <path className="f-sh" d="M60 366H1140v10H60Z" />
      <rect className="f-stone2 c" x={36} y={348} width={1128} height={18} rx={5} />
      {[181, 359, 841, 1019].map((x) => (
        <Cup key={x} transform={`translate(${x - 5} 346) scale(.85)`} />
      ))}
      <StampCard words={words} transform="translate(458 150) scale(.84) rotate(-3 134 108)" />
      <path className="f-stone2 c" d="M490 348v-10a6 6 0 0 1 6-6H644a6 6 0 0 1 6 6v10Z" />
      <RubberStamp transform="translate(722 346) scale(.82)" />
      <Stool x={250} />
      <Stool x={950} />
    </WideScene>
  )
}

/** For phones: the windows on a sill, and under them the counter that the card stands on. */
export function SmallOpening({ words }: { words: Words }) {
  return (
    <svg className={illustration} viewBox="0 30 390 446" aria-hidden="true">
      {seasons.map(({ name, scene }, index) => (
        <SeasonWindow key={name} transform={`translate(${13 + 94 * index} 72) scale(.52)`}>
          {scene}
        </SeasonWindow>
      ))}
      <path className="flow" d="M55 60C76 36 128 36 149 60C170 36 222 36 243 60C264 36 316 36 337 60" />
      <rect className="f-stone2 c" x={-6} y={204} width={402} height={14} rx={5} />
      {[55, 149, 243, 337].map((x) => (
        <Cup key={x} transform={`translate(${x - 3} 203) scale(.48)`} />
      ))}
      <path className="g" d="M-100 475H500" />
      <path className="f-deep c" d="M4 430H386V475H4Z" />
      <rect className="f-stone2 c" x={-6} y={422} width={402} height={16} rx={5} />
      <StampCard words={words} transform="translate(30 234) scale(.8) rotate(-3 134 108)" />
      <path className="f-stone2 c" d="M66 422v-10a6 6 0 0 1 6-6H204a6 6 0 0 1 6 6v10Z" />
      <RubberStamp transform="translate(318 421) scale(1.5)" />
    </svg>
  )
}

const windowAt = [106, 284, 766, 944]
const flutes = Array.from({ length: 26 }, (_, index) => `M${100 + 40 * index} 384V459`).join('')

const arch = 'M0 256V80A80 80 0 0 1 160 80V256Z'

function SeasonWindow({ transform, children }: { transform: string; children: ReactNode }) {
  const id = useId()
  return (
    <g transform={transform}>
      <clipPath id={id}>
        <path d={arch} />
      </clipPath>
      <path className="f-stone c" d="M-10 256V80A90 90 0 0 1 170 80V256Z" />
      <g clipPath={`url(#${id})`}>{children}</g>
      <path className="c" fill="none" d={arch} />
    </g>
  )
}

const hill = 'M-4 196C50 164 110 176 164 190V260H-4Z'
const branches = 'M80 230V104M80 152L56 118M80 138l24-30'
const crown = 'M52 146a30 30 0 0 1-12-58 40 40 0 0 1 78-4 32 32 0 0 1-6 62Z'

/** Its crown over the cup, which stands before the trunk. */
function Tree({ children }: { children: ReactNode }) {
  return <g transform="translate(8 6) scale(.92)">{children}</g>
}

/** The same tree through the year. */
const seasons: readonly { name: string; scene: ReactNode }[] = [
  {
    name: 'spring',
    scene: (
      <>
        <path className="f-far" d={arch} />
        <path className="f-mid" d={hill} />
        <Tree>
          <path className="f-stone" d={crown} />
          <path className="c w3 s-line" fill="none" d={branches} />
          <path
            className="f-disc"
            opacity={0.8}
            d="M46 112a5 5 0 1 0 10 0 5 5 0 0 0-10 0M66 84a5 5 0 1 0 10 0 5 5 0 0 0-10 0M92 100a5 5 0 1 0 10 0 5 5 0 0 0-10 0M74 126a5 5 0 1 0 10 0 5 5 0 0 0-10 0M106 124a5 5 0 1 0 10 0 5 5 0 0 0-10 0M96 70a5 5 0 1 0 10 0 5 5 0 0 0-10 0"
          />
        </Tree>
      </>
    ),
  },
  {
    name: 'summer',
    scene: (
      <>
        <path className="f-sky" d={arch} />
        <circle className="f-disc" cx={112} cy={60} r={34} />
        <path className="f-far" d={hill} />
        <Tree>
          <path className="f-mid" d={crown} />
          <path className="l w3" d={branches} />
        </Tree>
      </>
    ),
  },
  {
    name: 'autumn',
    scene: (
      <>
        <path className="f-sky2" d={arch} />
        <path className="f-stone2" d={hill} />
        <Tree>
          <path className="f-disc" d={crown} />
          <path className="c w3 s-line" fill="none" d={branches} />
        </Tree>
        <path
          className="f-pane"
          d="M22 138c12-6 18 0 18 8-10 6-18 2-18-8ZM124 160c10-6 16 0 16 8-10 4-16 0-16-8ZM14 184c8-6 16-2 16 6-8 6-16 2-16-6Z"
        />
      </>
    ),
  },
  {
    name: 'winter',
    scene: (
      <>
        <path className="f-water" d={arch} />
        <path className="f-stone" d={hill} />
        <Tree>
          <path
            className="l s-stone w4"
            d={`${branches}M80 120L66 84M80 116l14-42M56 118l-14-4M104 108l16-2`}
          />
        </Tree>
        <g className="f-stone">
          {['30 60', '58 34', '104 40', '132 82', '24 108', '140 130', '22 152', '122 160', '84 56'].map(
            (at) => (
              <circle key={at} r={3.5} transform={`translate(${at})`} />
            ),
          )}
        </g>
      </>
    ),
  },
]

/** A cup whose saucer stands at the origin. */
export function Cup({ transform }: { transform: string }) {
  return (
    <g transform={transform}>
      <path
        className="f-stone c"
        fillRule="evenodd"
        d="M40-66h4a24 24 0 0 1 0 48H26l6-11h12a13 13 0 0 0 0-26h-4Z"
      />
      <path className="f-stone c" d="M-42-76H42v34A42 42 0 0 1 20-6H-20A42 42 0 0 1-42-42Z" />
      <path className="f-disc" d="M-41-60H41v18q0 4-1 8H-40q-1-4-1-8Z" />
      <path className="f-stone2 c" d="M-56-6H56l-8 7H-48Z" />
    </g>
  )
}

type StampCardProps = { words: Words; transform: string }

function StampCard({ words, transform }: StampCardProps) {
  return (
    <g transform={transform}>
      <rect className="f-sh" x={10} y={10} width={268} height={216} rx={18} />
      <rect className="f-stone" width={268} height={216} rx={18} />
      <path className="f-gate" d="M0 18A18 18 0 0 1 18 0H250a18 18 0 0 1 18 18V50H0Z" />
      <rect className="c" fill="none" width={268} height={216} rx={18} />
      <text className="t-disp t-stone" x={134} y={34} fontSize={24} textAnchor="middle">
        {words.card}
      </text>
      {marks.map((mark, index) => (
        <g key={mark} transform={`translate(${28 + 78 * (index % 3)} ${index < 3 ? 60 : 134})`}>
          <circle className="f-disc" cx={28} cy={36} r={31} />
          <path className="l s-onacc w3" transform="translate(0 -4)" d={mark} />
        </g>
      ))}
      {[134, 212].map((x) => (
        <circle className="c s-line" fill="none" key={x} cx={x} cy={170} r={30} strokeDasharray="3 6" />
      ))}
      <path
        className="c s-line"
        fill="none"
        d="M197 160h26v9a12 12 0 0 1-7 12H204a12 12 0 0 1-7-12ZM223 163c9-2 9 11-2 11"
      />
    </g>
  )
}

// a blossom, a sun, a leaf, a flake
export const marks = [
  'M28 36a6 6 0 1 0 .1 0M28 36a7 7 0 1 1 6 4 7 7 0 1 1-2 8 7 7 0 1 1-8 0 7 7 0 1 1-2-8 7 7 0 1 1 6-4',
  'M28 32a9 9 0 1 0 .1 0M28 20v4M28 58v-4M9 41h4M47 41h-4M15 28l3 3M41 54l-3-3M41 28l-3 3M15 54l3-3',
  'M16 52C14 32 24 24 42 24 43 42 36 52 20 48M16 54L34 33',
  'M28 22V58M12 31L44 49M44 31L12 49M23 25l5 5 5-5M23 55l5-5 5 5',
]

function RubberStamp({ transform }: { transform: string }) {
  return (
    <g transform={transform}>
      <path className="f-disc c" d="M-12-58a14 14 0 0 1 28 0c0 12-6 16-6 30H-6c0-14-6-18-6-30Z" />
      <path className="f-accent c" d="M-22-30H26a5 5 0 0 1 5 5V-6H-27V-25a5 5 0 0 1 5-5Z" />
      <path className="f-stone2 c" d="M-22-6H26V1H-22Z" />
    </g>
  )
}

function Stool({ x }: { x: number }) {
  return (
    <g transform={`translate(${x} 400)`}>
      <path className="c w4 s-stone" fill="none" d="M-22 10L-34 58M22 10L34 58M-29 38H29" />
      <rect className="f-disc c" x={-36} y={-4} width={72} height={15} rx={7.5} />
    </g>
  )
}
