import { Vignette } from '../scenes.tsx'
import { Telephone } from './busy-hands.tsx'
import type { Words } from './opening.tsx'
import { Bicycle, SoundBars } from './shapes.tsx'

// What the two agents do, a small drawing each.

/** The shop's telephone answers, and what is said becomes a time in the diary. */
export function VoiceAgent() {
  return (
    <Vignette>
      <g transform="translate(-118 -49.5) scale(.47)">
        <Telephone />
      </g>
      <path
        className="f-card c"
        d="M74 24A14 14 0 0 1 88 10H185a14 14 0 0 1 14 14V56a14 14 0 0 1-14 14H74Z"
      />
      <SoundBars x={86} y={40} step={8.5} heights={[10, 24, 38, 20, 30, 14, 8]} />
      <path
        className="f-secs c"
        d="M150 28a5 5 0 0 1 5-5h28a5 5 0 0 1 5 5v24a5 5 0 0 1-5 5h-28a5 5 0 0 1-5-5Z"
      />
      <path className="c" d="M150 32h38M159 19v7M179 19v7" />
      <path className="l s-accent w3" d="M161 43l6 6 11-11" />
    </Vignette>
  )
}

/** What only a message brings: a picture of the cracked frame. */
export function WhatsAppAgent() {
  return (
    <Vignette>
      <path className="f-card c" d="M1 12A10 10 0 0 1 11 2H95a10 10 0 0 1 10 10V62H1Z" />
      <path className="f-deep" d="M8 13a4 4 0 0 1 4-4H94a4 4 0 0 1 4 4V55H8Z" />
      <g transform="translate(14 10.5) scale(.59)">
        <Bicycle />
      </g>
      <circle className="l s-pane" cx={60} cy={15} r={9} />
      <path
        className="f-gate c"
        d="M84 50A12 12 0 0 1 96 38H187a12 12 0 0 1 12 12V82H96A12 12 0 0 1 84 70Z"
      />
      <path
        className="s-stone"
        strokeWidth={6}
        strokeLinecap="round"
        opacity={0.8}
        d="M101 54h72M101 68h40"
      />
      <path className="l s-stone" d="M162 68l5 5 10-11M172 72l2 1 10-11" />
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
