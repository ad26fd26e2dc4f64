import { Cup, marks } from './opening.tsx'

/** The card is full: the cup beside it is on the house. */
export const thumbnail = (
  <>
    <path className="f-gate c" d="M0 112H200v8H0Z" />
    <g transform="translate(8 2) rotate(-3 60 50)">
      <rect className="f-sh" x={5} y={5} width={122} height={98} rx={9} />
      <path
        className="f-stone c"
        d="M0 9A9 9 0 0 1 9 0H113a9 9 0 0 1 9 9V89a9 9 0 0 1-9 9H9a9 9 0 0 1-9-9Z"
      />
      <path className="f-gate c" d="M0 9A9 9 0 0 1 9 0H113a9 9 0 0 1 9 9V18H0Z" />
      {[...marks, ...marks.slice(0, 2)].map((mark, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the stamps of a card keep their places
        <g key={index} transform={`translate(${12 + 36 * (index % 3)} ${index < 3 ? 25 : 61}) scale(.46)`}>
          <path className="f-disc" d="M0 64V28a28 28 0 0 1 56 0V64Z" />
          <path className="l s-onacc" d={mark} />
        </g>
      ))}
    </g>
    <path className="f-stone2 c" d="M32 112v-7a4 4 0 0 1 4-4H100a4 4 0 0 1 4 4v7Z" />
    <path className="d s-mid w3" d="M156 51c-6-9 6-13 0-22M170 51c-6-9 6-13 0-22" />
    <Cup transform="translate(161 111.4) scale(.62)" />
  </>
)
