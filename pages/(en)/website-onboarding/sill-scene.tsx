import { useId } from 'react'
import { illustration } from '#renderer/ui/illustration.css.ts'

const arch = 'M40 398V34a170 170 0 0 1 340 0v364Z'

/** The brief, ticked, stands in a window; the stamp beside it has done its work. */
export function SillScene({ words }: { words: { readonly brief: string } }) {
  const clip = useId()
  return (
    <svg
      className={illustration}
      viewBox="0 -137 420 577"
      preserveAspectRatio="xMaxYMax meet"
      aria-hidden="true"
    >
      <clipPath id={clip}>
        <path d={arch} />
      </clipPath>
      <g clipPath={`url(#${clip})`}>
        <path className="f-sky" d="M30-140h370v550H30Z" />
        <circle className="f-sky2" cx={268} cy={56} r={124} />
        <circle className="f-disc" cx={268} cy={56} r={72} />
        <path className="f-far" d="M30 236c70-50 130-50 190-14s90 10 170-24v214H30Z" />
        {/* The hill hides where they end */}
        <path
          className="f-mid c"
          d="M72 196c20 50 19 120 0 146-19-26-20-96 0-146ZM350 236c15 36 14 90 0 110-14-20-15-74 0-110Z"
        />
        <path className="f-mid" d="M30 322c60-30 170-26 360 4v90H30Z" />
      </g>
      <path className="c f-none" d={arch} />
      <path className="c" d="M210-136v534M40 134h340" />
      <rect className="f-card c" x={106} y={214} width={164} height={184} rx={8} />
      <text className="t-disp" x={126} y={254} fontSize={26}>
        {words.brief}
      </text>
      {[92, 70, 82].map((width, index) => (
        <g key={width} transform={`translate(126 ${276 + index * 36})`}>
          <rect className="f-secs" width={20} height={20} rx={5} />
          <path className="l s-sec" d="m5 10 4 4 7-8" />
          <rect className="f-soft" x={32} y={6} width={width} height={8} rx={3} />
        </g>
      ))}
      <g transform="translate(296 322)">
        <path className="f-disc c" d="M8 8a22 22 0 0 1 44 0c0 14-10 20-10 36H18C18 28 8 22 8 8Z" />
        <path className="f-pane c" d="M-6 44h72a6 6 0 0 1 6 6v26h-84V50a6 6 0 0 1 6-6Z" />
      </g>
      <rect className="f-stone c" x={1} y={398} width={440} height={22} rx={6} />
    </svg>
  )
}
