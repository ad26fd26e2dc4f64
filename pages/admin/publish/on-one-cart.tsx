import { illustration } from '#renderer/ui/illustration.css.ts'

const places = [
  { left: 48, arch: 'f-gate' },
  { left: 88, arch: 'f-accent' },
  { left: 128, arch: 'f-disc' },
]

/** Sheets that leave together, on one cart: as many as are chosen, up to its three places. */
export function OnOneCart({ sheets }: { sheets: number }) {
  return (
    <svg className={illustration} viewBox="0 0 208 100" aria-hidden="true">
      <path className="l w3" d="M38 72 20 34H8" />
      {places.map(({ left, arch }, at) =>
        at < sheets ? (
          <g key={left}>
            <path className="f-stone c" d={`M${left} 68V22h32V68Z`} />
            <path className={arch} d={`M${left + 9} 42V36a7 7 0 0 1 14 0v6Z`} />
            <path className="l w3 s-line" d={`m${left + 9} 55 5 5 9-10`} />
          </g>
        ) : (
          <path
            key={left}
            className="l s-edge"
            strokeDasharray="5 5"
            d={`M${left} 68V22h16M${left + 32} 68V22h-16`}
          />
        ),
      )}
      <path className="f-mid c" d="M36 68H172V78H36Z" />
      <circle className="f-pane c" cx="66" cy="82" r="10" />
      <circle className="f-pane c" cx="142" cy="82" r="10" />
      <path className="flow" d="M182 73H204" />
      <path className="g" d="M2 92H206" />
    </svg>
  )
}
