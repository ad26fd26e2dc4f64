import { illustration } from '#renderer/ui/illustration.css.ts'
import { WideScene } from '../scenes.tsx'
import { CutArch, Piece, Scissors, Spool, type Words } from './parts.tsx'

/** On the tailor’s table: pattern pieces in the shapes of an app, and one arch already cut out. */
export function WideOpening({ words }: { words: Words }) {
  return (
    <WideScene>
      <path className="g" d="M-900 459H2100" />
      <path className="f-stone2 c" d="M262 398h24v60h-24zM914 398h24v60h-24z" />
      <path className="f-stone2 c" d="M300 44H900L956 366H244Z" />
      <path className="f-stone c" d="M322 52H878L926 352H274Z" />
      <rect className="f-stone c" x={312} y={34} width={576} height={24} rx={12} />
      <path className="d s-line" opacity={0.75} d="M330 46H760" />
      <rect className="f-stone2 c" x={238} y={366} width={724} height={32} rx={4} />
      <Ruler />
      <View at="translate(512 352)" />
      <path className="c s-line" fill="none" strokeDasharray="7 6" d="M698 352V212a98 98 0 0 0-98-98" />
      <FormPiece at="translate(334 82) scale(.95)" name={words.form} />
      <VoicePiece at="translate(308 236)" name={words.voice} />
      <ListPiece at="translate(700 82) scale(.95)" name={words.list} />
      <CutArch at="translate(828 386) rotate(11)" />
      <g className="m-sway">
        <Scissors at="translate(716 262) rotate(-8)" />
      </g>
      <Dummy />
      <Rolls />
    </WideScene>
  )
}

/** The front edge of the table is a measure. */
function Ruler() {
  const marks = Array.from(
    { length: 29 },
    (_, index) => `M${250 + 25 * index} 366v${index % 4 === 0 ? 16 : 9}`,
  )
  return <path className="d s-line" opacity={0.7} d={marks.join('')} />
}

/** Through the hole the arch left: the bridge it was cut for. 176 wide, its foot at y 0. */
export function View({ at }: { at: string }) {
  return (
    <g transform={at}>
      <path className="f-deep c" d="M0 0V-140a88 88 0 0 1 176 0V0Z" />
      <circle className="f-pane" cx={112} cy={-152} r={26} />
      <path className="f-mid" d="M1-1v-64c36-34 70-26 100-6s50 10 74-6v76Z" />
      <path
        className="f-stone2"
        fillRule="evenodd"
        d="M1-60H175V-1H1ZM18-1v-16a22 22 0 0 1 44 0v16ZM66-1v-16a22 22 0 0 1 44 0v16ZM114-1v-16a22 22 0 0 1 44 0v16Z"
      />
      <path className="f-stone" d="M1-60H175V-54H1Z" />
    </g>
  )
}

function FormPiece({ at, name }: { at: string; name: string }) {
  return (
    <g transform={at}>
      <Piece fill="f-far" d="M0 12A12 12 0 0 1 12 0H160a12 12 0 0 1 12 12V130H0Z" />
      <path className="c" d="M0 34H172" />
      <path className="f-disc" d="M12 13h9v9h-9zM28 13h9v9h-9z" />
      <text x={16} y={64} fontSize={19}>
        {name}
      </text>
      <path className="f-stone" d="M16 78h140v14H16zM16 102h92v14H16z" />
    </g>
  )
}

function VoicePiece({ at, name }: { at: string; name: string }) {
  return (
    <g transform={at}>
      <Piece
        fill="f-far"
        d="M0 18A18 18 0 0 1 18 0H152a18 18 0 0 1 18 18V44a18 18 0 0 1-18 18H46L22 84V62h-4A18 18 0 0 1 0 44Z"
      />
      <text x={85} y={38} fontSize={19} textAnchor="middle">
        {name}
      </text>
      <rect className="c f-none s-line" strokeDasharray="7 6" x={74} y={78} width={96} height={32} rx={16} />
      <circle className="f-gate" cx={154} cy={94} r={10} />
    </g>
  )
}

