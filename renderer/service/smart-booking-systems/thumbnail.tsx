import { Booked, Glyph } from './parts.tsx'

export const thumbnail = (
  <>
    <path className="f-mid" d="M14 121V92a86 86 0 0 1 172 0v29Z" />
    <rect className="f-card c" x={46} y={20} width={108} height={92} rx={9} />
    <rect className="f-stone2 c" x={38} y={112} width={124} height={7} rx={3} />
    <path className="c" d="M46 40H154" />
    <path className="f-stone2 c" d="M67 14h6v12h-6ZM127 14h6v12h-6Z" />
    <path className="f-soft" d="M58 28h18v5H58zM91 28h18v5H91zM124 28h18v5h-18z" />
    <g transform="scale(.5)">
      <Booked x={106} y={144} width={58} height={52} />
      <Booked x={236} y={92} width={58} height={40} />
    </g>
    <path className="flow s-stone" d="M34 48L46 51M166 79L154 81" />
    <path className="flow" d="M47 51L80 57M153 81L121 85" />
    <rect className="f-accent c" x={83} y={46} width={34} height={24} rx={6} />
    <rect className="f-gate c" x={83} y={73} width={34} height={24} rx={6} />
    <path className="l s-onacc w3" d="M94 58l4 4 9-9" />
    <path className="l s-stone w3" d="M94 85l4 4 9-9" />
    <circle className="f-card c" cx={83} cy={58} r={4} />
    <circle className="f-card c" cx={117} cy={85} r={4} />
    <path
      className="f-card c"
      d="M0 37a8 8 0 0 1 8-8H28a8 8 0 0 1 8 8V55a8 8 0 0 1-8 8H18L8 72V63a8 8 0 0 1-8-8Z"
    />
    <Glyph name="phone" at="6 34" stroke="s-accent" />
    <path
      className="f-card c"
      d="M164 66a8 8 0 0 1 8-8h20a8 8 0 0 1 8 8V84a8 8 0 0 1-8 8v9l-10-9H172a8 8 0 0 1-8-8Z"
    />
    <Glyph name="chat" at="170 63" stroke="s-sec" />
  </>
)
