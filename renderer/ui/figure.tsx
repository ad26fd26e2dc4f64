type LimbProps = {
  /** Over shoulder, elbow and wrist. */
  d: string
  /** Of the sleeve, a stroke of `illustration`. */
  sleeve: string
  /** Of the contour. */
  contour?: 's-line' | 's-rim'
}

/** An arm in its sleeve, with its contour. */
export function Limb({ d, sleeve, contour = 's-line' }: LimbProps) {
  return (
    <g fill="none" strokeLinecap="round" strokeLinejoin="round">
      <path className={contour} strokeWidth={13} d={d} />
      <path className={sleeve} strokeWidth={10.4} d={d} />
    </g>
  )
}

/** Eyes and a smile, turned to the left. */
export function Face({ x, y }: { x: number; y: number }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <circle className="f-line" cx={-4} r={1.6} />
      <circle className="f-line" cx={5} r={1.6} />
      <path className="c s-line" fill="none" d="M-4 5q4.5 4.5 9 0" />
    </g>
  )
}
