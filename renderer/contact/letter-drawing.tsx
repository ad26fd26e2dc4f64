import { illustration } from '../ui/illustration.css.ts'
import { writing } from './letter-drawing.css.ts'

/** An open envelope with a letter just begun; `lines` are its three lines of writing. */
export function LetterDrawing({
  lines: [first, second, third],
}: {
  lines: readonly [string, string, string]
}) {
  return (
    <svg className={illustration} viewBox="59 8 400 412" aria-hidden="true">
      <path className="f-deep c" d="M60 420V190a180 180 0 0 1 360 0v230" />
      <path className="f-sh" d="M88 250h332v170H88Z" />
      <path className="f-pane c" d="M76 250l150-112a24 24 0 0 1 28 0l150 112Z" />
      <path className="f-stone2 c" d="M76 250h328v170H76Z" />
      <g transform="rotate(-3 240 240)">
        <path className="f-sh" d="M122 78h254v250H122Z" />
        <rect className="f-stone c" x={112} y={66} width={254} height={336} rx={6} />
        <g className={writing} fontSize={27}>
          <text x={140} y={116}>
            {first}
          </text>
          <text x={140} y={160}>
            {second}
          </text>
          <text x={140} y={204}>
            {third}
          </text>
        </g>
        <path className="c s-line" opacity={0.7} d="M140 128h198M140 172h198M140 216h198" />
      </g>
      <g transform="translate(368 210) rotate(32)">
        <path className="f-accent c" d="M-9-118h18V0H-9Z" />
        <path className="f-stone c" d="M-9 0L0 30 9 0Z" />
        <path className="f-line c s-line" d="M-3 20L0 30l3-10Z" />
        <path className="f-mid c" d="M-9-118v-12a9 9 0 0 1 18 0v12Z" />
      </g>
      <path className="f-pane c" d="M76 250l164 112 164-112v170H76Z" />
      <path className="c s-line" fill="none" d="M76 420l118-90M404 420l-118-90" />
    </svg>
  )
}
