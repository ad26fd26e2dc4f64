import { useId } from 'react'
import { illustration } from '#renderer/ui/illustration.css.ts'
import * as styles from './sent.css.ts'

const arch = 'M60 400V190a150 150 0 0 1 300 0v210Z'

/** The brief, ticked, leans in a window; the stamp beside it has done its work. */
export function SillScene({ words }: { words: { readonly brief: string } }) {
  const clip = useId()
  return (
    <svg
      className={`${illustration} ${styles.drawing}`}
      viewBox="0 -20 420 460"
      width="100%"
      height="100%"
      preserveAspectRatio="xMidYMax slice"
      aria-hidden="true"
    >
      <clipPath id={clip}>
        <path d={arch} />
      </clipPath>
      <g clipPath={`url(#${clip})`}>
        <path className="f-sky" d="M50 30h330v380H50Z" />
        <circle className="f-sky2" cx={252} cy={172} r={96} />
        <circle className="f-disc" cx={252} cy={172} r={56} />
        <path className="f-far" d="M50 280c70-50 120-50 170-14s90 10 150-24v170H50Z" />
        <path className="f-mid" d="M50 330c60-30 150-26 320 4v80H50Z" />
        <path className="f-deep" d="M86 232c18 46 17 106 0 118-17-12-18-72 0-118Z" />
      </g>
      <path className="c f-none" d={arch} />
      <path className="c" d="M210 40v360M60 210h300" />
      <rect className={`f-stone c ${styles.sill}`} x={4} y={398} width={1100} height={22} rx={6} />
      <g transform="rotate(-5 190 330)">
        <path className="f-sh" d="M108 242h150v160H108Z" />
        <rect className="f-card c" x={100} y={234} width={150} height={172} rx={12} />
        <text className="t-disp" x={120} y={270} fontSize={24}>
          {words.brief}
        </text>
        {[80, 62, 72].map((width, index) => (
          <g key={width} transform={`translate(120 ${288 + index * 30})`}>
            <rect className="f-secs" width={18} height={18} rx={5} />
            <path className="l s-sec" d="m4 9 4 4 7-8" />
            <rect className="f-soft" x={28} y={5} width={width} height={8} rx={3} />
          </g>
        ))}
      </g>
      <g transform="translate(276 322)">
        <path className="f-disc c" d="M8 8a22 22 0 0 1 44 0c0 14-10 20-10 36H18C18 28 8 22 8 8Z" />
        <path className="f-deep c" d="M-6 44h72a6 6 0 0 1 6 6v26h-84V50a6 6 0 0 1 6-6Z" />
      </g>
    </svg>
  )
}
