import { Passer, Pin } from './opening.tsx'

/** A street of closed doors, and one that stands open: she has found it. In the units of a thumbnail. */
export const openDoor = (
  <>
    <g transform="translate(100 119)">
      <path className="f-stone2 c" d="M-34 0V-52a34 34 0 0 1 68 0V0Z" />
      <path className="f-pane c" d="M-26 0V-50a26 26 0 0 1 52 0V0Z" />
      <path className="f-gate c" d="M-26 0V-50C-26-62-20-71-14-74L-40-66V0Z" />
      <circle className="f-pane" cx={-21} cy={-30} r={1.8} />
      <g transform="translate(4) scale(.38) translate(0 -458)">
        <Passer x={0} atDoor />
      </g>
      <g transform="translate(0 -86) scale(.21) translate(-600 -148)">
        <Pin x={600} />
      </g>
      <path
        className="f-mid c"
        d="M50-14C42-20 42-32 46-42c8 8 10 18 6 28ZM52-14c-2-12 4-20 12-24 4 10 0 20-10 24Z"
      />
      <path className="f-disc c" d="M42-15H62L59 0H45Z" />
    </g>
    <path className="g" d="M-8 119H208" />
  </>
)

export const closedDoors = (
  <g transform="translate(100 119)">
    {[-7, -6, -5, -4, -3, -2, -1, 1, 2, 3, 4, 5, 6, 7].map((place) => (
      <g key={place} transform={`translate(${72 * place + 22 * Math.sign(place)})`}>
        <path
          className={place % 2 ? 'f-far' : 'f-secs'}
          d={place % 3 ? 'M-24 0V-46a24 24 0 0 1 48 0V0Z' : 'M-24 0V-66H24V0Z'}
        />
        <path
          className="f-mid"
          opacity={0.4}
          d={place % 3 ? 'M-16 0V-44a16 16 0 0 1 32 0V0Z' : 'M-16 0V-58H16V0Z'}
        />
        <circle className="f-mid" cx={9} cy={-26} r={2} />
        <path className="f-mid" d="M-7-34H7v3H-7Z" />
      </g>
    ))}
  </g>
)
