import type { ReactElement } from 'react'

// What comes of a subject, beside a quote. Each stands on y = 0 with its middle at x = 0, up to 150 high and 260 wide, and holds no words.

/** A message bubble, its tail to the left or to the right. */
const bubble = (x: number, y: number, tail: 'left' | 'right') => (
  <path
    className="f-stone c"
    transform={`translate(${x} ${y}) scale(${tail === 'left' ? 1 : -1} 1)`}
    d="M-40-24A10 10 0 0 1-30-34H34A10 10 0 0 1 44-24V10A10 10 0 0 1 34 20H-18L-34 34V20A10 10 0 0 1-40 10Z"
  />
)

/** Three calls were missed, and an answer has gone out. */
const textBack = (
  <>
    {[-146, -102, -58].map((y, call) => (
      <g key={y} transform={`translate(${-128 + call * 10} ${y})`}>
        <rect className="f-stone c" width={74} height={36} rx={10} />
        <path className="l s-clay w3" d="M12 13l12 12 18-18M12 24V13h11" />
        <path className="l s-line w3" d="M50 18h12" />
      </g>
    ))}
    <path className="f-stone2 c" d="M-40-12H56L66 0H-50Z" />
    <g transform="translate(8 -8)">
      <rect className="f-line n" x={-38} y={-142} width={76} height={142} rx={13} />
      <rect className="f-stone" x={-31} y={-134} width={62} height={126} rx={7} />
      <rect className="f-accent" x={-24} y={-124} width={36} height={20} rx={8} />
      <rect className="f-sec" x={-12} y={-96} width={36} height={20} rx={8} />
      <rect className="f-stone2" x={-24} y={-68} width={48} height={34} rx={6} />
      <rect className="f-accent" x={-24} y={-26} width={48} height={9} rx={4} />
    </g>
    {bubble(86, -98, 'left')}
    <path className="l s-clay w4" d="M70-106l14 14 26-30" />
  </>
)

/** A signpost at a corner. */
const signpost = (
  <>
    <path className="f-mid c" d="M-104 0a26 26 0 0 1 26-34a28 28 0 0 1 50 4A22 22 0 0 1-8 0Z" />
    <path className="f-stone2 c" d="M14 0V-150H26V0Z" />
    <path className="f-accent c" d="M-40-140H74L96-118L74-96H-40Z" />
    <path className="f-stone c" d="M82-84H-34L-56-66L-34-48H82Z" />
    <path className="f-stone" d="M6-106v-10a12 12 0 0 1 24 0v10h-7v-10a5 5 0 0 0-10 0v10Z" />
    <path className="l s-line w3" d="M-20-66H54" />
  </>
)

/** A stopwatch: a page has seconds. */
const stopwatch = (
  <>
    <path className="f-stone2 c" d="M-46 0L-34-26H34L46 0ZM-9-146V-128H9V-146Z" />
    <rect className="f-accent c" x={-18} y={-158} width={36} height={14} rx={5} />
    <path className="f-accent c" d="M32-124l11-11 13 13-11 11Z" />
    <circle className="f-accent c" cy={-72} r={58} />
    <circle className="f-stone c" cy={-72} r={44} />
    <path className="f-pane" d="M0-72V-110A38 38 0 0 1 36-60Z" />
    <path className="l s-line w4" d="M0-108V-72L26-62" />
  </>
)

/** The shop is closed, and somebody is answered at its door. */
const nightDoor = (
  <>
    <path className="f-mid c" d="M-92 0V-92a58 58 0 0 1 116 0V0Z" />
    <path className="f-deep c" d="M-74 0V-92a40 40 0 0 1 80 0V0Z" />
    <path className="f-pane" d="M-20-106A24 24 0 1 1-42-76A20 20 0 0 0-20-106Z" />
    <rect className="f-stone c" x={-60} y={-56} width={52} height={28} rx={5} />
    <path className="l s-line w3" d="M-48-42h28" />
    {bubble(76, -88, 'left')}
    <path className="l s-clay w4" d="M60-96l14 14 26-30" />
  </>
)

