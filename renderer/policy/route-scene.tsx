import { outlined } from '../ui/illustration.css.ts'

/** A letter's way: from a phone to the server, and from there as a copy to the mailbox and to the folder. Decoration. */
export function RouteScene() {
  return (
    <svg className={outlined} viewBox="0 -44 576 167" aria-hidden="true">
      <rect className="f-line c" x={4} y={-40} width={84} height={162} rx={11} />
      <path className="f-stone" d="M11-28H81V114H11Z" />
      <path className="l s-line w3" d="M20-12H58" />
      <path className="f-stone2" d="M20-2H72V12H20ZM20 20H72V34H20ZM20 42H72V76H20Z" />
      <path className="l s-line" d="M25 5H54M25 27H44M25 50H64M25 60H58" />
      <rect className="f-accent" x={20} y={86} width={52} height={20} rx={6} />
      <path className="l s-onacc" d="M36 96H54M49 91l6 5-6 5" />
      <path className="flow" d="M94 96q8-30 24-40M160 44q12 0 20 10" />
      <g transform="rotate(-10 138 44)">
        <path className="f-stone c" d="M114 28H162V60H114Z" />
        <path className="l s-line" d="M114 30 138 48 162 30" />
      </g>
      <path className="f-mid c" d="M184 122V22h84v100Z" />
      {[34, 62, 90].map((y) => (
        <g key={y}>
          <path className="f-stone c s-line" d={`M194 ${y}h64v20h-64Z`} />
          <circle className="f-accent" cx={206} cy={y + 10} r={4} />
          <path className="l s-line" d={`M218 ${y + 10}h30`} />
        </g>
      ))}
      <path className="flow" d="M276 76q28-24 62-10M276 36C330-2 440-2 482 32" />
      <path className="f-stone2 c" d="M382 78h10v44h-10Z" />
      <path className="f-accent c" d="M346 80V56a19 19 0 0 1 19-19h44a19 19 0 0 1 19 19v24Z" />
      <path className="f-disc c" d="M346 80V56a19 19 0 0 1 38 0v24Z" />
      <path className="l s-line" d="M384 80V56a19 19 0 0 0-19-19M356 56h18" />
      <path className="f-stone2 c" d="M456 122V46a6 6 0 0 1 6-6h30l10 12h60a6 6 0 0 1 6 6v64Z" />
      <path className="f-stone c s-line" d="M474 122V62h76v60Z" />
      <path className="l s-line" d="M486 74h52M486 84h34" />
      <path className="f-pane c" d="M456 94h112v22a6 6 0 0 1-6 6H462a6 6 0 0 1-6-6Z" />
      <path className="l s-line" d="M456 94H568" />
    </svg>
  )
}
