import { illustration } from '#renderer/ui/illustration.css.ts'
import { Vignette } from '../scenes.tsx'

// What comes with the site: a lock, a copy, the figures, an answer through the twelve months.

export function Lock() {
  return (
    <Vignette>
      <rect className="f-card c" x={4} y={22} width={192} height={46} rx={23} />
      <path className="l w3" d="M28 40v-6a9 9 0 0 1 18 0v6" />
      <rect className="f-accent c" x={22} y={39} width={30} height={22} rx={6} />
      <rect className="f-soft" x={70} y={40} width={98} height={10} rx={5} />
    </Vignette>
  )
}

export function Backup() {
  return (
    <Vignette>
      <path className="f-secs c" d="M72 4h92a8 8 0 0 1 8 8V58H64V12a8 8 0 0 1 8-8Z" />
      <path className="f-accs c" d="M42 14h92a8 8 0 0 1 8 8V68H34V22a8 8 0 0 1 8-8Z" />
      <path className="f-card c" d="M12 24h92a8 8 0 0 1 8 8V80H4V32a8 8 0 0 1 8-8Z" />
      <path className="c" d="M4 40H112" />
      <path className="f-mid c" d="M72 80V66a13 13 0 0 1 26 0v14Z" />
      <path className="f-soft" d="M16 50h40v7H16zM16 63h28v7H16z" />
    </Vignette>
  )
}

export function Analytics() {
  return (
    <Vignette>
      {[24, 36, 30, 48].map((height, index) => {
        const x = 12 + 34 * index
        return <path className="f-mid c" key={x} d={`M${x} 78v-${height}a11 11 0 0 1 22 0v${height}`} />
      })}
      <path className="f-accent c" d="M148 78V22a11 11 0 0 1 22 0V78" />
      <path className="g" d="M4 78H196" />
    </Vignette>
  )
}

export function Support() {
  return (
    <Vignette>
      <path className="f-card c" d="M6 20a8 8 0 0 1 8-8H88a8 8 0 0 1 8 8V80H6Z" />
      <path className="f-secs c" d="M6 27V20a8 8 0 0 1 8-8H88a8 8 0 0 1 8 8v7Z" />
      <path className="f-stone c" d="M28 4h5V18h-5ZM69 4h5V18h-5Z" />
      <circle
        className="s-sec"
        fill="none"
        cx={51}
        cy={54}
        r={20}
        strokeWidth={6}
        strokeLinecap="round"
        strokeDasharray="0 10.472"
      />
      <path className="l s-accent w3" d="M43 54l6 6 11-12" />
      <path
        className="f-accent c"
        d="M112 30a9 9 0 0 1 9-9h66a9 9 0 0 1 9 9V52a9 9 0 0 1-9 9H134L120 74V61a9 9 0 0 1-8-9Z"
      />
      <path className="s-onacc" strokeWidth={5} strokeLinecap="round" d="M128 36h52M128 47h32" />
    </Vignette>
  )
}

/** The keys to the house: two on a ring, with a tag. */
export function Keys() {
  return (
    <svg className={illustration} viewBox="3 0 252 236" aria-hidden="true">
      <rect className="f-stone2 c" x={4} y={2} width={216} height={38} rx={6} />
      <circle className="f-line" cx={26} cy={21} r={4} />
      <circle className="f-line" cx={198} cy={21} r={4} />
      <circle className="g w4" cx={112} cy={62} r={34} />
      <Key at="translate(89.5 58.7) rotate(32)" fill="f-mid c" />
      <Key at="translate(117 77) rotate(-4)" fill="f-accent c" />
      <path className="g w4" d="M80 74A34 34 0 0 1 112 28A34 34 0 0 1 119 95" />
      <circle className="f-accent c" cx={112} cy={26} r={6} />
      <path className="g" d="M138 84Q162 84 168 109" />
      <g transform="translate(152 86) rotate(-34)">
        <path className="f-stone c" d="M-24 30L0 6 24 30v82a8 8 0 0 1-8 8H-16a8 8 0 0 1-8-8Z" />
        <circle className="f-line" cy={28} r={5} />
        <path className="f-disc" d="M-13 98V74a13 13 0 0 1 26 0v24Z" />
        <path className="s-stone2" strokeWidth={5} d="M-12 48H12" />
      </g>
    </svg>
  )
}

function Key({ at, fill }: { at: string; fill: string }) {
  return (
    <path
      className={fill}
      fillRule="evenodd"
      transform={at}
      d="M-26 44V20a26 26 0 0 1 52 0v24H8v92l12 0v14H8v10h14v14H-8V44ZM-12 32h24V20a12 12 0 0 0-24 0Z"
    />
  )
}
