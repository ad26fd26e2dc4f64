import type { Words } from './opening.tsx'

/** A pin, and the key to it. */
export function ClaimStep() {
  return (
    <g>
      <ellipse className="f-sh" cx={120} cy={148} rx={26} ry={5} />
      <path
        className="f-accent c"
        d="M120 148C96 122 84 108 84 86a36 36 0 0 1 72 0C156 108 144 122 120 148Z"
      />
      <path className="f-onacc" d="M102 98V86a18 18 0 0 1 36 0v12H128V86a8 8 0 0 0-16 0v12Z" />
      <path className="f-pane c" d="M173 108V149H197V140H184V132H193V123H184V108Z" />
      <path
        className="f-pane c"
        fillRule="evenodd"
        d="M178 78a17 17 0 0 1 0 34 17 17 0 0 1 0-34ZM178 87a8 8 0 0 0 0 16 8 8 0 0 0 0-16Z"
      />
    </g>
  )
}

/** A form, filled in to the last line. */
export function CompleteStep() {
  return (
    <g transform="translate(-9 0)">
      <path className="f-sh" d="M102 66h104v84h-104Z" />
      <path className="f-card c" d="M92 150V66a10 10 0 0 1 10-10h86a10 10 0 0 1 10 10v84Z" />
      <rect className="f-gate c" x={124} y={48} width={42} height={16} rx={6} />
      {[76, 100, 124].map((y) => (
        <g key={y}>
          <path className="l s-sec w3" d={`M104 ${y + 6}l5 5 9-10`} />
          <rect className="f-soft" x={128} y={y + 2} width={y === 100 ? 40 : 56} height={9} rx={4.5} />
        </g>
      ))}
    </g>
  )
}

/** A camera. */
export function ShowStep() {
  return (
    <g>
      <path className="f-stone2 c" d="M122 78l8-16h34l8 16Z" />
      <rect className="f-gate c" x={80} y={76} width={134} height={74} rx={13} />
      <circle className="f-stone c" cx={147} cy={113} r={28} />
      <circle className="f-deep c" cx={147} cy={113} r={19} />
      <path className="l s-stone w3" d="M138 113a9 9 0 0 1 9-9" />
      <circle className="f-disc c" cx={196} cy={92} r={6} />
    </g>
  )
}

/** The sign is out. */
export function CurrentStep({ words }: { words: Words }) {
  return (
    <g transform="translate(25 0)">
      <path className="l" d="M76 84L140 50l64 34" />
      <circle className="f-ink" cx={140} cy={49} r={4} />
      <rect className="f-gate c" x={58} y={84} width={164} height={56} rx={13} />
      <text className="t-disp t-stone" x={140} y={121} fontSize={28} textAnchor="middle">
        {words.open}
      </text>
    </g>
  )
}
