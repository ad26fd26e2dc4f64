import { illustration } from '#renderer/ui/illustration.css.ts'

/** Two languages over one shop counter: two cups, and what is said above them. */
export function LanguagesScene({ italian, english }: { italian: string; english: string }) {
  return (
    <svg
      className={illustration}
      viewBox="0 0 640 210"
      preserveAspectRatio="xMidYMax slice"
      aria-hidden="true"
    >
      <path
        className="f-card c"
        d="M60 28a20 20 0 0 1 20-20H272a20 20 0 0 1 20 20v34a20 20 0 0 1-20 20H140l-26 16V82H80a20 20 0 0 1-20-20Z"
      />
      <text x={176} y={54} fontSize={26} textAnchor="middle">
        {italian}
      </text>
      <path
        className="f-stone c"
        d="M392 34a20 20 0 0 1 20-20H584a20 20 0 0 1 20 20v34a20 20 0 0 1-20 20H534v26l-28-26H412a20 20 0 0 1-20-20Z"
      />
      <text className="f-line" x={498} y={60} fontSize={26} textAnchor="middle">
        {english}
      </text>
      <path className="f-stone2 c" d="M-600 186H1300V240H-600Z" />
      <g transform="translate(100 133) scale(1.1)">
        <path className="f-disc c" d="M0 0h50v22a24 24 0 0 1-16 22H16A24 24 0 0 1 0 22Z" />
        <path className="c s-stone" fill="none" d="M50 6c18-2 18 22-2 22" />
        <path className="f-stone c" d="M-16 42H66L60 48H-10Z" />
        <path className="d s-stone" opacity={0.7} d="M18-10c-6-8 6-12 0-20M34-10c-6-8 6-12 0-20" />
      </g>
      <g transform="translate(476 119) scale(1.15)">
        <path className="f-stone c" d="M0 0h60v44a14 14 0 0 1-14 14H14A14 14 0 0 1 0 44Z" />
        <path className="c s-stone" fill="none" d="M60 10c22-2 22 30 0 30" />
        <path className="f-accent" d="M1 20h58v12H1z" />
      </g>
      <g transform="translate(301 96)">
        <path className="f-stone2 c" d="M8 90l9-42h46l9 42Z" />
        <path className="f-stone c" d="M17 48L10 14 2 6l22 2h36l5 40Z" />
        <path className="f-line" d="M22 8L41-2l19 10Z" />
        <circle className="f-line" cx={41} cy={-4} r={5} />
        <path className="c w4 s-stone" fill="none" d="M62 16h20v36" />
      </g>
    </svg>
  )
}

const tape = 'M86 210V134a114 114 0 0 1 228 0v76'

/** An arch on the tailor’s table, measured all the way round. */
export function CustomScene() {
  return (
    <svg
      className={illustration}
      viewBox="0 0 440 230"
      preserveAspectRatio="xMidYMax slice"
      aria-hidden="true"
    >
      <path className="f-stone2 c" d="M-600 210H1100V264H-600Z" />
      <path className="f-disc c" d="M110 209V134a90 90 0 0 1 180 0v75h-48v-75a42 42 0 0 0-84 0v75Z" />
      <path className="l s-onacc" strokeDasharray="5 7" d="M134 209V134a66 66 0 0 1 132 0v75" />
      <path className="s-line" fill="none" strokeWidth={24} d={tape} />
      <path className="s-pane" fill="none" strokeWidth={20} d={tape} />
      <path
        className="s-line"
        fill="none"
        strokeWidth={8}
        strokeDasharray="2 14"
        d="M80 210V134a120 120 0 0 1 240 0v76"
      />
      <circle className="f-pane c" cx={374} cy={183} r={26} />
      <path className="l s-line" d="M374 167a16 16 0 1 1-16 16 10 10 0 0 1 18-5" />
    </svg>
  )
}

/** Price tags on a line, all turned to the front. */
export function PricesScene() {
  return (
    <svg
      className={illustration}
      viewBox="0 0 440 240"
      preserveAspectRatio="xMidYMax slice"
      aria-hidden="true"
    >
      <path className="l" d="M-600 20Q220 70 1040 20" />
      {[
        { x: 96, turn: -5, fill: 'f-stone' },
        { x: 220, turn: 2, fill: 'f-accent' },
        { x: 344, turn: 7, fill: 'f-stone' },
      ].map(({ x, turn, fill }) => (
        <g key={x} transform={`translate(${x} 48) rotate(${turn}) scale(1.2)`}>
          <path
            className={`${fill} c`}
            d="M-40 36L-18 12H18L40 36V118a12 12 0 0 1-12 12H-28a12 12 0 0 1-12-12Z"
          />
          <circle className="f-line" cy={30} r={6} />
          <path className="l" d="M0 30C-10 18-9-8 0-8S10 18 0 30" />
          <text
            className={`t-disp ${fill === 'f-accent' ? 't-onacc' : 'f-line'}`}
            y={88}
            fontSize={46}
            textAnchor="middle"
          >
            £
          </text>
          <path
            className={fill === 'f-accent' ? 's-onacc' : 's-stone2'}
            strokeWidth={7}
            strokeLinecap="round"
            d="M-20 108h40"
          />
        </g>
      ))}
    </svg>
  )
}

/** A letter goes out under the arch of one day and its answer comes back. */
export function ReplyScene() {
  return (
    <svg
      className={illustration}
      viewBox="56 0 540 234"
      preserveAspectRatio="xMidYMax slice"
      aria-hidden="true"
    >
      <path className="f-stone2 c" d="M-600 210H1300V264H-600Z" />
      <path className="flow" d="M150 170C180 32 460 32 490 156" />
      <path className="l s-accent" d="m476 146 15 14 11-16" />
      <g transform="translate(320 88)">
        <circle className="f-stone c" r={42} />
        <path className="d s-line" d="M0-35v8M0 27v8M-35 0h8M27 0h8" />
        <path className="c w4 s-line" fill="none" d="M0 0V-24M0 0l15 11" />
      </g>
      <Letter x={92} y={134} seal="f-disc" />
      <Letter x={444} y={134} seal="f-mid" answered />
    </svg>
  )
}

function Letter({ x, y, seal, answered }: { x: number; y: number; seal: string; answered?: boolean }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <path className="f-sh" d="M8 10H124V75H8Z" />
      <path className="f-stone c" d="M0 0H116V75H0Z" />
      <path className="f-stone2 c" d="M0 0L58 42 116 0Z" />
      <circle className={`${seal} c`} cx={58} cy={40} r={17} />
      {answered && <path className="l s-stone w3" d="M50 40l6 6 11-12" />}
    </g>
  )
}