function ListPiece({ at, name }: { at: string; name: string }) {
  return (
    <g transform={at}>
      <Piece fill="f-far" d="M0 0H180V104l-12 12H0Z" />
      <text x={16} y={32} fontSize={19}>
        {name}
      </text>
      {[50, 72, 94].map((y) => (
        <g key={y}>
          <rect className="f-stone c" x={16} y={y - 6} width={13} height={13} rx={3} />
          <rect className="f-stone" x={40} y={y - 4} width={y === 72 ? 76 : 112} height={9} rx={4.5} />
        </g>
      ))}
    </g>
  )
}

/** The tailor’s dummy, a half-made tool pinned on it, a measure round its neck. */
function Dummy() {
  return (
    <g transform="translate(150 0)">
      <path className="g w6" d="M0 372V446M-44 459c6-12 24-15 44-15s38 3 44 15" />
      <path
        className="f-mid c"
        d="M-16 108h32c2 22 12 30 40 38 18 6 16 40 8 66-8 24-20 40-18 62 4 34 24 52 22 104H-68c-2-52 18-70 22-104 2-22-10-38-18-62-8-26-10-60 8-66 28-8 38-16 40-38Z"
      />
      <path className="f-stone2 c" d="M-16 108a16 8 0 0 1 32 0v6h-32Z" />
      <circle className="f-line n" cy={94} r={9} />
      <path className="d" strokeDasharray="6 5" d="M0 122V376M-52 172c10 34 18 60 18 100" />
      <g transform="rotate(-4 14 236)">
        <path className="f-stone c" d="M-8 200H62V276H-8Z" />
        <path className="c s-line" d="M-8 218H62" />
        <path className="f-disc" d="M0 206h7v7H0zM12 206h7v7h-7z" />
        <path className="f-stone2" d="M4 230h44v7H4zM4 244h28v7H4zM4 258h36v7H4z" />
      </g>
      <path
        className="s-pane"
        fill="none"
        strokeWidth={13}
        d="M-26 330V158C-30 132-14 126 0 130s24 4 28 22V180"
      />
      <path
        className="s-line"
        fill="none"
        strokeWidth={6}
        strokeDasharray="1.500 10"
        d="M-29 330V158M31 180V152"
      />
    </g>
  )
}

/** Cloth upright in its bin, and thread. */
function Rolls() {
  return (
    <g transform="translate(994 459)">
      {rolls.map(({ x, top, fill }) => (
        <g key={x}>
          <path className={`${fill} c`} d={`M${x} 0V${top}h34V0Z`} />
          <ellipse className={`${fill} c`} cx={x + 17} cy={top} rx={17} ry={7} />
          <ellipse className="f-stone" cx={x + 17} cy={top} rx={6} ry={2.5} />
        </g>
      ))}
      <path className="f-stone2 c" d="M0-92H134L124 0H10Z" />
      <path className="d s-line" opacity={0.8} d="M4-62h126M7-32h120" />
      <Spool at="translate(-28 0)" fill="f-disc" />
    </g>
  )
}

const rolls = [
  { x: 14, top: -196, fill: 'f-deep' },
  { x: 50, top: -238, fill: 'f-far' },
  { x: 86, top: -170, fill: 'f-disc' },
]

/** For phones: the table alone, larger. */
export function SmallOpening({ words }: { words: Words }) {
  return (
    <svg className={illustration} viewBox="0 0 390 476" aria-hidden="true">
      <path className="g" d="M-200 475H600" />
      <path className="f-stone2 c" d="M22 424h20v50H22zM348 424h20v50h-20z" />
      <path className="f-stone2 c" d="M16 38H374L388 396H2Z" />
      <path className="f-stone c" d="M30 46H360L374 384H16Z" />
      <rect className="f-stone c" x={22} y={28} width={346} height={22} rx={11} />
      <rect className="f-stone2 c" x={2} y={396} width={386} height={28} rx={4} />
      <FormPiece at="translate(40 66) scale(.85)" name={words.form} />
      <ListPiece at="translate(196 66) scale(.85)" name={words.list} />
      <View at="translate(40 384) scale(.88)" />
      <path className="c s-line" fill="none" strokeDasharray="7 6" d="M204 384V261a87 87 0 0 0-87-87" />
      <CutArch at="translate(300 404) rotate(9) scale(.9)" />
      <g className="m-sway">
        <Scissors at="translate(216 292) rotate(-8) scale(.9)" />
      </g>
    </svg>
  )
}
