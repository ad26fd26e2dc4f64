import type { ReactElement } from 'react'
import { type ServiceSlug, type ServiceThumbnail, services } from '#domain/services.ts'
import { illustration } from '../ui/illustration.css.ts'

/** A service in one small drawing: what its own page opens with. It stands on the lower edge of its place. */
export function Thumbnail({ slug }: { slug: ServiceSlug }) {
  return (
    <svg className={illustration} viewBox="0 0 200 120" aria-hidden="true">
      {drawings[services[slug].thumbnail]}
    </svg>
  )
}

const star = 'l2.2 4.5 5 .7-3.6 3.5.9 4.9-4.5-2.3-4.5 2.3.9-4.9-3.6-3.5 5-.700Z'

const ground = <path className="g" d="M0 119H200" />

const drawings: Record<ServiceThumbnail, ReactElement> = {
  calls: (
    <>
      <path className="f-water" d="M30 119V80a70 70 0 0 1 140 0v39Z" />
      <path className="f-pane" d="M126 26a17 17 0 1 0 18 22 20 20 0 0 1-18-22Z" />
      {ground}
      <path className="f-stone2 c" d="M66 119V76a34 34 0 0 1 68 0v43Z" />
      <path className="f-pane c" d="M76 119V76a24 24 0 0 1 48 0v43Z" />
      <path className="f-deep" d="M84 119V104a16 16 0 0 1 32 0v15Z" />
      <circle className="f-stone" cx={100} cy={80} r={10} />
      <path className="l s-line" d="M91 80a9.5 9.5 0 0 1 19 0v4a6 6 0 0 1-6 6h-3" />
      <path
        className="f-card c"
        d="M8 52a8 8 0 0 1 8-8h36a8 8 0 0 1 8 8v20a8 8 0 0 1-8 8H28L18 90V80h-2a8 8 0 0 1-8-8Z"
      />
      <path
        className="l s-accent"
        transform="translate(22 50)"
        d="M5 4h3.5l1.8 4.4L8 9.9a11 11 0 0 0 6 6l1.6-2.3L20 15.5V19a1.5 1.5 0 0 1-1.6 1.5A15.5 15.5 0 0 1 3.5 5.6 1.5 1.5 0 0 1 5 4Z"
      />
      <path
        className="f-accent c"
        d="M142 66a8 8 0 0 1 8-8h34a8 8 0 0 1 8 8v16a8 8 0 0 1-8 8h-2v10l-10-10h-22a8 8 0 0 1-8-8Z"
      />
      <path className="l w4 s-onacc" d="M155 74h0M167 74h0M179 74h0" />
    </>
  ),
  bookings: (
    <>
      <path className="f-water" d="M24 119V86a76 76 0 0 1 152 0v33Z" />
      {ground}
      <rect className="f-sh" x={54} y={30} width={104} height={89} rx={9} />
      <rect className="f-card c" x={48} y={24} width={104} height={92} rx={10} />
      <path className="c" d="M48 44H152M68 18v12M132 18v12" />
      <path
        className="f-secs"
        d="M57 51h25v17H57zM57 94h25v15H57zM118 51h25v17h-25zM118 73h25v16h-25zM87 94h25v15H87z"
      />
      <path className="f-soft" d="M57 73h25v16H57zM118 94h25v15h-25z" />
      <rect className="f-accent c" x={84} y={48} width={32} height={22} rx={6} />
      <rect className="f-gate c" x={84} y={72} width={32} height={20} rx={6} />
      <path className="l s-onacc" d="M94 59l4 4 8-8" />
      <path className="l s-stone" d="M94 82l4 4 8-8" />
      <path className="flow" d="M12 80C20 42 58 34 82 56M188 92C180 62 142 60 120 81" />
    </>
  ),
  website: (
    <>
      {ground}
      <rect className="f-sh" x={52} y={22} width={110} height={97} rx={8} />
      <rect className="f-card c" x={44} y={14} width={112} height={105} rx={9} />
      <path className="c" d="M44 31H156" />
      <path className="f-soft" d="M52 20h5v5h-5zM61 20h5v5h-5zM70 20h5v5h-5z" />
      <path className="f-sky" d="M104 119V78a21 21 0 0 1 42 0v41Z" />
      <circle className="f-disc" cx={125} cy={84} r={11} />
      <path className="f-far" d="M104 119V96c14-8 28-8 42 0v23Z" />
      <path className="c w4" fill="none" d="M104 119V78a21 21 0 0 1 15-20M131 58a21 21 0 0 1 15 20v41" />
      <path className="f-ink" d="M56 46h36v8H56zM56 60h24v8H56z" />
      <rect className="f-accent" x={56} y={80} width={30} height={13} rx={5} />
      <path className="f-soft" d="M56 102h36v6H56z" />
      <path
        className="g"
        d="M14 119V40M34 119V40M8 62h36M8 90h36M14 90L34 62M166 119V4H118M186 119V62h-20M166 90h20"
      />
      <path className="l s-accent" d="M125 4v30" />
      <path className="f-accent c" d="M115 34h20l-4 20h-12Z" />
    </>
  ),
  workflow: (
    <>
      <path
        className="f-stone c"
        fillRule="evenodd"
        d="M-2 119V72H202v47h-8a24 28 0 0 0-48 0h-18a24 28 0 0 0-48 0H62a24 28 0 0 0-48 0Z"
      />
      <path className="f-stone2" d="M-2 74H202v5H-2z" />
      {ground}
      <rect className="f-line" x={-2} y={62} width={204} height={11} rx={5} />
      {[14, 48, 82, 116, 150, 184].map((x) => (
        <circle className="f-stone2" key={x} cx={x} cy={67.5} r={3} />
      ))}
      <path className="f-card c" d="M10 26h26v36H10zM46 30h26v32H46z" />
      <path className="l" d="M16 36h14M16 44h14M16 52h8M52 40h14M52 48h9" />
      <path className="f-deep c" d="M84 62V36a18 18 0 0 1 36 0v26Z" />
      <circle className="f-pane" cx={102} cy={36} r={5} />
      <path className="f-card c" d="M130 30h26v32h-26zM164 30h26v32h-26z" />
      <path className="f-accent" d="M136 38h14v5h-14z" />
      <path className="l s-sec w3" d="M137 51l4 4 8-8M171 46l5 5 8-9" />
      <path className="flow" d="M44 14C66 0 138 0 158 18" />
    </>
  ),
  tools: (
    <>
      <path className="g" d="M0 119H200M30 106v13M170 106v13" />
      <rect className="f-stone2 c" x={4} y={98} width={192} height={10} rx={4} />
      <path className="f-accs c" d="M34 98L22 22l84-8 6 84Z" />
      <path className="c" fill="none" strokeDasharray="4 5" d="M46 90l-3-34a20 20 0 0 1 44-2l2 36Z" />
      <path className="f-accent c" d="M124 98V62a24 24 0 0 1 48 0v36h-14V64a10 10 0 0 0-20 0v34Z" />
      <path className="l s-onacc" strokeDasharray="3 5" d="M131 94V63a17 17 0 0 1 34 0v31" />
      <path className="l w3" d="M92 50l36-30M92 26l38 18" />
      <path className="l" d="M88 58a7 7 0 1 1-8-10 7 7 0 0 1 8 10ZM84 30a7 7 0 1 1 6-12 7 7 0 0 1-6 12Z" />
      <path className="f-pane c" d="M6 82h92v12H6z" />
      <path className="d s-line" d="M14 82v6M24 82v8M34 82v6M44 82v8M54 82v6M64 82v8M74 82v6M84 82v8" />
    </>
  ),
  returns: (
    <>
      {ground}
      <g transform="rotate(-5 80 60)">
        <rect className="f-sh" x={18} y={26} width={124} height={74} rx={10} />
        <rect className="f-card c" x={12} y={20} width={124} height={74} rx={10} />
        <path className="f-deep" d="M13 38V30a9 9 0 0 1 9-9h104a9 9 0 0 1 9 9v8Z" />
        {[0, 1, 2, 3, 4, 5, 6, 7].map((index) => (
          <circle
            className={index < 6 ? 'f-accent' : 'c f-none s-soft'}
            key={index}
            cx={30 + 29 * (index % 4)}
            cy={index < 4 ? 53 : 77}
            r={9}
          />
        ))}
      </g>
      <path className="l s-mid" d="M150 56c-6-10 6-14 0-24M164 52c-6-10 6-14 0-24" />
      <path className="f-stone c" d="M176 78h8a10 10 0 0 1 0 22h-10" />
      <path className="f-stone c" d="M130 66h50v26a22 22 0 0 1-22 22h-6a22 22 0 0 1-22-22Z" />
      <path className="f-disc" d="M148 96V86a7 7 0 0 1 14 0v10Z" />
      <path className="c w4" d="M124 117h62" />
    </>
  ),
  profile: (
    <>
      <path
        className="f-far"
        d="M2 119V72l22-18 22 18v47ZM154 119V64h44v55ZM46 119V80h20v39ZM134 119V78h20v41Z"
      />
      <path
        className="f-stone"
        opacity={0.7}
        d="M14 84h8v12h-8zM28 84h8v12h-8zM164 76h9v12h-9zM180 76h9v12h-9z"
      />
      {ground}
      <path className="f-stone c" d="M62 119V58h76v61Z" />
      <path className="f-deep c" d="M72 119V92a12 12 0 0 1 24 0v27Z" />
      <path className="f-pane c" d="M104 84h26v20h-26z" />
      <path
        className="f-accent c"
        d="M56 66l8-16h72l8 16a8 8 0 0 1-16 0 8 8 0 0 1-16 0 12 8 0 0 1-24 0 8 8 0 0 1-16 0 8 8 0 0 1-16 0Z"
      />
      <path className="f-accent c" d="M100 46c-12-12-17-18-17-26a17 17 0 0 1 34 0c0 8-5 14-17 26Z" />
      <path className="f-onacc" d="M92 26v-6a8 8 0 0 1 16 0v6h-4v-6a4 4 0 0 0-8 0v6Z" />
      <rect className="f-card c" x={122} y={12} width={76} height={24} rx={9} />
      <g className="f-disc">
        {[134, 147, 160, 173, 186].map((x) => (
          <path key={x} transform={`translate(${x} 17.5) scale(.9)`} d={`M0 0${star}`} />
        ))}
      </g>
    </>
  ),
  ads: (
    <>
      <g className="f-accent">
        {[92, 64, 36].map((radius) => (
          <ellipse key={radius} opacity={0.13} cx={100} cy={66} rx={radius} ry={radius * 0.56} />
        ))}
      </g>
      <path
        className="s-soft w6"
        fill="none"
        strokeWidth={6}
        d="M-80 114Q-40 106 0 96C50 84 60 40 110 36S170 10 200 14T280 30M60 120C70 96 130 96 200 88T280 74"
      />
      {['18 30', '42 88', '150 94', '164 40', '64 18', '122 8', '8 62'].map((at) => (
        <g key={at} transform={`translate(${at})`}>
          <path className="f-far" d="M0 8L11 0l11 8v12H0Z" />
          <path className="f-mid" d="M0 8L11 0l11 8H0Z" />
        </g>
      ))}
      <path
        className="flow"
        d="M30 44C46 40 66 48 78 58M158 100C146 88 134 82 122 78M168 54C152 50 136 54 122 62"
      />
      <path className="f-stone c" d="M78 60h44v28H78Z" />
      <path className="f-accent c" d="M72 60l28-22 28 22Z" />
      <path className="f-deep" d="M93 88V76a7 7 0 0 1 14 0v12Z" />
    </>
  ),
  reviews: (
    <>
      <rect className="f-deep c" x={4} y={22} width={192} height={97} rx={4} />
      <path className="f-stone2 c" d="M0 14h200v12H0z" />
      {ground}
      {[0, 1, 2, 3, 4].map((index) => (
        <g key={index} transform={`translate(${12 + 36 * index})`}>
          <path className={index < 4 ? 'f-pane c' : 'f-water c'} d="M0 98V58a16 16 0 0 1 32 0v40Z" />
          <path
            className={index < 4 ? 'f-accent' : 'f-mid'}
            d={`M16 ${62}${star}`}
            transform="translate(-12.8 -50) scale(1.8)"
          />
          <path className="f-stone c" d="M-3 98h38v6H-3z" />
        </g>
      ))}
      <path className="flow" d="M140 40C152 28 166 28 172 38" />
    </>
  ),
  notes: (
    <>
      <path className="f-sky" d="M44 119V92a44 44 0 0 1 88 0v27Z" />
      <circle className="f-disc" cx={76} cy={86} r={13} />
      <path className="f-far" d="M44 119V98c24-14 40 2 88-8v29Z" />
      <path
        className="l w4 s-accent"
        d="M29 100l-16 2M32 82L14 76M40 66L22 54M52 54L42 38M67 45L60 20M84 41V12"
      />
      <path className="l w4 s-mid" d="M101 43l5-18M116 50l13-22M129 60l9-9" />
      {ground}
      <rect className="f-sh" x={128} y={50} width={68} height={69} rx={8} />
      <rect className="f-card c" x={122} y={44} width={68} height={75} rx={9} />
      <path className="f-sec" d="M132 56h14v14h-14zM132 78h14v14h-14z" />
      <rect className="c f-card s-sec" x={132} y={100} width={14} height={14} rx={2} />
      <path className="l s-card" d="M135 63l3 3 6-6M135 85l3 3 6-6" />
      <path className="l" d="M154 63h26M154 85h20M154 107h24" />
    </>
  ),
}
