import { Vignette } from '../scenes.tsx'
import type { Words } from './opening.tsx'
import { chatPath, phonePath, SoundBars } from './shapes.tsx'

// What the two agents do, a small drawing each.

export function VoiceAgent() {
  return (
    <Vignette>
      <path
        className="f-card c"
        d="M66 26A14 14 0 0 1 80 12H182a14 14 0 0 1 14 14V58a14 14 0 0 1-14 14H66Z"
      />
      <SoundBars x={84} y={42} step={10} heights={[10, 24, 38, 20, 32, 14, 26, 40, 18, 10]} />
      <circle className="f-gate c" cx={32} cy={42} r={30} />
      <path className="l s-stone" transform="translate(16 26) scale(1.3)" d={phonePath} />
    </Vignette>
  )
}

export function WhatsAppAgent() {
  return (
    <Vignette>
      <path className="f-card c" d="M4 16A12 12 0 0 1 16 4H98a12 12 0 0 1 12 12V38H4Z" />
      <path className="f-soft" d="M46 13h50v6H46zM46 24h34v6H46z" />
      <path
        className="f-gate c"
        d="M72 48A12 12 0 0 1 84 36H184a12 12 0 0 1 12 12V80H84A12 12 0 0 1 72 68Z"
      />
      <path className="s-stone" strokeWidth={6} opacity={0.8} d="M88 52h72M88 66h44" />
      <path className="l s-stone" d="M160 66l5 5 10-11M170 70l2 1 10-11" />
      <path className="l s-sec" transform="translate(12 8) scale(1.1)" d={chatPath} />
    </Vignette>
  )
}

export function LeadCard({ words }: { words: Words }) {
  return (
    <Vignette>
      <rect className="f-secs c" x={12} y={4} width={150} height={60} rx={10} transform="rotate(-4 87 34)" />
      <rect className="f-card c" x={2} y={14} width={172} height={66} rx={12} />
      <circle className="f-accs" cx={32} cy={47} r={19} />
      <circle className="f-disc" cx={32} cy={41} r={7} />
      <path className="f-disc" d="M19 60a13 13 0 0 1 26 0Z" />
      <text x={62} y={42} fontSize={17}>
        {words.lead}
      </text>
      <path className="f-soft" d="M62 52h92v7H62zM62 64h56v6H62z" />
    </Vignette>
  )
}

export function RoundTheClock({ words: { hours } }: { words: Words }) {
  return (
    <Vignette>
      <path className="f-accs c" d="M4 78V44a40 40 0 0 1 80 0v34Z" />
      <circle className="f-disc" cx={44} cy={34} r={12} />
      <path className="f-gate c" d="M100 78V44a40 40 0 0 1 80 0v34Z" />
      <path className="f-stone" d="M142 18a14 14 0 1 0 15 19 12 12 0 0 1-15-19Z" />
      <path className="g" d="M0 78H200" />
      <text x={44} y={69} fontSize={16} textAnchor="middle">
        {hours[0]}
      </text>
      <text className="t-stone" x={140} y={69} fontSize={16} textAnchor="middle">
        {hours[1]}
      </text>
    </Vignette>
  )
}

export function Handover() {
  return (
    <Vignette>
      <path
        className="f-card c"
        d="M4 24a10 10 0 0 1 10-10H70a10 10 0 0 1 10 10V48a10 10 0 0 1-10 10H30L16 70V58h-2A10 10 0 0 1 4 48Z"
      />
      <path className="f-soft" d="M18 26h46v6H18zM18 40h30v6H18z" />
      <path className="flow" d="M86 34C100 8 118 8 130 24" />
      <g transform="rotate(5 160 46)">
        <path className="f-stone c" d="M132 12H190V78l-9.700-6-9.600 6-9.700-6-9.600 6-9.700-6-9.700 6Z" />
        <circle className="f-disc" cx={161} cy={30} r={11} />
        <text className="f-stone t-disp" x={161} y={36} fontSize={16} textAnchor="middle">
          ?
        </text>
        <path className="s-stone2" strokeWidth={5} d="M142 50h38M142 60h24" />
      </g>
    </Vignette>
  )
}
