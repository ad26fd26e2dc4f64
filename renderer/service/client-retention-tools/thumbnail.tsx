import { Cup, marks } from './opening.tsx'

/** The card is full: the cup beside it is on the house. */
export const thumbnail = (
  <>
    <path className="f-gate" d="M0 112H200v8H0Z" />
    <g transform="translate(2 12) scale(.9) rotate(-3 60 50)">
      <rect className="f-sh" x={5} y={5} width={122} height={98} rx={9} />
      <path
        className="f-stone c"
        d="M0 9A9 9 0 0 1 9 0H113a9 9 0 0 1 9 9V89a9 9 0 0 1-9 9H9a9 9 0 0 1-9-9Z"
      />
      <path className="f-gate c" d="M0 9A9 9 0 0 1 9 0H113a9 9 0 0 1 9 9V18H0Z" />
      {[...marks, ...marks.slice(0, 2)].map((mark, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the stamps of a card keep their places
        <g key={index} transform={`translate(${12 + 36 * (index % 3)} ${index < 3 ? 25 : 61}) scale(.46)`}>
          <circle className="f-disc" cx={28} cy={36} r={31} />
          <path className="l s-onacc" transform="translate(0 -4)" d={mark} />
        </g>
      ))}
    </g>
    <path className="f-stone2 c" d="M24 112v-6a4 4 0 0 1 4-4H90a4 4 0 0 1 4 4v6Z" />
    <path className="d s-mid w3" d="M156 51c-6-9 6-13 0-22M170 51c-6-9 6-13 0-22" />
    <Cup transform="translate(161 111.4) scale(.62)" />
  </>
)

/** The counter, to both sides of the panel. */
export const counter = <path className="f-gate" d="M-900 112H1100v8H-900Z" />
