import { illustration } from '#renderer/ui/illustration.css.ts'

/** A window over the desk, the sheet in it and the pen that has begun the first line. */
export function BlankSheet({ className }: { className: string }) {
  return (
    <svg
      className={`${illustration} ${className}`}
      viewBox="0 0 320 157"
      preserveAspectRatio="xMidYMax meet"
      aria-hidden="true"
    >
      <path className="f-secs" d="M70 156V98a90 90 0 0 1 180 0v58Z" />
      <circle className="f-disc c" cx="206" cy="62" r="18" />
      <path className="f-stone c" d="M112 156V50H190V156Z" />
      <path className="f-accent c" d="M124 98V82a14 14 0 0 1 28 0V98Z" />
      <path className="f-mid c" d="M152 98V82a13 13 0 0 1 26 0V98Z" />
      <path className="d w3 s-line" d="M124 112H166" />
      <path className="d s-line" strokeDasharray="4 5" d="M124 126H178M124 140H160" />
      <g transform="translate(168 111) rotate(38)">
        <path className="f-pane c" d="M0 0L-6-14H6Z" />
        <path className="f-accent c" d="M-6-14V-62a6 6 0 0 1 12 0V-14Z" />
      </g>
    </svg>
  )
}
