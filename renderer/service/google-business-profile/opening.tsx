import type { googleBusinessProfileText } from '#locales/en/services/google-business-profile.ts'
import type { Translation } from '#locales/translation.ts'
import { illustration } from '#renderer/ui/illustration.css.ts'
import { WideScene } from '../scenes.tsx'

export type Words = Translation<typeof googleBusinessProfileText.words>

/** A street where one door says who it is, when it is open and what others think. */
export function WideOpening({ words }: { words: Words }) {
  return (
    <WideScene>
      <Street />
      <path className="g" d="M-900 459H2100" />
      <Facade name={words.business} />
      <Pin x={600} />
      <path className="l w4" d="M240 370L226 459M372 370L386 459" />
      <Hours words={words} transform="translate(212 222)" />
      <path className="l w4" d="M762 206H944M762 246L802 206" />
      <path className="l" d="M824 206V288M878 206V288" />
      <Chip x={792} y={224} sign={signs.directions} word={words.directions} dark />
      <Chip x={792} y={288} sign={signs.call} word={words.call} />
      <path className="flow" d="M1012 443H788" />
      <path className="l s-accent w3" d="m791 433-11 10 11 10" />
      <Passer x={1050} />
      <Lamp x={112} />
    </WideScene>
  )
}

export function SmallOpening({ words }: { words: Words }) {
  return (
    <svg className={illustration} viewBox="0 72 390 404" aria-hidden="true">
      <g transform="translate(-362 85) scale(.85)">
        <Neighbour x={310} width={130} top={250} />
        <Neighbour x={776} width={150} top={196} />
        <path className="g" d="M200 459H1100" />
        <Facade name={words.business} />
        <Pin x={560} />
        <path className="g w4" d="M654 146V14M744 146V14" />
        <g transform="translate(636 16) scale(.86)">
          <Chip x={0} y={0} sign={signs.clock} word={words.open} />
          <Chip x={0} y={66} sign={signs.directions} word={words.directions} dark />
        </g>
        <Passer x={826} />
      </g>
    </svg>
  )
}

type NeighbourProps = { x: number; width: number; top: number; flat?: boolean; light?: boolean }

const street: readonly NeighbourProps[] = [
  { x: -90, width: 130, top: 226, light: true },
  { x: 40, width: 116, top: 262 },
  { x: 156, width: 134, top: 196, flat: true, light: true },
  { x: 290, width: 150, top: 250 },
  { x: 760, width: 140, top: 232, light: true },
  { x: 900, width: 134, top: 270, flat: true },
  { x: 1034, width: 128, top: 210, light: true },
  { x: 1162, width: 130, top: 252 },
]

function Street() {
  return street.map((house) => <Neighbour key={house.x} {...house} />)
}

/** A house without a sign. */
function Neighbour({ x, width, top, flat = false, light = false }: NeighbourProps) {
  const half = width / 2
  const roof = flat ? `h${width}` : `l${half}-38 ${half} 38`
  const floors = Array.from({ length: Math.floor((370 - top) / 62) }, (_, floor) => top + 22 + 62 * floor)
  const columns = [x + half - 42, x + half + 14]
  return (
    <>
      <path className={light ? 'f-secs' : 'f-far'} d={`M${x} 459V${top}${roof}V459Z`} />
      <path
        className="f-mid"
        opacity={0.35}
        d={`${floors.map((y) => columns.map((at) => `M${at} ${y}h28v40h-28Z`).join('')).join('')}M${x + half - 42} 459v-74h30v74ZM${x + half + 2} 389h42v40h-42Z`}
      />
    </>
  )
}

export const star = 'M0-20L5.4-7.4 19-6.2 8.7 2.8 11.8 16.2 0 9.2-11.8 16.2-8.7 2.8-19-6.2-5.4-7.4Z'

export function Facade({ name }: { name?: string }) {
  return (
    <>
      <path className="f-sh" d="M760 176h14V459h-14Z" />
      <path className="f-stone c" d="M440 459V154H760V459Z" />
      <path className="f-stone2 c" d="M430 146H770v16H430Z" />
      {[0, 1, 2, 3, 4].map((index) => (
        <path
          className="f-accent c"
          key={index}
          transform={`translate(${520 + 40 * index} 194) scale(.82)`}
          d={star}
        />
      ))}
      {[474, 570, 666].map((x) => (
        <g key={x}>
          <path className="f-pane c" d={`M${x} 288V250a30 30 0 0 1 60 0v38Z`} />
          <path className="c s-line" d={`M${x + 30} 220V288M${x} 254h60`} />
          <path className="f-stone2 c" d={`M${x - 6} 286h72v7h-72Z`} />
        </g>
      ))}
      <path className="f-sky2 c" d="M464 360H628v84H464Z" />
      <path
        className="f-mid"
        d="M500 444c-16-8-18-30-10-44 14 10 16 28 12 44ZM503 444c0-22 10-34 24-38 4 16-6 34-22 38Z"
      />
      <path className="f-disc" d="M488 424h30l-4 20h-22Z" />
      <path className="f-deep" d="M552 444V404h10v-12h12v12h10v40Z" />
      <path className="f-pane" d="M590 444V420h24v24Z" />
      <path className="f-deep c" d="M654 459V422a36 36 0 0 1 72 0v37Z" />
      <path className="f-pane c" d="M665 444V422a25 25 0 0 1 50 0v22Z" />
      <path className="c s-line" d="M690 397v47" />
      {Array.from({ length: 9 }, (_, index) => 456 + 32 * index).map((x, index) => (
        <path
          className={index % 2 ? 'f-stone c' : 'f-accent c'}
          key={x}
          d={`M${x} 340h32v22a16 14 0 0 1-32 0Z`}
        />
      ))}
      <path className="f-gate c" d="M448 308a8 8 0 0 1 8-8H744a8 8 0 0 1 8 8v34H448Z" />
      <text className="t-disp t-stone" x={600} y={330} fontSize={24} textAnchor="middle">
        {name}
      </text>
    </>
  )
}

