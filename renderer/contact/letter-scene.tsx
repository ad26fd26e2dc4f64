import type { contactText } from '#locales/en/contact.ts'
import type { Translation } from '#locales/translation.ts'
import { illustration } from '../ui/illustration.css.ts'

type LettersProps = {
  words: Translation<typeof contactText.letters>
  /** Italy stands on the left, which is where an Italian begins to read. */
  italyFirst?: boolean
}

/** A London and an Italian letter box, and letters between them on one arch. */
export function WideLetters({ words, italyFirst = false }: LettersProps) {
  const [london, italy] = italyFirst ? [1086, 66] : [66, 1086]
  return (
    <svg className={illustration} viewBox="0 0 1152 600" aria-hidden="true">
      <g transform={italyFirst ? mirrored(1152) : undefined}>
        <path className="f-far" d="M-900 600v-40C-300 540-100 520 60 548S300 570 420 600Z" />
        <House x={-172} width={64} top={504} />
        <House x={-108} width={64} top={480} />
        <House x={160} width={52} top={490} />
        <House x={212} width={48} top={468} />
        <path className="f-far" d="M720 600C840 520 960 500 1060 530S1400 470 2100 520v80Z" />
        <path className="f-mid" d="M860 600c80-50 170-60 260-34s260-20 900-30v64Z" />
        <path
          className="f-deep n"
          d="M950 480c19 42 18 100 0 112-18-12-19-70 0-112ZM976 520c14 28 13 68 0 76-13-8-14-48 0-76ZM1226 460c20 48 19 115 0 128-19-13-20-80 0-128Z"
        />
      </g>
      <path className="flow" d="M66 336C138-34 1014-34 1086 336" />
      <Letter place="translate(200 148) rotate(-22) scale(.8)" fill="f-stone" />
      <Letter place="translate(576 59) scale(1.1)" fill="f-pane" />
      <Letter place="translate(952 148) rotate(22) scale(.8)" fill="f-stone" />
      <g transform={`translate(${london} 600)`}>
        <PillarBox word={words.london} />
      </g>
      <g transform={`translate(${italy} 600)`}>
        <WallBox word={words.italy} />
      </g>
    </svg>
  )
}

/** The two boxes beside each other, for narrow screens. */
export function SmallLetters({ words, italyFirst = false }: LettersProps) {
  const [london, italy] = italyFirst ? [316, 74] : [74, 316]
  return (
    <svg className={illustration} viewBox="0 0 390 310" aria-hidden="true">
      <g transform={italyFirst ? mirrored(390) : undefined}>
        <path className="f-far" d="M-900 310v-30C-500 260 60 260 180 310Z" />
        <House x={140} width={44} top={236} />
        <path className="f-mid" d="M176 310c60-40 130-46 330-30s400-24 700 0v30Z" />
        <path
          className="f-deep n"
          d="M222 214c14 32 13 80 0 88-13-8-14-56 0-88ZM243 242c10 22 10 54 0 60-10-6-10-38 0-60Z"
        />
      </g>
      <path className="flow" d="M74 102C110-6 280-6 316 108" />
      <Letter place="translate(195 27) scale(.9)" fill="f-pane" />
      <g transform={`translate(${london} 310) scale(.78)`}>
        <PillarBox word={words.london} />
      </g>
      <g transform={`translate(${italy} 310) scale(.78)`}>
        <WallBox word={words.italy} />
      </g>
    </svg>
  )
}

const mirrored = (width: number) => `matrix(-1 0 0 1 ${width} 0)`

/** Two columns of windows, lit here and there. */
function House({ x, width, top }: { x: number; width: number; top: number }) {
  const floors = [0, 1, 2].filter((floor) => top + 36 + 30 * floor < 580)
  const lit = floors.flatMap((floor) =>
    [x + 10, x + width - 19]
      .filter((_, side) => (floor + side + width) % 3 !== 0)
      .map((left) => `M${left} ${top + 18 + 30 * floor}h9v14h-9Z`),
  )
  return (
    <>
      <path
        className="f-mid"
        d={`M${x} 600V${top}l${width / 2}-22 ${width / 2} 22V600ZM${x + width - 14} ${top - 30}h9v34h-9Z`}
      />
      <path className="f-pane" d={lit.join('')} />
    </>
  )
}

function Letter({ place, fill }: { place: string; fill: string }) {
  return (
    <g transform={place}>
      <path className="f-sh" d="M-24-14h64v42h-64Z" />
      <rect className={`${fill} c`} x={-32} y={-22} width={64} height={44} rx={5} />
      <path className="c s-line" fill="none" d="M-31-19L0 5 31-19" />
    </g>
  )
}

function PillarBox({ word }: { word: string }) {
  return (
    <>
      <path
        className="f-sh"
        d="M-52 0v-22h8V-204h-10v-16a8 8 0 0 1 8-8c6-26 30-38 58-38s52 12 58 38a8 8 0 0 1 8 8v16H68V-22h8V0Z"
      />
      <path className="f-disc c" d="M-56-212H56v184H-56Z" />
      <path className="f-gate c" d="M-64 0v-22a8 8 0 0 1 8-8H56a8 8 0 0 1 8 8V0Z" />
      <path className="f-disc c" d="M-66-212v-16a8 8 0 0 1 8-8H58a8 8 0 0 1 8 8v16Z" />
      <path className="f-disc c" d="M-58-236c6-26 30-38 58-38s52 12 58 38Z" />
      <rect className="f-line" x={-34} y={-186} width={68} height={11} rx={5} />
      <rect className="f-stone c" x={-43} y={-158} width={86} height={58} rx={5} />
      <Word y={-124} word={word} />
      <path className="f-line" opacity={0.8} d="M-22-115h44v4h-44Z" />
      <path className="c s-line" fill="none" d="M-40-30v-56a6 6 0 0 1 6-6h68a6 6 0 0 1 6 6v56Z" />
      <circle className="f-line" cx={28} cy={-62} r={4} />
    </>
  )
}

function WallBox({ word }: { word: string }) {
  return (
    <>
      <path
        className="f-sh"
        d="M-54-228a66 40 0 0 1 132 0V-82a8 8 0 0 1-8 8H25v64h21a6 6 0 0 1 6 6V0H-1V-74H-46a8 8 0 0 1-8-8Z"
      />
      <path className="f-stone2 c" d="M-13 0v-100h26V0Z" />
      <path className="f-stone2 c" d="M-40 0v-12a6 6 0 0 1 6-6h68a6 6 0 0 1 6 6V0Z" />
      <path className="f-accent c" d="M-66-236a66 40 0 0 1 132 0V-90a8 8 0 0 1-8 8H-58a8 8 0 0 1-8-8Z" />
      <path className="c s-line" d="M-66-228H66" />
      <rect className="f-line" x={-50} y={-212} width={44} height={10} rx={5} />
      <rect className="f-line" x={6} y={-212} width={44} height={10} rx={5} />
      <rect className="f-stone c" x={-44} y={-184} width={88} height={34} rx={5} />
      <Word y={-161} word={word} />
      <path className="c s-line" d="M-44-132h88M-44-116h88" />
      <circle className="f-line" cy={-98} r={4} />
    </>
  )
}

/** On an enamel plate that is light in both themes. */
function Word({ y, word }: { y: number; word: string }) {
  return (
    <text className="t-plate" y={y} fontSize={19} textAnchor="middle">
      {word}
    </text>
  )
}
