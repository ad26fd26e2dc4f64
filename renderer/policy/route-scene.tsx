import { outlined } from '../ui/illustration.css.ts'

/** A letter's way: to the server, and from there as a copy to the mailbox and to the folder. Decoration. */
export function RouteScene() {
  return (
    <svg className={outlined} viewBox="0 0 576 123" aria-hidden="true">
      <g transform="rotate(-6 48 84)">
        <path className="f-stone c" d="M8 60H90V112H8Z" />
        <path className="l s-line" d="M8 62 49 94 90 62" />
      </g>
      <path className="flow" d="M100 64q36-28 78-10" />
      <path className="f-mid c" d="M184 122V22h84v100Z" />
      {[34, 62, 90].map((y) => (
        <g key={y}>
          <path className="f-stone c s-line" d={`M194 ${y}h64v20h-64Z`} />
          <circle className="f-accent" cx={206} cy={y + 10} r={4} />
          <path className="l s-line" d={`M218 ${y + 10}h30`} />
        </g>
      ))}
      <path className="flow" d="M276 76q28-24 62-10M276 34C330-18 440-18 482 32" />
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
