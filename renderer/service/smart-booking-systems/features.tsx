import { Vignette } from '../scenes.tsx'
import { Glyph } from './parts.tsx'

const channels = [
  { name: 'phone', fill: 'f-accent c', stroke: 's-onacc' },
  { name: 'chat', fill: 'f-secs c', stroke: '' },
  { name: 'globe', fill: 'f-card c', stroke: '' },
  { name: 'message', fill: 'f-accs c', stroke: '' },
] as const

export function Channels() {
  return (
    <Vignette>
      {channels.map(({ name, fill, stroke }, index) => (
        <g key={name} transform={`translate(${30 + 42 * index} 44)`}>
          <circle className={fill} r={28} />
          <Glyph name={name} at="-13 -13) scale(1.08" stroke={stroke} />
        </g>
      ))}
    </Vignette>
  )
}

export function Calendars() {
  return (
    <Vignette>
      {['f-secs', 'f-accent', 'f-accs'].map((fill, index) => (
        <g key={fill} transform={`translate(${6 + 66 * index} 18)`}>
          <rect className="f-card c" width={52} height={54} rx={9} />
          <path className={`${fill} c`} d="M0 18V9a9 9 0 0 1 9-9h34a9 9 0 0 1 9 9v9Z" />
          <path className="f-stone c" d="M13-6h4V6h-4ZM35-6h4V6h-4Z" />
          <path className="l" d="M16 36l7 7 13-14" />
        </g>
      ))}
      <path className="l s-accent" strokeDasharray="2 7" d="M36 8C52-6 76-6 92 8M102 8C118-6 142-6 158 8" />
    </Vignette>
  )
}

export function NoClash() {
  return (
    <Vignette>
      <path className="d s-edge" d="M4 12H196M4 44H196M4 76H196" />
      <rect className="f-accent c" x={30} y={14} width={66} height={28} rx={8} />
      <rect
        className="c s-edge"
        fill="none"
        strokeDasharray="4 5"
        x={104}
        y={14}
        width={66}
        height={28}
        rx={8}
      />
      <rect className="f-secs c" x={104} y={46} width={66} height={28} rx={8} />
      <path className="l s-accent" d="M140 28C188 22 192 50 176 59m8-9-9 10 12 4" />
    </Vignette>
  )
}

export function Hours() {
  return (
    <Vignette>
      {[120, 120, 0, 80].map((width, index) => {
        const y = 10 + 20 * index
        return (
          <g key={y}>
            <rect className="f-soft" x={4} y={y} width={192} height={11} rx={5.5} />
            {width > 0 && <rect className="f-mid" x={30} y={y} width={width} height={11} rx={5.5} />}
          </g>
        )
      })}
      <rect className="f-accent" x={70} y={50} width={116} height={11} rx={5.5} />
      <circle className="f-stone c" cx={70} cy={55.5} r={9} />
      <circle className="f-stone c" cx={186} cy={55.5} r={9} />
    </Vignette>
  )
}

export function Reminder({ text }: { text: string }) {
  return (
    <Vignette>
      <path
        className="f-card c"
        d="M52 22a12 12 0 0 1 12-12H186a12 12 0 0 1 12 12V50a12 12 0 0 1-12 12H52Z"
      />
      <text x={70} y={43} fontSize={18}>
        {text}
      </text>
      <circle className="f-accent c" cx={34} cy={46} r={28} />
      <Glyph name="bell" at="19 30) scale(1.25" stroke="s-onacc" />
      <path className="l s-sec" d="M156 74l6 6 12-13M168 78l2 2 12-13" />
    </Vignette>
  )
}

export function Analytics() {
  return (
    <Vignette>
      <path className="g" d="M4 78H196" />
      {[69, 61, 65, 51, 43, 25].map((top, index) => (
        <path
          className={index === 5 ? 'f-accent c' : 'f-mid c'}
          key={top}
          d={`M${12 + 31 * index} 78V${top}a9 9 0 0 1 18 0V78Z`}
        />
      ))}
    </Vignette>
  )
}
