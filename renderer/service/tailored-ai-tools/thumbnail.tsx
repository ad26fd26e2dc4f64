import { View } from './opening.tsx'
import { CutArch, Scissors } from './parts.tsx'

/** The cloth with its hole on the bench, and the piece beside it with the last stitch still open. */
export const thumbnail = (
  <>
    <path className="f-stone2 c" d="M14 100h14v19H14zM172 100h14v19h-14z" />
    <path className="f-stone2 c" d="M26 8H174L192 92H8Z" />
    <path className="f-stone c" d="M33 13H167L183 86H17Z" />
    <rect className="f-stone2 c" x={4} y={90} width={192} height={13} rx={3} />
    <path
      className="d s-line"
      opacity={0.7}
      d="M14 90v6M28 90v4M42 90v4M56 90v4M70 90v6M84 90v4M98 90v4M112 90v4M126 90v6M140 90v4M154 90v4M168 90v4M182 90v6"
    />
    <View at="translate(40 86) scale(.3)" />
    <CutArch at="translate(142 92) rotate(9) scale(.38)" />
    <path className="l s-clay" d="M120 40C110 20 132 14 146 24" />
    <path className="l w3 s-line" d="M143 22L162 30" />
    <Scissors at="translate(104 62) rotate(-8) scale(.4)" />
  </>
)
