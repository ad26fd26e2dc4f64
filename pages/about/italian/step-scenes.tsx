/** You talk, we take notes: the pad lies below. */
export function ListenStep() {
  return (
    <g>
      <Ground />
      <path className="f-stone2 c" d="M92 141H204V149H92Z" />
      <g transform="translate(1 -16)">
        <path
          className="f-card c"
          d="M76 80a14 14 0 0 1 14-14h74a14 14 0 0 1 14 14v26a14 14 0 0 1-14 14h-50l-16 15v-15h-8a14 14 0 0 1-14-14Z"
        />
        <path className="s-soft" strokeWidth={7} strokeLinecap="round" d="M95 86h58M95 102h32" />
        <path
          className="f-accs c"
          d="M140 110a12 12 0 0 1 12-12h54a12 12 0 0 1 12 12v16a12 12 0 0 1-12 12v12l-13-12h-41a12 12 0 0 1-12-12Z"
        />
        <path className="l s-accent w3" d="M168 118l7 7 14-15" />
      </g>
    </g>
  )
}

/** A plan on paper: the pencil goes round the arch. */
export function DesignStep() {
  return (
    <g>
      <Ground />
      <rect className="f-card c" x={84} y={66} width={122} height={83} rx={10} />
      <path className="f-accs" d="M104 138v-26a22 22 0 0 1 44 0v26Z" />
      <path className="l s-accent" strokeDasharray="4 5" d="M148 116v22H104" />
      <path className="l s-accent w3" d="M104 138v-26a22 22 0 0 1 44 0v2" />
      <path className="s-soft" strokeWidth={7} strokeLinecap="round" d="M176 92h16M176 110h16M176 128h10" />
      <g transform="translate(171.600 62) rotate(24)">
        <path className="f-pane c" d="M-6 0H6v46L0 58l-6-12Z" />
        <path className="f-disc c" d="M-6-10H6V0H-6Z" />
      </g>
    </g>
  )
}

/** What was built, on a screen, and a chair pulled up beside it. */
export function TrainStep() {
  return (
    <g>
      <Ground />
      <g transform="translate(8 -1)">
        <path className="f-line n" d="M78 142l8-68a6 6 0 0 1 6-5h96a6 6 0 0 1 6 5l8 68Z" />
        <path className="f-card" d="M87 136l7-58h92l7 58Z" />
        <path className="f-line n" d="M68 142H212a8 8 0 0 1-8 8H76a8 8 0 0 1-8-8Z" />
        <path className="f-gate" d="M108 128V106a17 17 0 0 1 34 0v22Z" />
        <circle className="f-accent" cx={160} cy={108} r={16} />
        <path className="l s-onacc" d="M153 108l5 5 9-10" />
      </g>
    </g>
  )
}

/** A plant is watered, and has grown a leaf. */
export function ImproveStep() {
  return (
    <g>
      <Ground />
      <path className="f-disc c" d="M72 118h72l-8 31H80Z" />
      <path
        className="f-mid"
        d="M106 118C88 110 82 92 86 78c16 8 24 22 22 40ZM108 118c0-20 12-32 28-34 2 20-10 32-28 34Z"
      />
      <path className="f-deep n" d="M106 118C96 100 98 72 108 56c10 18 12 44 2 62Z" />
      <path
        className="l s-sec"
        strokeDasharray="3 6"
        d="M156 62q-16 12-18 54M152 70q-8 12-8 46M147 78q-14 8-15 38"
      />
      <g transform="translate(200 66) rotate(-20) scale(.85)">
        <path className="l w3" d="M22-12c22-4 22 36 0 32" />
        <path className="f-mid c" d="M-22 4L-46-14-52-8-22 20Z" />
        <path className="f-mid c" d="M-42-24l8 6-20 20-8-6Z" />
        <path className="f-secs c" d="M-22-18H18a4 4 0 0 1 4 4V18a6 6 0 0 1-6 6H-16a6 6 0 0 1-6-6Z" />
      </g>
    </g>
  )
}

function Ground() {
  return <path className="g" d="M60 149H238" />
}
