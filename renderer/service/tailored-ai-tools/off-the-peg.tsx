import { illustration } from '#renderer/ui/illustration.css.ts'

/** A rail of tools that are all the same, and a hanger for the one that is not there. */
export function OffThePeg() {
  return (
    <svg className={illustration} viewBox="0 0 368 126" aria-hidden="true">
      <path className="g w4" d="M8 124V18a8 8 0 0 1 8-8H352a8 8 0 0 1 8 8V124M2 124H14M354 124h12" />
      {[54, 119, 184, 249].map((x) => (
        <g key={x} transform={`translate(${x} 10)`}>
          <Hanger />
          <rect className="f-far c" x={-25} y={32} width={50} height={70} rx={5} />
          <path className="c" d="M-25 46H25" />
          <path className="f-disc" d="M-19 37h5v5h-5zM-11 37h5v5h-5z" />
          <path className="l" d="M-16 60H16M-16 73H16M-16 86H4" />
        </g>
      ))}
      <g transform="translate(314 10)">
        <Hanger />
        <path className="l s-accent" strokeDasharray="6 6" d="M-28 102V60a28 28 0 0 1 56 0v42Z" />
      </g>
    </svg>
  )
}

/** Its hook over the rail at y 0. */
const Hanger = () => <path className="l" d="M-5 0a5 5 0 0 1 10 0c0 6-5 5-5 12L-25 30H25L0 12" />
