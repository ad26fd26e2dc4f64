import { illustration } from '#renderer/ui/illustration.css.ts'

/** The regular's table, laid and empty; the days are crossed off on the wall. */
export function QuietTable() {
  return (
    <svg className={illustration} viewBox="0 0 400 230" aria-hidden="true">
      <path className="f-sky c" d="M12 229V106a82 82 0 0 1 164 0v123Z" />
      <circle className="f-disc" cx={124} cy={112} r={26} />
      <path className="f-far" d="M13 150c40-26 84-4 162-22v100H13Z" />
      <path className="f-mid" d="M13 186c52-16 100 6 162-12v54H13Z" />
      <rect className="f-card c" x={262} y={16} width={116} height={108} rx={8} />
      <path className="f-accent c" d="M262 42V24a8 8 0 0 1 8-8H370a8 8 0 0 1 8 8v18Z" />
      <path className="l" d={crosses} />
      <circle className="f-pane c" cx={359} cy={106} r={9} />
      <path className="f-stone2 c" d="M194 176h10v53h-10z" />
      <ellipse className="f-stone2 c" cx={199} cy={172} rx={84} ry={8} />
      <path className="l w5" d="M172 229h54" />
      <path className="f-gate c" d="M156 158h62l8 10h-78Z" />
      <path className="f-stone c" d="M232 140h34v10a14 14 0 0 1-14 14h-6a14 14 0 0 1-14-14Z" />
      <path className="c" fill="none" d="M266 144c12-1 12 13-1 13" />
      <path className="l w5" d="M70 229l8-38h44l8 38M70 229M330 229l-8-38h-34l-8 38" />
      <rect className="f-disc c" x={72} y={182} width={56} height={11} rx={5} />
      <rect className="f-disc c" x={282} y={182} width={48} height={11} rx={5} />
      <path className="l w5" d="M74 184L64 122M328 184l10-44" />
      <path className="g" d="M0 229H400" />
    </svg>
  )
}

const crosses = [58, 80, 102]
  .flatMap((y) => [276, 303, 330, 357].map((x) => ({ x, y })))
  .slice(0, 11)
  .map(({ x, y }) => `M${x - 4} ${y - 1}l8 8m0-8l-8 8`)
  .join('')
