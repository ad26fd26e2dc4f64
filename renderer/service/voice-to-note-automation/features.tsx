import { Vignette, WideVignette } from '../scenes.tsx'

/** Bars of speech that settle into lines of text. */
export function Transcription() {
  return (
    <WideVignette>
      <path className="l w6 s-accent" d={speech} />
      <rect className="f-card c" x={280} y={4} width={116} height={102} rx={12} />
      <path className="f-accent" d="M298 22h44v8h-44z" />
      <path className="l" d="M298 46h80M298 62h80M298 78h80M298 92h42" />
    </WideVignette>
  )
}

/** The nearer to the sheet, the calmer. */
const speech = Array.from({ length: 23 }, (_, index) => {
  const loud = Math.abs(Math.sin(index * 1.9) * Math.cos(index * 0.55))
  const half = 5 + 44 * loud * (1 - index / 26)
  return `M${6 + 11.5 * index} ${(55 - half).toFixed(1)}v${(2 * half).toFixed(1)}`
}).join('')

export function Categories({ names }: { names: readonly string[] }) {
  return (
    <Vignette>
      {names.map((name, index) => (
        <g key={name} transform={`translate(${40 * index} ${27 * index})`}>
          <path
            className={`${['f-secs', 'f-accs', 'f-card'][index]} c`}
            d="M4 8a6 6 0 0 1 6-6H104l13 13-13 13H10a6 6 0 0 1-6-6Z"
          />
          <circle className="f-ink" cx={103} cy={15} r={3.5} />
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
      <path className="l s-accent" d="M76 37c12-20 22-22 35-14m-1-10 2 11-11 2" />
      <rect className="f-card c" x={118} y={6} width={78} height={72} rx={11} />
      {[16, 38, 60].map((y, index) => (
        <g key={y}>
          <rect
            className={index < 2 ? 'f-accent' : 'f-soft'}
            x={128}
            y={y - 3}
            width={15}
            height={15}
            rx={4}
          />
          {index < 2 && <path className="l s-onacc" d={`M131.500 ${y + 4.5}l3 3 5-6`} />}
          <path className="l" d={`M152 ${y + 4.5}h${[34, 26, 30][index]}`} />
        </g>
      ))}
    </Vignette>
  )
}

/** One lead from the written note to the diary, the job's file and the list. */
export function Systems() {
  return (
    <WideVignette>
      <path
        className="l s-accent w3"
        d="M44 84V96a10 10 0 0 0 10 10H348a10 10 0 0 0 10-10V82M174 106V82M266 106V82"
      />
      <path className="f-stone c" d="M10 2H62L82 22V78a6 6 0 0 1-6 6H10a6 6 0 0 1-6-6V8a6 6 0 0 1 6-6Z" />
      <path className="f-pane c" d="M62 2V22H82Z" />
      <path className="l s-line" d="M16 40H66M16 54H70M16 68H50" />
      <path className="s-accent" strokeWidth={8} d="M16 22H44" />
      <rect className="f-card c" x={136} y={4} width={76} height={80} rx={9} />
      <path className="f-mid" d="M137 13a8 8 0 0 1 8-8h58a8 8 0 0 1 8 8v10h-74Z" />
      <path className="f-accent" d="M176 54h14v14h-14z" />
      <path className="f-soft" d="M152 34h14v14h-14zM176 34h14v14h-14zM152 54h14v14h-14z" />
      <path
        className="f-pane c"
        d="M228 22a7 7 0 0 1 7-7h20l9 10h33a7 7 0 0 1 7 7v45a7 7 0 0 1-7 7h-62a7 7 0 0 1-7-7Z"
      />
      <path className="l s-line" d="M242 46h48M242 60h30" />
      <rect className="f-card c" x={320} y={4} width={76} height={80} rx={9} />
      {[16, 38, 60].map((y) => (
        <g key={y}>
          <rect className="f-sec" x={332} y={y} width={14} height={14} rx={4} />
          <path className="l" d={`M356 ${y + 7}h28`} />
        </g>
      ))}
    </WideVignette>
  )
}

/** The same phone between a bed of the ward, and the tools of the workshop. */
export function MobileApp() {
  return (
    <WideVignette>
      <g transform="translate(-4 17) scale(.84)">
        <rect className="f-card c" x={24} y={56} width={38} height={24} rx={8} />
        <rect className="f-stone c" x={20} y={74} width={112} height={16} rx={5} />
        <path className="f-mid c" d="M62 90V74a10 10 0 0 1 10-10H122a10 10 0 0 1 10 10v16Z" />
        <path className="l w4" d="M16 98V44M136 98V62M16 92H136" />
        <circle className="f-line n" cx={16} cy={100} r={5} />
        <circle className="f-line n" cx={136} cy={100} r={5} />
        <path className="l" d="M44 50V8H66M66 8v10" />
        <path className="f-pane c" d="M58 18H74V34a8 8 0 0 1-16 0Z" />
      </g>
      <rect className="f-line n" x={172} y={2} width={60} height={103} rx={13} />
      <rect className="f-card" x={177} y={7} width={50} height={93} rx={9} />
      <path className="l" d="M188 22h28M188 33h17" />
      <circle className="f-accent" cx={202} cy={66} r={20} />
      <path className="l s-onacc" d="M202 55a5 5 0 0 1 5 5v5a5 5 0 0 1-10 0v-5a5 5 0 0 1 5-5ZM202 76v4" />
      <path
        className="l s-accent w3"
        d="M158 46a36 36 0 0 0 0 40M144 38a58 58 0 0 0 0 56M246 46a36 36 0 0 1 0 40M260 38a58 58 0 0 1 0 56"
      />
      <g transform="translate(372 58) rotate(12)">
        <path className="f-pane c" d="M-4 0V-38H4V0Z" />
        <path className="f-stone2 c" d="M-20-52H10q10 2 12 12l-10-2H-20Z" />
      </g>
      <path className="l w4" d="M312 56V44a8 8 0 0 1 8-8h20a8 8 0 0 1 8 8v12" />
      <rect className="f-accent c" x={288} y={54} width={108} height={51} rx={7} />
      <rect className="f-pane c" x={334} y={67} width={16} height={15} rx={3} />
      <path className="g" d="M0 106H400" />
    </WideVignette>
  )
}

export function Search({ query }: { query: string }) {
  return (
    <Vignette>
      <rect className="f-secs c" x={24} y={40} width={152} height={40} rx={9} />
      <path className="l" d="M40 60h54M40 70h34" />
      <path className="f-accs" d="M108 54h54v12H108z" />
      <path className="l" d="M110 60h50" />
      <rect className="f-card c" x={2} y={4} width={196} height={42} rx={21} />
      <circle className="l" fill="none" cx={30} cy={25} r={7} />
      <path className="l" d="M35 30l6 6" />
      <text x={52} y={32} fontSize={18}>
        {query}
        <tspan className="t-acc" dx={3}>
          |
        </tspan>
      </text>
    </Vignette>
  )
}
