import { Star, Stars } from './star.tsx'

type Look = {
  coat: string
  scarf: string
  trousers: string
  hair: keyof typeof hairs
  skin: 'light' | 'dark'
  short?: boolean
}

const hairs = {
  cap: 'M-14-119a14 15 0 0 1 28 0l8 4H-14Z',
  bob: 'M-16-106V-120a16 16 0 0 1 32 0v14h-5v-11c-9 0-16-3-18-9-2 5-4 7-6 9v11Z',
  bun: 'M-14-117a14 15 0 0 1 28 0c-10 0-18-4-20-8-2 4-4 7-8 8ZM-7-137a7 7 0 1 1 14 0 7 7 0 1 1-14 0Z',
  bobble: 'M-15-120a15 15 0 0 1 30 0v4H-15ZM-4-138a4 4 0 1 1 8 0 4 4 0 1 1-8 0Z',
  curls:
    'M-17-108a8 8 0 0 1-2-13 9 9 0 0 1 7-13 10 10 0 0 1 16-2 9 9 0 0 1 12 8 8 8 0 0 1 2 9c-10 0-18-3-22-8-1 5-3 8-6 10v9Z',
  brim: 'M-13-121v-12q13-7 26 0v12h8v5H-21v-5Z',
  short: 'M-14-118a14 14 0 0 1 28 0c-8 1-14-2-18-6-2 3-5 5-10 6Z',
}

const hats = new Set<keyof typeof hairs>(['cap', 'bobble', 'brim'])

/** As many as stand across a wide window, no two of them alike. */
const looks: readonly Look[] = [
  { coat: 'f-deep', scarf: 'f-accent', trousers: 'f-stone2', hair: 'bun', skin: 'light' },
  { coat: 'f-pane', scarf: 'f-disc', trousers: 'f-gate', hair: 'short', skin: 'dark', short: true },
  { coat: 'f-disc', scarf: 'f-pane', trousers: 'f-gate', hair: 'bob', skin: 'light' },
  { coat: 'f-stone', scarf: 'f-accent', trousers: 'f-mid', hair: 'cap', skin: 'light', short: true },
  { coat: 'f-mid', scarf: 'f-pane', trousers: 'f-stone2', hair: 'bobble', skin: 'dark' },
  { coat: 'f-gate', scarf: 'f-disc', trousers: 'f-disc', hair: 'short', skin: 'light', short: true },
  { coat: 'f-stone', scarf: 'f-disc', trousers: 'f-deep', hair: 'bun', skin: 'dark' },
  { coat: 'f-disc', scarf: 'f-stone', trousers: 'f-mid', hair: 'bobble', skin: 'light', short: true },
  { coat: 'f-pane', scarf: 'f-mid', trousers: 'f-deep', hair: 'curls', skin: 'light' },
  { coat: 'f-mid', scarf: 'f-stone', trousers: 'f-gate', hair: 'brim', skin: 'dark', short: true },
  { coat: 'f-gate', scarf: 'f-pane', trousers: 'f-stone2', hair: 'brim', skin: 'light' },
  { coat: 'f-stone2', scarf: 'f-mid', trousers: 'f-disc', hair: 'curls', skin: 'dark', short: true },
]
/** What is said along the street, how high it hangs and how wide it is; where nobody speaks, the two walk hand in hand. */
const says = [
  { what: 'stars', rise: 0, width: 104 },
  { what: 'reply', rise: 30, width: 136 },
  undefined,
  { what: 'star', rise: 8, width: 68 },
  { what: 'stars', rise: 34, width: 104 },
] as const

/** Those who were there tell of it, two by two along the street. In the units of a thumbnail. */
export const talk = (
  <g transform="translate(-188 29.600) scale(.6)">
    {[-2, -1, 0, 1, 2, 3, 4, 5, 6, 7].map((pair) => {
      const said = says[(pair + says.length) % says.length]
      return (
        <g key={pair} transform={`translate(${192 * pair} 149)`}>
          {!said && <path className="c w5" fill="none" d="M-20-56Q0-34 20-56" />}
          {[-1, 1].map((side) => (
            <Person
              key={side}
              {...(looks[(2 * pair + (side + 1) / 2 + 2 * looks.length) % looks.length] as Look)}
              x={side * (said ? 44 : 30)}
              turned={said ? -side : 1}
            />
          ))}
          {said && <Said {...said} speaker={pair % 2 ? 1 : -1} />}
        </g>
      )
    })}
  </g>
)

/** In profile, to the left or to the right. */
function Person({
  coat,
  scarf,
  trousers,
  hair,
  skin,
  short,
  x,
  turned,
}: Look & { x: number; turned: number }) {
  return (
    <g transform={`translate(${x}) scale(${short ? 0.76 : 0.84}) scale(${turned} 1)`}>
      <path className={`${trousers} c`} d="M-13-50H-1V0H-13ZM2-50H14V0H2Z" />
      <path className="f-clay c" d="M-14-8H2q5 2 5 8H-14ZM1-8H17q5 2 5 8H1Z" />
      <path
        className={`${coat} c`}
        d={short ? 'M-20-44V-88a19 19 0 0 1 40 0v44Z' : 'M-22-28l5-64a17 17 0 0 1 34 0l5 64Z'}
      />
      <circle
        className={skin === 'light' ? 'f-stone2 c' : 'c s-line'}
        fill={skin === 'dark' ? '#9A6244' : undefined}
        cy={-117}
        r={14}
      />
      <path className="d s-line" d="M3-117v1M10-117v1M3-110q4 3 7-1" />
      <path className={hats.has(hair) ? `${scarf} c` : 'f-line n'} d={hairs[hair]} />
      <path className={`${scarf} c`} d="M-13-104H13v9H-13ZM-9-95H0v24H-9Z" />
    </g>
  )
}

type SaidProps = NonNullable<(typeof says)[number]> & { speaker: number }

/** A bubble whose tail comes down to its speaker, left or right of the middle. */
function Said({ what, rise, width, speaker }: SaidProps) {
  const half = width / 2
  const tail = Math.min(32, half - 12)
  return (
    <g transform={`translate(${16 * speaker} ${-184 - rise})`}>
      <path
        className={what === 'reply' ? 'f-gate c' : 'f-card c'}
        transform={`scale(${speaker} 1)`}
        d={`M${-half} 12A12 12 0 0 1 ${12 - half} 0H${half - 12}a12 12 0 0 1 12 12V32a12 12 0 0 1-12 12H${tail}L${tail - 6} ${60 + rise * 0.75} ${tail - 20} 44H${12 - half}A12 12 0 0 1 ${-half} 32Z`}
      />
      {what === 'stars' && <Stars x={-34} y={22} step={17} size={7.5} className="f-accent" />}
      {what === 'star' && <Star className="f-pane c" x={0} y={22} size={14} />}
      {what === 'reply' && (
        <path className="s-stone" strokeWidth={5} strokeLinecap="round" d="M-50 17h100M-50 29h60" />
      )}
    </g>
  )
}
