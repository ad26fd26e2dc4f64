import { illustration } from '#renderer/ui/illustration.css.ts'

/** The end of the list: a bicycle with the letters, half over the bridge from the letterbox to the door. */
export function PostRoad({ className }: { className: string }) {
  return (
    <svg
      className={`${illustration} ${className}`}
      viewBox="0 0 840 88"
      preserveAspectRatio="xMidYMax meet"
      aria-hidden="true"
    >
      <path className="f-accent c" d="M36 86V40a15 15 0 0 1 30 0V86Z" />
      <path className="l w3 s-line" d="M44 46H58" />
      <path className="f-card c" d="M70 66H104V86H70Z" />
      <path className="d" d="m70 67 17 11 17-11" />
      <path className="f-stone" fillRule="evenodd" d={`M176 56H664V86H176Z${arches}`} />
      <path className="l" d={`M176 56V86M664 56V86${arches}`} />
      <path className="l w3" d="M156 56H684" />
      <circle className="l" cx={396} cy={40} r={14} />
      <circle className="l" cx={444} cy={40} r={14} />
      <path
        className="l"
        d="M396 40 409 18H436L444 40M409 18 419 40 436 18M396 40H419M404 12H414M436 18 433 8H442"
      />
      <path className="f-accent c" d="M440 8H466L461 25H445Z" />
      <path className="f-card c" d="M444 8V-3H462V8Z" />
      <path className="f-mid c" d="M752 86V42a26 26 0 0 1 52 0V86Z" />
      <path className="f-sky c" d="M763 86V43a15 15 0 0 1 30 0V86Z" />
      <circle className="f-disc" cx={778} cy={48} r={6} />
      <path className="g" d="M0 86H840" />
    </svg>
  )
}

const arches = Array.from({ length: 8 }, (_, at) => `M${184 + at * 60} 86a26 22 0 0 1 52 0`).join('')
