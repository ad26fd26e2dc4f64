import { illustration } from '#renderer/ui/illustration.css.ts'

/** One letter under the arch, and nobody who waits. */
export function EmptyArch({ className }: { className?: string }) {
  return (
    <svg
      className={className ? `${illustration} ${className}` : illustration}
      viewBox="0 0 360 130"
      aria-hidden="true"
    >
      <path className="f-secs" d="M110 112V84a70 70 0 0 1 140 0v28Z" />
      <path className="f-stone c" d="M128 112V84a52 52 0 0 1 104 0v28Z" />
      <path className="f-sky" d="M129 111V84a51 51 0 0 1 102 0v27Z" />
      <circle className="f-disc" cx={196} cy={84} r={19} />
      <path className="f-card c" d="M150 94h60v18h-60Z" />
      <path className="d" d="m150 94 30 12 30-12" />
      <path className="g" d="M20 112H340" />
    </svg>
  )
}
