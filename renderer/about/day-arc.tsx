import { illustration } from '../ui/illustration.css.ts'

// Five moments on the sun's way, from the left horizon to the right one.
const suns = [-74, -40, 0, 40, 74].map((degrees) => {
  const angle = (degrees * Math.PI) / 180
  return { degrees, x: Math.round(200 + 170 * Math.sin(angle)), y: Math.round(250 - 170 * Math.cos(angle)) }
})

/** The sun's way over a shop, from before it opens until after it closes. */
export function DayArc() {
  return (
    <svg className={illustration} viewBox="0 0 400 272" aria-hidden="true">
      <path className="flow" d="M30 250A170 170 0 0 1 370 250" />
      {suns.map(({ degrees, x, y }) => (
        <circle
          className={degrees === 74 ? 'f-deep c' : degrees === 0 ? 'f-disc c' : 'f-pane c'}
          key={degrees}
          cx={x}
          cy={y}
          r={degrees === 0 ? 27 : 15}
        />
      ))}
      <path className="f-far" d="M64 268v-66l26-20 26 20v66ZM284 268v-58l26-20 26 20v58Z" />
      <path className="f-sh" d="M136 158h148v110H136Z" />
      <path className="f-stone c" d="M124 152h152v116H124Z" />
      <path className="f-deep c" d="M178 268v-46a22 22 0 0 1 44 0v46Z" />
      <path className="f-pane c" d="M138 206h28v38h-28ZM234 206h28v38h-28Z" />
      <path className="f-accent c" d="M118 150h164l10 30H108Z" />
      <path className="f-stone" d="M145 151h27l-5 28h-30ZM200 151h27l4 28h-31ZM255 151h24l9 28h-29Z" />
      <path className="c" fill="none" d="M118 150h164l10 30H108Z" />
      <path className="g" d="M0 268H400" />
    </svg>
  )
}
