import { Vignette } from '../scenes.tsx'
import type { Words } from './parts.tsx'

type Worded = { words: Words }

export function DocumentProcessing() {
  return (
    <Vignette>
      <path className="f-stone c" d="M6 8h44l14 14v58H6Z" />
      <path className="c f-stone2" d="M50 8v14h14" />
      <path className="f-stone2" d="M16 32h36v6H16zM16 62h24v6H16z" />
      <path className="f-disc" d="M16 47h30v6H16z" />
      <path className="flow" d="M70 50C84 22 104 22 118 44" />
      <rect className="f-card c" x={122} y={12} width={72} height={64} rx={9} />
      <path className="d s-edge" d="M122 33h72M122 55h72M146 12v64" />
      <rect className="f-accent" x={152} y={40} width={34} height={8} rx={4} />
      <path
        className="f-soft"
        d="M152 19h26v7h-26zM152 62h30v7h-30zM130 19h9v7h-9zM130 41h9v7h-9zM130 62h9v7h-9z"
      />
    </Vignette>
  )
}

export function EmailReplies({ words }: Worded) {
  return (
    <Vignette>
      <path
        className="f-stone c"
        d="M4 24a6 6 0 0 1 6-6h78a6 6 0 0 1 6 6v48a6 6 0 0 1-6 6H10a6 6 0 0 1-6-6Z"
      />
      <path className="c s-line" fill="none" d="M6 22l43 30 43-30" />
      <path
        className="f-gate c"
        d="M74 18A12 12 0 0 1 86 6h98a12 12 0 0 1 12 12v26a12 12 0 0 1-12 12H98L82 68V56a9 9 0 0 1-8-9Z"
      />
      <text className="t-stone" x={136} y={37} fontSize={18} textAnchor="middle">
        {words.answer}
      </text>
    </Vignette>
  )
}

export function PredictiveScheduling({ words }: Worded) {
  return (
    <Vignette>
      {[22, 34, 16, 46, 28].map((height, index) => {
        const x = 8 + 18 * index
        return (
          <path
            className={height === 46 ? 'f-disc c' : 'f-mid c'}
            key={x}
            d={`M${x} 78V${78 - height}a6.500 6.500 0 0 1 13 0V78`}
          />
        )
      })}
      <path className="g" d="M4 78H98" />
      <path className="flow" d="M70 24C84-2 128-2 142 22" />
      <rect className="f-card c" x={100} y={28} width={98} height={36} rx={11} />
      <text x={149} y={52} fontSize={16.5} textAnchor="middle">
        {words.slot}
      </text>
    </Vignette>
  )
}

export function AutomaticInvoicing({ words }: Worded) {
  return (
    <Vignette>
      <rect className="f-sh" x={16} y={12} width={92} height={72} rx={6} />
      <rect className="f-stone c" x={8} y={4} width={92} height={76} rx={6} />
      <path className="f-stone2" d="M20 18h34v7H20zM20 36h68v6H20zM20 50h50v6H20z" />
      <path className="f-disc" d="M62 64h28v8H62z" />
      <g transform="rotate(-9 142 46)">
        <rect className="c f-card s-accent w3" x={80} y={26} width={116} height={40} rx={10} />
        <text className="t-disp t-acc" x={127} y={53} fontSize={20} textAnchor="middle">
          {words.paid}
        </text>
        <path className="l s-accent w3" d="M171 46l5 5 9-11" />
      </g>
    </Vignette>
  )
}

export function FollowUps({ words }: Worded) {
  return (
    <Vignette>
      <path className="flow" d="M38 20C50-4 96-4 110 24" />
      <circle className="f-accs c" cx={32} cy={50} r={26} />
      <path className="l w3" d="M32 36v15l11 7" />
      <path
        className="f-card c"
        d="M72 40a12 12 0 0 1 12-12h100a12 12 0 0 1 12 12v20a12 12 0 0 1-12 12H72Z"
      />
      <text x={134} y={56} fontSize={18} textAnchor="middle">
        {words.chase}
      </text>
    </Vignette>
  )
}

export function Reporting() {
  return (
    <Vignette>
      <rect className="f-card c" x={6} y={6} width={188} height={72} rx={10} />
      <circle className="f-far" cx={46} cy={42} r={24} />
      <path className="f-accent" d="M46 42V18A24 24 0 0 1 66.800 54Z" />
      <path
        className="f-mid"
        d="M92 66V50a8 8 0 0 1 16 0v16ZM116 66V40a8 8 0 0 1 16 0v26ZM140 66V46a8 8 0 0 1 16 0v20Z"
      />
      <path className="f-disc" d="M164 66V28a8 8 0 0 1 16 0v38Z" />
      <path className="d" d="M86 66h100" />
    </Vignette>
  )
}