/** A card with five visits stamped, and the sixth to come. */
const stampCard = (
  <g transform="rotate(-4) translate(0 -4)">
    <rect className="f-stone2 c" x={-96} y={-122} width={204} height={120} rx={12} />
    <rect className="f-stone c" x={-104} y={-130} width={204} height={124} rx={12} />
    {[-90, -30].map((y, row) =>
      [-66, -2, 62].map((x, column) => {
        const isSixth = row + column === 3
        return (
          <g key={`${x} ${y}`} transform={`translate(${x} ${y})`}>
            <circle className={isSixth ? 'f-pane c' : 'f-stone2'} cy={-5} r={24} />
            {!isSixth && (
              <path className="f-accent" d="M-13 9V-6a13 13 0 0 1 26 0V9H5V-6a5 5 0 0 0-10 0V9Z" />
            )}
          </g>
        )
      }),
    )}
    <path className="l s-line w3" d="M62-44v18M53-35h18" />
  </g>
)

/** A letter that has been opened. */
const opened = (
  <>
    <path className="f-stone2 c" d="M-92-76L0-140L92-76V0H-92Z" />
    <rect className="f-stone c" x={-70} y={-132} width={140} height={120} rx={6} />
    <path className="f-accent" d="M-48-84v-12a16 16 0 0 1 32 0v12h-9v-12a7 7 0 0 0-14 0v12Z" />
    <path className="l s-line w3" d="M0-106H46M0-90H30" />
    <path className="f-pane c" d="M-92-76L0-22L92-76V0H-92Z" />
    <path className="c s-line" fill="none" d="M-92 0L-20-34M92 0L20-34" />
  </>
)

/** A van whose papers are done. */
const van = (
  <g transform="translate(-4 0) scale(1.75)">
    <path className="f-stone2 c" d="M-44-76H24v6H-44Z" />
    <path className="f-accent c" d="M-62-12V-62a6 6 0 0 1 6-6H16q12 0 18 12l8 16q14 4 14 14v14Z" />
    <path className="f-sky2 c" d="M12-60h6q7 0 11 8l6 12H12Z" />
    <rect className="f-stone c" x={-50} y={-58} width={46} height={30} rx={4} />
    <path className="l s-clay w4" d="M-38-44l8 8 16-18" />
    <circle className="f-stone c w4" cx={-34} cy={-12} r={12} />
    <circle className="f-stone c w4" cx={34} cy={-12} r={12} />
  </g>
)

const star = 'M0-17L5-6L17-5L8 3L11 15L0 9L-11 15L-8 3L-17-5L-5-6Z'

/** A review of five stars on its stand. */
const review = (
  <>
    <path className="f-stone2 c" d="M-44 0L-32-22H32L44 0Z" />
    <rect className="f-stone c" x={-114} y={-136} width={228} height={116} rx={14} />
    {[-80, -40, 0, 40, 80].map((x) => (
      <path className="f-pane c" d={star} key={x} transform={`translate(${x} -98)`} />
    ))}
    <path className="l s-line w3" d="M-92-62H70M-92-44H20" />
  </>
)

/** One diary before four doors, two hours of it taken. */
const diary = (
  <>
    {['f-mid', 'f-deep', 'f-clay', 'f-mid'].map((fill, index) => {
      const x = -97.5 + index * 65
      return (
        <g key={x} transform={`translate(${x} 0)`}>
          <path className="f-stone2 c" d="M-30 0V-116a30 30 0 0 1 60 0V0Z" />
          <path className={`${fill} c`} d="M-21 0V-114a21 21 0 0 1 42 0V0Z" />
          <circle className="f-stone" cx={13} cy={-88} r={3.5} />
        </g>
      )
    })}
    <path className="f-clay c" d="M0 0L-88-8V-78L0-66L88-78V-8Z" />
    <path className="f-stone c" d="M0-4Q-40-20-82-12V-82Q-40-90 0-72Q40-90 82-82V-12Q40-20 0-4Z" />
    <path className="l s-line" d="M0-72V-4" />
    <path className="d s-line" d="M-70-69q30-5 58 5M-70-29q30-5 58 5M12-64q28-10 58-5M12-44q28-10 58-5" />
    <path className="f-accent" d="M-70-60q30-5 58 5v20q-28-10-58-5Z" />
    <path className="f-sec" d="M12-35q28-10 58-5v15q-30-5-58 5Z" />
  </>
)

/** In the order of the subjects (subjects.tsx). */
export const moments: readonly ReactElement[] = [
  textBack,
  signpost,
  stopwatch,
  nightDoor,
  stampCard,
  opened,
  van,
  review,
  diary,
]
