import { Vignette } from '../scenes.tsx'
import { star, type Words } from './opening.tsx'

export function Photos() {
  return (
    <Vignette>
      <rect className="f-far c" x={100} y={16} width={88} height={60} rx={8} transform="rotate(7 144 46)" />
      <rect className="f-accs c" x={58} y={12} width={88} height={64} rx={8} transform="rotate(-4 100 44)" />
      <rect className="f-card c" x={8} y={8} width={98} height={72} rx={8} />
      <path className="f-sky" d="M16 16h82v56H16Z" />
      <circle className="f-disc" cx={74} cy={34} r={10} />
      <path className="f-mid" d="M16 60c20-22 44-22 82-4v16H16Z" />
      <path className="f-deep" d="M36 72V50a13 13 0 0 1 26 0v22Z" />
    </Vignette>
  )
}

export function VirtualTour() {
  return (
    <Vignette>
      <path className="f-sky c" d="M10 12Q100 32 190 12V72Q100 52 10 72Z" />
      <path className="f-gate" d="M82 58V42a18 18 0 0 1 36 0v16Q100 56 82 58Z" />
      <path className="f-pane" d="M30 30l26 4v18l-26 4ZM170 30l-26 4v18l26 4Z" />
      <path className="l s-accent" d="M54 74q46 14 92 0m-10-6 11 5-6 11M64 68l-11 5 6 11" />
    </Vignette>
  )
}

export function Reviews({ words }: { words: Words }) {
  return (
    <Vignette>
      {[0, 1, 2, 3, 4].map((index) => (
        <path
          className="f-accent"
          key={index}
          transform={`translate(${36 + 32 * index} 20) scale(.75)`}
          d={star}
        />
      ))}
      <path className="l" d="M20 44v8a14 14 0 0 0 14 14h12" />
      <path
        className="f-secs c"
        d="M52 56a12 12 0 0 1 12-12H184a12 12 0 0 1 12 12V70a12 12 0 0 1-12 12H64A12 12 0 0 1 52 70Z"
      />
      <text x={124} y={69} fontSize={17} textAnchor="middle">
        {words.reply}
      </text>
    </Vignette>
  )
}

export function Questions({ words }: { words: Words }) {
  return (
    <Vignette>
      <path
        className="f-card c"
        d="M4 18A12 12 0 0 1 16 6h94a12 12 0 0 1 12 12v18a12 12 0 0 1-12 12H30L16 60V48a12 12 0 0 1-12-12Z"
      />
      <text x={63} y={33} fontSize={17} textAnchor="middle">
        {words.ask}
      </text>
      <path
        className="f-gate c"
        d="M104 44a12 12 0 0 1 12-12h66a12 12 0 0 1 12 12v36h-78a12 12 0 0 1-12-12Z"
      />
      <path className="l s-stone w3" d="M138 55l8 8 16-16" />
    </Vignette>
  )
}

export function Posts({ words }: { words: Words }) {
  return (
    <Vignette>
      <rect className="f-sh" x={8} y={22} width={136} height={62} rx={10} />
      <rect className="f-card c" x={2} y={16} width={136} height={62} rx={10} />
      <path className="f-far" d="M12 26H128V54H12Z" />
      <path className="f-mid" d="M12 44c28-14 66-14 116-2v12H12Z" />
      <path className="f-soft" d="M16 62h74a4 4 0 0 1 0 8H16a4 4 0 0 1 0-8Z" />
      <rect className="f-accent c" x={64} y={2} width={134} height={30} rx={15} />
      <text className="t-onacc" x={131} y={23} fontSize={16} textAnchor="middle">
        {words.post}
      </text>
    </Vignette>
  )
}

export function CompetitorAnalysis() {
  return (
    <Vignette>
      <path className="g" d="M2 80H198" />
      <path className="f-far" d="M8 80V48l18-12 18 12V80ZM50 80V40H86V80ZM142 80V44l20-14 20 14V80Z" />
      <path className="f-accent c" d="M94 80V42a20 20 0 0 1 40 0V80Z" />
      <path className="f-onacc" d="M106 80V60a8 8 0 0 1 16 0V80Z" />
      <path className="l w4" d="M150 58l18 18" />
      <circle className="l w4" cx={130} cy={38} r={28} />
    </Vignette>
  )
}
