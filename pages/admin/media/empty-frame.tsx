import { illustration } from '#renderer/ui/illustration.css.ts'

/** An easel with an empty canvas, the brushes, and pictures that are packed. */
export function EmptyFrame({ className }: { className: string }) {
  return (
    <svg className={`${illustration} ${className}`} viewBox="96 54 412 182" aria-hidden="true">
      <circle className="f-disc" cx={300} cy={100} r={24} />
      <path className="l w3" d="M154 70 122 236M206 70l32 166M180 58v20" />
      <path className="f-stone2 c" d="M112 76h136v104H112Z" />
      <path className="f-card c" d="M122 86h116v84H122Z" />
      <path className="flow" d="M146 170v-22a34 34 0 0 1 68 0v22" />
      <path className="f-stone c" d="M102 180h156v11H102Z" />
      <path className="l" d="M296 206l-6-28M303 206v-38M310 206l7-26" />
      <path className="f-disc c" d="M299 168c0-6 3-9 4-13 1 4 4 7 4 13Z" />
      <path className="f-accent c" d="M289 236v-30h28v30Z" />
      <path className="f-card c" d="m352 236 10-92 74 8-9 84Z" />
      <path className="f-sky" d="m366 226 7-70 50 5-7 65Z" />
      <path className="f-mid" d="m366 226 3-28 18-14 12 10 20-16-5 48Z" />
      <path className="f-stone2 c" d="M410 176h92v60h-92Z" />
      <path className="f-accent c s-line" d="M448 176h16v26h-16Z" />
      <path className="f-stone c" d="M424 150h64v26h-64Z" />
      <path className="l s-line" d="M434 163h26" />
    </svg>
  )
}
