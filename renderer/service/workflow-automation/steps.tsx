/** Finding where the paper waits. */
export const analysis = (
  <g>
    <rect className="f-stone c" x={84} y={86} width={78} height={64} rx={6} />
    <path className="f-stone2" d="M96 100h54v6H96zM96 114h40v6H96z" />
    <path className="f-disc" d="M96 128h46v6H96z" />
    <path className="l w6" d="M190 138l16 12" />
    <circle className="f-card c" cx={172} cy={122} r={26} />
    <path className="f-disc" d="M154 118h36v9h-36z" />
  </g>
)

/** The new way on paper, with one point to stop at. */
export const design = (
  <g>
    <rect className="f-card c" x={76} y={74} width={142} height={76} rx={8} />
    <path className="flow" d="M96 128C100 88 136 88 144 112S188 132 196 96" />
    <circle className="f-mid c" cx={96} cy={128} r={8} />
    <rect className="f-accs c" x={135} y={102} width={18} height={18} rx={4} />
    <path className="f-gate c" d="M184 104V96a12 12 0 0 1 24 0v8Z" />
  </g>
)

/** The gate stands; the belt runs. */
export const implementation = (
  <g>
    <path
      className="f-gate c"
      fillRule="evenodd"
      d="M104 134v-34a40 40 0 0 1 80 0v34ZM122 134v-32a22 22 0 0 1 44 0v32Z"
    />
    <rect className="f-stone c" x={74} y={106} width={26} height={28} rx={3} />
    <rect className="f-stone c" x={194} y={106} width={26} height={28} rx={3} />
    <path className="l s-clay w3" d="M200 120l5 5 9-10" />
    <rect className="f-deep c" x={62} y={134} width={166} height={16} rx={8} />
    <path className="s-stone2" strokeWidth={7} strokeLinecap="round" strokeDasharray="0 25" d="M71 142h150" />
  </g>
)

/** A level, and the way made straight. */
export const optimisation = (
  <g>
    <path className="l s-mid w3" d="M70 100c18-26 28 20 46-4s26 22 46-4 30 10 56-6" />
    <path className="flow" d="M70 118H218" />
    <rect className="f-disc c" x={78} y={126} width={134} height={24} rx={6} />
    <rect className="f-pane c" x={124} y={130} width={42} height={16} rx={8} />
    <path className="c s-line" d="M137 130v16M153 130v16" />
    <circle className="f-stone" cx={145} cy={138} r={5} />
  </g>
)
