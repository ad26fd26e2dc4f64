import { Vignette } from '../scenes.tsx'

/** Bars of speech that settle into lines of text. */
export function Transcription() {
  return (
    <Vignette>
      {[14, 30, 46, 60, 36, 52, 24, 40].map((height, index) => {
        const x = 8 + 11 * index
        return (
          <rect className="f-accent" key={x} x={x} y={42 - height / 2} width={5} height={height} rx={2.5} />
        )
      })}
      <rect className="f-card c" x={108} y={6} width={84} height={72} rx={11} />
      <path className="l" d="M122 26h56M122 42h56M122 58h30" />
    </Vignette>
  )
}

export function Categories({ names }: { names: readonly string[] }) {
  return (
    <Vignette>
      {names.map((name, index) => (
        <g key={name} transform={`translate(${22 * index} ${27 * index})`}>
          <path
            className={`${['f-secs', 'f-accs', 'f-card'][index]} c`}
            d="M4 8a6 6 0 0 1 6-6H92l13 13-13 13H10a6 6 0 0 1-6-6Z"
          />
          <circle className="f-ink" cx={91} cy={15} r={3.5} />
          <text x={15} y={21} fontSize={16}>
            {name}
          </text>
        </g>
      ))}
    </Vignette>
  )
}

/** Two lines leave the note as things to do. */
export function Actions() {
  return (
    <Vignette>
      <rect className="f-card c" x={6} y={6} width={76} height={72} rx={11} />
      <path className="f-accs" d="M16 30h56v14H16z" />
      <path className="l" d="M18 22h48M18 37h52M18 52h40M18 64h26" />
      <path className="l s-accent" d="M88 37c18-24 32-22 42-14m-2-11 3 12-12 2" />
      <path className="f-soft" d="M158 20h38v8h-38zM158 58h28v8h-28z" />
      <rect className="f-accent" x={132} y={14} width={20} height={20} rx={6} />
      <rect className="f-accent" x={132} y={52} width={20} height={20} rx={6} />
      <path className="l s-onacc" d="M137 24l4 4 7-8M137 62l4 4 7-8" />
    </Vignette>
  )
}

/** One plug, three sockets. */
export function Systems() {
  return (
    <Vignette>
      <path className="l s-accent" d="M52 42C90 42 96 16 128 16M52 42h76M52 42c38 0 44 26 76 26" />
      <rect className="f-accent c" x={6} y={20} width={46} height={44} rx={12} />
      <path className="l s-onacc" d="M18 42v-6M25 48V34M32 50V32M39 44v-6" />
      {['f-secs', 'f-card', 'f-accs'].map((fill, index) => (
        <g key={fill} transform={`translate(128 ${4 + 26 * index})`}>
          <rect className={`${fill} c`} width={64} height={23} rx={7} />
          <path className="l" d="M12 11.500h24" />
          <circle className="f-mid" cx={52} cy={11.5} r={4} />
        </g>
      ))}
    </Vignette>
  )
}

export function MobileApp() {
  return (
    <Vignette>
      <path className="g" d="M-400 83H700" />
      <g transform="translate(100 82) scale(1.2) translate(-100 -80)">
        <rect className="f-line n" x={76} y={2} width={48} height={78} rx={11} />
        <rect className="f-card" x={81} y={7} width={38} height={68} rx={7} />
        <circle className="f-accent" cx={100} cy={50} r={14} />
        <path className="l s-onacc" d="M100 42a4 4 0 0 1 4 4v4a4 4 0 0 1-8 0v-4a4 4 0 0 1 4-4ZM100 57v3" />
        <path className="l" d="M90 20h20M90 28h12" />
        <path
          className="l s-accent"
          d="M64 34a28 28 0 0 0 0 32M50 26a46 46 0 0 0 0 48M136 34a28 28 0 0 1 0 32M150 26a46 46 0 0 1 0 48"
        />
      </g>
    </Vignette>
  )
}

export function Search({ query }: { query: string }) {
  return (
    <Vignette>
      <rect className="f-secs c" x={30} y={40} width={120} height={40} rx={9} />
      <path className="l" d="M44 60h46M44 70h26" />
      <path className="f-accs" d="M94 54h44v12H94z" />
      <path className="l" d="M96 60h40" />
      <rect className="f-card c" x={6} y={6} width={164} height={40} rx={20} />
      <circle className="l" fill="none" cx={30} cy={25} r={7} />
      <path className="l" d="M35 30l6 6" />
      <text x={52} y={32} fontSize={18}>
        {query}
      </text>
      <path className="l s-accent" d="M146 17v18" />
    </Vignette>
  )
}
