import { illustration } from '../ui/illustration.css.ts'

// The five moments of the day, each with its sign for the list: on the sun's way, from the left horizon to the right.
const moments = [
  {
    degrees: -74,
    fill: 'f-pane',
    sign: <path className="l s-line" d="M-9-6.500H9V6.500H-9ZM-9-6.500L0 1 9-6.500" />,
  },
  {
    degrees: -40,
    fill: 'f-pane',
    sign: (
      <path
        className="l s-line"
        d="M-6.500-8.500h3.500l2 4.500-2.500 1.800a11 11 0 0 0 5.500 5.500l1.800-2.500 4.500 2v3.500a2 2 0 0 1-2 2A15.500 15.500 0 0 1-8.500-6.500a2 2 0 0 1 2-2Z"
      />
    ),
  },
  {
    degrees: 0,
    fill: 'f-disc',
    radius: 28,
    sign: (
      <g className="l s-onacc">
        <rect x={-5} y={-15} width={10} height={18} rx={5} />
        <path d="M-10-2a10 10 0 0 0 20 0M0 8v7M-5 15h10" />
      </g>
    ),
  },
  {
    degrees: 40,
    fill: 'f-pane',
    sign: <path className="l s-line" d="M-7-9.500h9l5 5V9.500H-7ZM-3 0h6M-3 4.500h6" />,
  },
  {
    degrees: 74,
    fill: 'f-deep',
    sign: (
      <path
        className="f-pane"
        d="M0-10l3 6.500 7 .9-5.200 4.900 1.400 7L0 5.900l-6.200 3.400 1.400-7L-10-2.600l7-.9Z"
      />
    ),
  },
].map((moment) => {
  const angle = (moment.degrees * Math.PI) / 180
  const x = Math.round(200 + 170 * Math.sin(angle))
  const y = Math.round(250 - 170 * Math.cos(angle))
  return { ...moment, place: `translate(${x} ${y})` }
})

/** The sign of one moment, for its row in the list. */
export function MomentSign({ moment }: { moment: number }) {
  const shown = moments[moment]
  if (!shown) return null
  const { fill, sign, radius = 19 } = shown
  // all of one size, also the sign of noon
  const edge = (radius * 30) / 19
  return (
    <svg className={illustration} viewBox={`${-edge} ${-edge} ${2 * edge} ${2 * edge}`} aria-hidden="true">
      <circle className={`${fill} c`} r={radius} />
      {sign}
    </svg>
  )
}

/** The sun's way over a shop, from before it opens until after it closes, with the five moments. It stands on its lower edge. */
export function DayArc() {
  return (
    <svg className={illustration} viewBox="0 0 400 268" aria-hidden="true">
      <path className="flow" d="M30 268V250A170 170 0 0 1 370 250V268" />
      {moments.map(({ place, fill, radius = 8 }) => (
        <circle className={`${fill} c`} key={place} transform={place} r={radius} />
      ))}
      <path className="f-far" d="M68 268v-58l24-20 24 20v58ZM284 268v-50l24-20 24 20v50Z" />
      <path className="f-sh" d="M136 158h148v110H136Z" />
      <path className="f-stone c" d="M124 152h152v116H124Z" />
      <path className="f-deep c" d="M178 268v-46a22 22 0 0 1 44 0v46Z" />
      <path className="f-pane c" d="M138 206h28v38h-28ZM234 206h28v38h-28Z" />
      <path className="f-accent c" d="M118 150h164l10 30H108Z" />
      <path
        className="f-stone"
        d="M141.4 150H164.9L160.6 180H134.3ZM188.3 150H211.7L213.1 180H186.9ZM235.1 150H258.6L265.7 180H239.4Z"
      />
      <path className="c" fill="none" d="M118 150h164l10 30H108Z" />
    </svg>
  )
}
