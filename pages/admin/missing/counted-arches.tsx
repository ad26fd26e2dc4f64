import { illustration } from '#renderer/ui/illustration.css.ts'

/** The number that fits beside an address. */
const mostArches = 8
const width = 15
const arch = (at: number) => `M${2 + at * width} 22V7H${2 + (at + 1) * width}V22h-3V17a4.5 4.5 0 0 0-9 0v5Z`

/** How many requests one arch represents, so that the greatest count fits: 1, 2, 5, 10, 20 … Pure. */
export function requestsPerArch(most: number): number {
  for (let power = 1; ; power *= 10)
    for (const step of [1, 2, 5]) if (most <= step * power * mostArches) return step * power
}

/** One arch per `perArch` requests; the last one may represent fewer. */
export function CountedArches({ count, perArch }: { count: number; perArch: number }) {
  const built = Math.ceil(count / perArch)
  return (
    <svg className={illustration} viewBox="0 0 124 24" aria-hidden="true">
      {Array.from({ length: built }, (_, at) => (
        <path className="f-mid c" key={arch(at)} d={arch(at)} />
      ))}
      <path className="g" d={`M1 22H${3 + built * width}`} />
    </svg>
  )
}
