import { arches, Sheet } from './parts.tsx'

export const thumbnail = (
  <>
    <path className="f-mid c" fillRule="evenodd" d={`M-4 122V74H204V122Z${arches(6, 122, 4, 50, 19, 10)}`} />
    <rect className="f-line c" x={-8} y={62} width={216} height={12} rx={6} />
    {[8, 31, 54, 77, 100, 123, 146, 169, 192].map((x) => (
      <circle className="f-stone2" key={x} cx={x} cy={68} r={3} />
    ))}
    <g transform="scale(.36)">
      <Sheet at="translate(16 76) rotate(-5)" width={70} height={94} lines={4} />
      <Sheet at="translate(108 74)" width={70} height={98} lines={4} />
    </g>
    <path className="f-stone c" d="M73 62V42a27 27 0 0 1 54 0V62Z" />
    <path className="f-gate c" d="M81 62V43a19 19 0 0 1 38 0V62Z" />
    <path className="f-pane" opacity={0.45} d="M96 35h8l10 27H86Z" />
    <path className="c s-stone" d="M100 24v6" />
    <path className="f-disc c" d="M93 36a7 6 0 0 1 14 0Z" />
    {[137, 167].map((x) => (
      <g key={x} transform={`translate(${x} 0)`}>
        <rect className="f-stone c" y={27} width={25} height={35} rx={3} />
        <path className="f-gate" d="M1 28H24v8H1Z" />
        <path className="l s-line w3" d="M7 49l4 4 8-9" />
      </g>
    ))}
    <path className="flow" d="M18 25C48-4 152-4 178 20" />
  </>
)
