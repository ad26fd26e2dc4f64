import { useId } from 'react'
import { illustration } from '#renderer/ui/illustration.css.ts'

const arch = 'M40 398V-18a170 170 0 0 1 340 0v416Z'

/** The brief, ticked, leans in a window whose sill ends the drawing; beside it the stamp. */
export function SillScene({ words }: { words: { readonly brief: string } }) {
  const clip = useId()
  return (
    <svg
      className={illustration}
      viewBox="18 -190 384 610"
      preserveAspectRatio="xMidYMax meet"
      aria-hidden="true"
    >
      <clipPath id={clip}>
        <path d={arch} />
      </clipPath>
      <g clipPath={`url(#${clip})`}>
        <path className="f-sky" d="M30-190h370v600H30Z" />
        <circle className="f-sky2" cx={286} cy={-26} r={100} />
        <circle className="f-disc" cx={286} cy={-26} r={58} />
        <path className="f-far" d="M30 236c70-50 130-50 190-14s90 10 170-24v214H30Z" />
        <path className="f-mid" d="M30 322c60-30 170-26 360 4v90H30Z" />
      </g>
      <path className="c f-none" d={arch} />
      <path className="c" d="M210-188v586M40 50h340" />
      <g transform="translate(14 0) rotate(-4 66 398)">
        <rect className="f-sh" x={78} y={108} width={208} height={300} rx={8} />
        <rect className="f-stone c" x={66} y={98} width={208} height={300} rx={8} />
        <text className="t-disp f-line" x={90} y={146} fontSize={34}>
          {words.brief}
        </text>
        {/* A line for each of its six parts */}
        {[118, 92, 110, 84, 114, 70].map((width, index) => (
          <g key={width} transform={`translate(90 ${172 + index * 36})`}>
            <rect className="f-secs" width={22} height={22} rx={5} />
            <path className="l s-sec" d="m5 11 5 5 8-9" />
            <rect className="f-soft" x={38} y={7} width={width} height={8} rx={3} />
          </g>
        ))}
      </g>
      <g transform="translate(296 322)">
        <path className="f-disc c" d="M8 8a22 22 0 0 1 44 0c0 14-10 20-10 36H18C18 28 8 22 8 8Z" />
        <path className="f-pane c" d="M-6 44h72a6 6 0 0 1 6 6v26h-84V50a6 6 0 0 1 6-6Z" />
      </g>
      <rect className="f-stone c" x={19} y={398} width={382} height={22} rx={6} />
    </svg>
  )
}
