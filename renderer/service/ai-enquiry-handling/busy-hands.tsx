import { illustration } from '#renderer/ui/illustration.css.ts'

/** The phone rings while both hands are in the dough. */
export function BusyHands() {
  return (
    <svg className={illustration} viewBox="0 0 400 236" aria-hidden="true">
      <Baker />
      <Telephone />
      <path
        className="l s-accent w3"
        d="M246 126c-6-16-2-32 10-42M228 130c-10-24-4-46 14-62M384 118c6-16 0-32-12-40M402 122c8-24 0-48-20-62"
      />
      <rect className="f-stone2 c" x={1} y={222} width={398} height={13} rx={3} />
    </svg>
  )
}

/** The owner at the bench, whose top is the line y = 222. */
function Baker() {
  return (
    <>
      <path className="f-mid c" d="M66 222V132a58 56 0 0 1 116 0v90Z" />
      <path className="f-accent c" d="M96 222V104a28 20 0 0 0 56 0V222Z" />
      <circle className="f-stone2 c" cx={124} cy={48} r={25} />
      <path className="f-line n" d="M98 48a26 27 0 0 1 52 0c-8-10-18-13-26-13s-18 3-26 13Z" />
      <path className="f-stone c" d="M40 222c0-36 38-50 84-50s84 14 84 50Z" />
      <path className="f-mid c" d="M72 112c-30 22-34 58-4 84l22-18c-16-14-16-30-2-44Z" />
      <path className="f-mid c" d="M176 112c30 22 34 58 4 84l-22-18c16-14 16-30 2-44Z" />
      <circle className="f-stone2 c" cx={90} cy={190} r={15} />
      <circle className="f-stone2 c" cx={158} cy={190} r={15} />
    </>
  )
}

/** On the same line, the receiver a little askew where it rings. */
export function Telephone({ calm = false }: { calm?: boolean }) {
  return (
    <>
      <path className="f-gate c" d="M264 222l14-52h72l14 52Z" />
      <circle className="f-stone c" cx={314} cy={198} r={15} />
      <path
        className="f-accent c"
        transform={calm ? 'translate(0 6)' : 'rotate(-7 314 140)'}
        d="M258 156c0-26 24-36 56-36s56 10 56 36v8a5 5 0 0 1-5 5h-22a5 5 0 0 1-5-5v-12H290v12a5 5 0 0 1-5 5H263a5 5 0 0 1-5-5Z"
      />
    </>
  )
}

const loaves = [-350, -230, -110]

/** Later, at the same bench: the dough is bread, and beside the quiet phone waits one slip. In the units of a thumbnail. */
export const carriedOn = (
  <g transform="translate(4 11) scale(.46)">
    {loaves.map((x) => (
      <g key={x} transform={`translate(${x} 222)`}>
        <path className="f-pane c" d="M-50 0C-50-44-26-54 0-54S50-44 50 0Z" />
        <path className="c s-line" fill="none" d="M-24-44l10 18M-2-48l10 18M20-46l10 18" />
      </g>
    ))}
    <Baker />
    <g transform="translate(-14)">
      <Telephone calm />
    </g>
    <g transform="translate(392 222) rotate(4)">
      <path className="f-stone c" d="M-26-92H30V0H-26Z" />
      <circle className="f-disc" cx={2} cy={-66} r={14} />
      <text className="t-onacc t-disp" x={2} y={-59} fontSize={20} textAnchor="middle">
        ?
      </text>
      <path className="s-stone2" strokeWidth={7} strokeLinecap="round" d="M-14-38H18M-14-20H6" />
    </g>
    <path className="f-stone2 c" d="M-2200 222H900V260H-2200Z" />
  </g>
)
