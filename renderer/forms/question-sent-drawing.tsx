import { illustration } from '../ui/illustration.css.ts'

/** An arch of pigeonholes: the letter lies in one of its own, under a lamp. Decoration. */
export function QuestionSentDrawing() {
  return (
    <svg className={illustration} viewBox="0 0 400 340" aria-hidden="true">
      <path className="f-stone2 c" d="M48 318V172a152 152 0 0 1 304 0v146Z" />
      <path
        className="f-deep c"
        d="M143 132V50a136 136 0 0 1 114 0v82ZM131 132H70a138 138 0 0 1 61-75ZM269 132h61a138 138 0 0 0-61-75Z"
      />
      <path
        className="f-deep c"
        d="M64 144h67v76H64ZM143 144h114v76H143ZM269 144h67v76H269ZM64 232h67v86H64ZM143 232h114v86H143ZM269 232h67v86H269Z"
      />
      <path className="f-stone2 c" d="M89 132v-22h35v22ZM276 220v-34h52v34Z" />
      <path className="f-pane c" d="M72 220v-26h52v26Z" />
      <path
        className="f-stone c"
        d="M78 194v-24h46v24ZM278 132v-22h34v22ZM276 318v-44h20v44ZM300 318v-56h20v56Z"
      />
      <path className="f-accent c" d="M76 318v-52h18v52ZM98 318v-42h18v42Z" />
      <path
        className="c s-line"
        fill="none"
        d="M98 121H115M288 203H316M276 286H296M300 276H320M76 280H94M98 290H116"
      />
      <path className="f-pane" opacity={0.3} d="M172 98L150 132H250L228 98Z" />
      <path className="c w3 s-stone" fill="none" d="M200 44v22" />
      <path className="f-stone" d="M193 39h14v6h-14Z" />
      <path className="f-accent c" d="M170 96a30 30 0 0 1 60 0Z" />
      <path className="f-pane c" d="M190 96a10 9 0 0 0 20 0Z" />
      <path className="f-stone c" d="M160 176h80v44H160Z" />
      <path className="c s-line" fill="none" d="M160 176l40 26 40-26" />
      <g transform="rotate(-3 200 288)">
        <path className="f-stone c" d="M150 256h100v66H150Z" />
        <path className="c s-line" fill="none" d="M150 256l50 36 50-36" />
        <circle className="f-accent c" cx={200} cy={290} r={14} />
        <path className="l s-onacc w4" d="M193 290l5 5 9-10" />
      </g>
      <rect className="f-stone2 c" x={0} y={318} width={400} height={18} rx={4} />
    </svg>
  )
}
