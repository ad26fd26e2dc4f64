import { illustration } from '#renderer/ui/illustration.css.ts'

/** An easel under the arch, its frame still without a picture; beside it those that are packed. */
export function EmptyFrame({ className }: { className: string }) {
  return (
    <svg className={`${illustration} ${className}`} viewBox="20 26 500 210" aria-hidden="true">
      <path className="f-secs" d="M80 236V150a120 120 0 0 1 240 0v86Z" />
      <circle className="f-disc" cx={276} cy={118} r={27} />
      <path className="f-far" d="M80 196c50-34 92-34 130-14s74 8 110-14v68H80Z" />
      <path className="f-mid" d="M80 216c60-22 150-18 240 4v16H80Z" />
      <path className="c f-none" d="M80 236V150a120 120 0 0 1 240 0v86" />
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
