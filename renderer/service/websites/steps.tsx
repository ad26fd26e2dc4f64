import { ArchStones, Keystone } from './browser.tsx'
import type { Words } from './opening.tsx'

// The four steps stand at y = 150, on the stones of the stair.

export function PlanStep() {
  return (
    <g>
      <path className="f-stone c" d="M84 76H190V142H84Z" />
      <rect className="f-stone2 c" x={76} y={138} width={122} height={12} rx={6} />
      <path
        className="c s-line"
        fill="none"
        strokeDasharray="4 5"
        d="M100 128V92H174V128ZM122 128v-8a15 15 0 0 1 30 0v8"
      />
      <path className="f-accent c" d="M204 62l14 9-30 50-15 9 1-18Z" />
      <path className="c s-line" fill="none" d="M174 112l14 9" />
    </g>
  )
}

export function DesignStep() {
  return (
    <g>
      <path className="f-card c" d="M72 150V78a8 8 0 0 1 8-8H164a8 8 0 0 1 8 8v72Z" />
      <path className="c" d="M72 88H172" />
      <path className="f-soft" d="M84 102h38v8H84zM84 118h26v8H84z" />
      <path className="f-sky c" d="M132 150v-24a15 15 0 0 1 30 0v24Z" />
      <g transform="rotate(10 200 110)">
        <rect className="f-stone c" x={184} y={74} width={34} height={74} rx={6} />
        <path className="f-disc" d="M190 80h22v16h-22z" />
        <path className="f-mid" d="M190 100h22v16h-22z" />
        <path className="f-gate" d="M190 120h22v16h-22z" />
      </g>
    </g>
  )
}

export function BuildStep() {
  return (
    <g>
      <path className="f-sky" d="M105 150v-5a41 41 0 0 1 82 0v5Z" />
      <g transform="translate(146 140) scale(.42)">
        <ArchStones />
        <path className="f-stone c" d="M-140 0h40v24h-40ZM100 0h40v24h-40Z" />
        <g transform="translate(0-112) scale(1.15)">
          <Keystone />
        </g>
      </g>
      <path className="g w3" d="M146 38v26M106 38h74M180 38v14" />
      <path className="g" d="M126 38l20-14 34 14" />
    </g>
  )
}

export function LaunchStep({ words }: { words: Words }) {
  return (
    <g>
      <path className="f-pane c" d="M62 150V96a46 46 0 0 1 92 0v54Z" />
      <path className="f-gate c" d="M62 150V96a46 46 0 0 1 46-46L92 66v84Z" />
      <circle className="f-stone" cx={84} cy={112} r={4} />
      <rect className="f-stone c" x={136} y={96} width={92} height={36} rx={9} />
      <text className="f-line t-disp" x={182} y={121} fontSize={22} textAnchor="middle">
        {words.open}
      </text>
    </g>
  )
}