/** Its foot on the roof at `x`. */
export function Pin({ x }: { x: number }) {
  return (
    <g transform={`translate(${x - 600} 0)`}>
      <ellipse className="f-sh" cx={600} cy={148} rx={34} ry={7} />
      <path
        className="f-accent c"
        d="M600 148C566 112 548 92 548 60a52 52 0 0 1 104 0C652 92 634 112 600 148Z"
      />
      <path className="f-onacc" d="M575 78V60a25 25 0 0 1 50 0v18H611V60a11 11 0 0 0-22 0v18Z" />
    </g>
  )
}

type PlacedWords = { words: Words; transform: string }

function Hours({ words, transform }: PlacedWords) {
  return (
    <g transform={transform}>
      <rect className="f-sh" x={8} y={10} width={188} height={156} rx={16} />
      <rect className="f-card c" width={188} height={156} rx={16} />
      <path className="l s-sec" transform="translate(16 15)" d={signs.clock} />
      <text x={50} y={35} fontSize={20}>
        {words.open}
      </text>
      <path className="d s-edge" d="M16 52H172" />
      {[88, 88, 88, 88, 52].map((length, index) => {
        const y = 64 + 17 * index
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: the days of a week keep their order
          <g key={index} className={index === 2 ? 'f-accent' : 'f-mid'}>
            <rect className="f-soft" x={18} y={y} width={40} height={8} rx={4} />
            <rect x={76} y={y} width={length} height={8} rx={4} />
          </g>
        )
      })}
    </g>
  )
}

const signs = {
  clock: 'M20.5 12a8.5 8.5 0 0 1-17 0 8.5 8.5 0 0 1 17 0ZM12 7v5.500l3.500 2',
  call: 'M5 4h3.5l1.8 4.4L8 9.9a11 11 0 0 0 6 6l1.6-2.3 4.4 1.9V19a1.5 1.500 0 0 1-1.6 1.5A15.500 15.500 0 0 1 3.500 5.600 1.500 1.500 0 0 1 5 4Z',
  directions: 'M4 20v-6a5 5 0 0 1 5-5H20m-5-5 5 5-5 5',
}

type ChipProps = { x: number; y: number; sign: string; word: string; dark?: boolean }

/** As wide as its word, near enough: the drawing cannot measure letters. */
const chipWidth = (word: string) =>
  Array.from(word).reduce((width, letter) => width + (/[fijlrt ]/.test(letter) ? 6.5 : 12), 61)

function Chip({ x, y, sign, word, dark = false }: ChipProps) {
  const width = chipWidth(word)
  return (
    <g transform={`translate(${x} ${y})`}>
      <rect className="f-sh" x={6} y={8} width={width} height={48} rx={16} />
      <rect className={dark ? 'f-gate c' : 'f-card c'} width={width} height={48} rx={16} />
      <path className={dark ? 'l s-stone' : 'l s-accent'} transform="translate(14 12)" d={sign} />
      <text className={dark ? 't-stone' : undefined} x={45} y={31} fontSize={20}>
        {word}
      </text>
    </g>
  )
}

type PasserProps = {
  x: number
  atDoor?: boolean
  /** Her arm is thinner than two contours. */
  isSmall?: boolean
}

/** Somebody with her shopping, on her way to the door; her lines are dark before a lit door. */
export function Passer({ x, atDoor = false, isSmall = false }: PasserProps) {
  const line = atDoor ? 's-line' : ''
  return (
    <g transform={`translate(${x} 458)`}>
      <path className="f-line n" d="M-16-44H-4V0H-22v-5l6-4ZM3-44H15V0H-3v-5l6-4Z" />
      <path className="f-disc c" d="M-32-32L-24-96a24 22 0 0 1 48 0L32-32Z" />
      <path className="d s-line" d="M0-32V-62" />
      <path className="f-pane c" d="M24-58h32v36H24Z" />
      <path className={`c ${line}`} fill="none" d="M32-58c0-16 16-16 16 0" />
      <circle className="f-stone2 c" cx={40} cy={-73} r={6} />
      <path className={isSmall ? 'f-disc' : 'f-disc c'} d="M10-117C26-114 34-100 46-80L35-74 18-96" />
      <circle className="f-stone2 c" cx={0} cy={-136} r={18} />
      <path className="f-line" d="M19-126v-12a19 19 0 0 0-34-12c8 5 8 16 5 26q16 8 29-2Z" />
      <path className="f-deep c" d="M-17-122q17 8 34 0l4 14q-21 10-42 0Z" />
    </g>
  )
}

function Lamp({ x }: { x: number }) {
  return (
    <g transform={`translate(${x} 458)`}>
      <path className="g w4" d="M0 0V-190M-10 0H10" />
      <path className="f-pane c" d="M-14-190L-10-222H10L14-190Z" />
      <path className="f-line" d="M-16-222a16 14 0 0 1 32 0Z" />
    </g>
  )
}
