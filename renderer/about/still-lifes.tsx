import { useId } from 'react'
import { illustration } from '../ui/illustration.css.ts'
import { bridge } from './founders.css.ts'

const frame = 'M20 420V30A18 18 0 0 1 38 12H342A18 18 0 0 1 360 30V420Z'

/** A running track, a medal, a shoe, and the telephone of somebody with an audience; between the frames, the one aim of both. */
export function AthleteStillLife() {
  const id = useId()
  return (
    <svg className={illustration} viewBox="20 12 340 410" aria-hidden="true">
      <clipPath id={id}>
        <path d={frame} />
      </clipPath>
      <g clipPath={`url(#${id})`}>
        <rect className="f-deep" width={400} height={440} />
        {['f-disc', 'f-accent', 'f-disc', 'f-deep'].map((fill, lane) => {
          // the outermost lane goes on beyond the frame
          const radius = lane === 0 ? 200 : 184 - 29 * lane
          const d = `M${190 - radius} 430V300A${radius} ${radius} 0 0 1 ${190 + radius} 300V430`
          return (
            <path
              className={`${fill} ${fill === 'f-deep' ? 's-stone' : 's-onacc'}`}
              key={d}
              strokeWidth={2}
              vectorEffect="non-scaling-stroke"
              d={d}
            />
          )
        })}
        <path className="f-stone c" d="M59-20l24-6 71 170-22 10Z" />
        <path className="f-far c" d="M210-28l24 4-72 178-22-10Z" />
      </g>
      <path className="c" fill="none" d={frame} />
      <path className="g" d="M20 420H360" />
      <g className={bridge}>
        <path className="flow" d="M360 96C412 96 440 132 440 206M520 96C468 96 440 132 440 206" />
        <path className="l s-accent w3" d="M430 202L440 214 450 202" />
        <path className="g" d="M360 420H520" />
        <path className="l w5" d="M414 340L398 418M466 340L482 418" />
        <circle className="f-stone c" cx={440} cy={282} r={62} />
        <circle className="f-accent c" cx={440} cy={282} r={43} />
        <circle className="f-stone c" cx={440} cy={282} r={24} />
        <circle className="f-deep" cx={440} cy={282} r={9} />
      </g>
      <circle className="f-pane c" cx={146} cy={184} r={42} />
      <circle className="c s-line" fill="none" cx={146} cy={184} r={31} opacity={0.8} />
      <path className="f-line" d="M130 202v-16a16 16 0 0 1 32 0v16h-9v-16a7 7 0 0 0-14 0v16Z" />
      <g transform="rotate(6 268 320)">
        <rect className="f-line" x={208} y={196} width={118} height={222} rx={22} />
        <rect className="f-card" x={215} y={203} width={104} height={208} rx={16} />
        <path className="f-sky" d="M233 300V256a34 34 0 0 1 68 0v44Z" />
        <circle className="f-disc" cx={267} cy={258} r={15} />
        <path className="f-mid" d="M233 286c20-16 46-16 68 0v14h-68Z" />
        <path
          className="f-accent"
          d="M239 331c-9-8-14-13-14-20a8 8 0 0 1 14-5 8 8 0 0 1 14 5c0 7-5 12-14 20Z"
        />
        <g className="f-soft">
          <rect x={262} y={314} width={42} height={8} rx={4} />
          <rect x={228} y={346} width={78} height={8} rx={4} />
          <rect x={228} y={362} width={54} height={8} rx={4} />
        </g>
      </g>
      <g transform="translate(40 346)">
        <path
          className="f-stone c"
          d="M6 8c14 10 32 8 44-6l46 34c20 8 44 8 56 20 4 6 4 12-2 14H10C0 62-2 26 6 8Z"
        />
        <path className="f-mid" d="M6 10c14 10 32 8 44-6l10 7C46 28 22 32 4 24Z" />
        <path className="f-accent c" d="M4 62h152a6 6 0 0 1 0 12H12a8 8 0 0 1-8-12Z" />
        <path className="c s-line" d="M62 22L52 34m24-2L66 44m24-2L80 54" />
      </g>
    </svg>
  )
}

/** A drawing table, an arch in the making, a fan of colours and a magnifying glass. */
export function DesignerStillLife() {
  const id = useId()
  return (
    <svg className={illustration} viewBox="20 12 340 410" aria-hidden="true">
      <clipPath id={id}>
        <path d={frame} />
      </clipPath>
      <g clipPath={`url(#${id})`}>
        <rect className="f-sky" width={400} height={440} />
        <circle className="f-sky2" cx={190} cy={186} r={150} />
      </g>
      <path className="c" fill="none" d={frame} />
      <path className="g" d="M20 420H360" />
      <path className="c w5" fill="none" d="M176 310l-10 108M238 310l14 108" />
      <rect className="f-sh" x={80} y={100} width={244} height={216} rx={12} />
      <rect className="f-stone c" x={70} y={90} width={244} height={216} rx={12} />
      <path className="f-stone2 c" d="M58 306h264v14H58Z" />
      <path className="s-accent" fill="none" strokeWidth={20} d="M122 276v-56a68 68 0 0 1 136 0v56" />
      <path className="d s-line" strokeDasharray="4 5" d="M122 152H183M258 152H197" />
      <circle className="f-deep" cx={122} cy={152} r={6} />
      <circle className="f-deep" cx={258} cy={152} r={6} />
      <path className="f-stone c" d="M115 213h14v14h-14ZM251 213h14v14h-14ZM183 145h14v14h-14Z" />
      <g transform="translate(296 150) rotate(38)">
        <path className="f-deep c" d="M-10 0h20v84h-20Z" />
        <path className="f-pane c" d="M-10 84l10 28 10-28Z" />
        <path className="f-disc c" d="M-10 0v-14a10 10 0 0 1 20 0V0Z" />
      </g>
      <g transform="translate(96 411) scale(.84)">
        {['f-deep', 'f-mid', 'f-far', 'f-pane', 'f-disc'].map((fill, card) => (
          <g key={fill} transform={`rotate(${17 * card - 34})`}>
            <rect className="f-stone c" x={-17} y={-104} width={34} height={108} rx={6} />
            <rect className={fill} x={-11} y={-98} width={22} height={66} rx={3} />
          </g>
        ))}
        <circle className="f-line" cy={-8} r={5} />
      </g>
      <g transform="translate(306 374)">
        <path className="c w6" d="M24 30l17 12" />
        <circle className="f-far c" cy={12} r={33} />
        <circle className="f-stone" cy={12} r={22} opacity={0.6} />
      </g>
    </svg>
  )
}
