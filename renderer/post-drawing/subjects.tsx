import type { ReactElement } from 'react'

// Each stands on y = 0 with its middle at x = 0, up to 240 high and 250 wide, and holds no words.

const star = 'M0-17L5-6L17-5L8 3L11 15L0 9L-11 15L-8 3L-17-5L-5-6Z'

/** A desk telephone, ringing. */
const telephone = (
  <>
    <path className="l w3" d="M-112-116q-18 7 0 14t0 14t0 14t0 14t0 14q5 14 18 16" />
    <path className="f-accent c" d="M-78-104H78L104-14A12 12 0 0 1 92 0H-92A12 12 0 0 1-104-14Z" />
    <path className="f-disc c" d="M-62-92H62L76-30H-76Z" />
    {[-40, 0, 40].map((x) =>
      [-80, -62, -44].map((y) => (
        <rect className="f-stone c" key={`${x} ${y}`} x={x - 12} y={y} width={24} height={11} rx={4} />
      )),
    )}
    <path className="f-stone2 c" d="M-34-104v-50h16v50M18-104v-50h16v50" />
    <path className="f-stone c" d="M-120-126C-120-198 120-198 120-126H70V-130C70-156-70-156-70-130V-126Z" />
    <path
      className="f-stone2 c"
      d="M-124-126H-66V-120A6 6 0 0 1-72-114H-118A6 6 0 0 1-124-120ZM66-126H124V-120A6 6 0 0 1 118-114H72A6 6 0 0 1 66-120Z"
    />
    {[-100, -76, -52, 52, 76, 100].map((x) => (
      <rect
        className="f-pane c"
        key={x}
        transform={`translate(${x} -196) rotate(${x / 3})`}
        x={-5}
        y={-30}
        width={10}
        height={30}
        rx={5}
      />
    ))}
  </>
)

/** A folded map that stands open, with a pin in it. */
const map = (
  <>
    <path className="f-stone c" d="M-116-126L-40-150V-20L-116 0Z" />
    <path className="f-stone2 c" d="M-40-150L38-126V0L-40-20Z" />
    <path className="f-stone c" d="M38-126L114-150V-20L38 0Z" />
    <path className="f-mid" d="M-115-60L-41-92V-58L-115-24ZM39-40L113-74V-48L39-8Z" />
    <path className="l s-line w4" opacity={0.6} d="M-92-8C-80-60-60-70-40-76S20-90 38-72S84-66 100-144" />
    <path className="l s-line w3" strokeDasharray="2 9" d="M-98-34C-70-40-58-60-38-58S-10-72-2-80" />
    <circle className="f-stone c" cx={-98} cy={-32} r={8} />
    <path className="f-accent c" d="M0-74C-30-118-48-142-48-174a48 48 0 0 1 96 0C48-142 30-118 0-74Z" />
    <path className="f-stone" d="M-23-160v-14a23 23 0 0 1 46 0v14H11v-14a11 11 0 0 0-22 0v14Z" />
  </>
)

/** A laptop with a page that opens on an arch. */
const laptop = (
  <>
    <rect className="f-line" x={-112} y={-168} width={224} height={152} rx={14} />
    <rect className="f-stone" x={-104} y={-160} width={208} height={136} rx={8} />
    <path className="f-soft" d="M-104-152a8 8 0 0 1 8-8H96a8 8 0 0 1 8 8v6H-104Z" />
    <rect className="f-line" x={-90} y={-128} width={78} height={11} rx={5} />
    <rect className="f-line" x={-90} y={-110} width={52} height={11} rx={5} />
    <rect className="f-soft" x={-90} y={-88} width={86} height={6} rx={3} />
    <rect className="f-soft" x={-90} y={-76} width={70} height={6} rx={3} />
    <rect className="f-accent" x={-90} y={-58} width={58} height={20} rx={7} />
    <path className="f-sky" d="M14-24V-86a36 36 0 0 1 72 0V-24Z" />
    <circle className="f-disc" cx={50} cy={-84} r={16} />
    <path className="f-mid" d="M14-48c20-20 48-18 72-2v26H14Z" />
    <path className="l s-rim" d="M14-24V-86a36 36 0 0 1 72 0V-24" />
    <path className="f-stone2 c" d="M-112-16H112L130-5A5 5 0 0 1 127 0H-127A5 5 0 0 1-130-5Z" />
    <path className="l s-line" d="M-22-10H22" />
  </>
)

/** A lighthouse that answers: its light is on, and a message goes out. */
const lighthouse = (
  <>
    <path
      className="f-pane"
      opacity={0.5}
      d="M-14-190L-150-236Q-166-194-150-150ZM14-190L120-222Q134-192 120-160Z"
    />
    <path className="f-stone c" d="M-30-156H30L46-14H-46Z" />
    <path className="f-accent" d="M-33-128H33L36-98H-36ZM-40-70H40L43-40H-43Z" />
    <path className="c s-line" fill="none" d="M-30-156H30L46-14H-46Z" />
    <path className="f-deep c" d="M-12-14V-28a12 12 0 0 1 24 0v14Z" />
    <path className="f-stone2 c" d="M-60 0a12 14 0 0 1 12-14H48A12 14 0 0 1 60 0Z" />
    <rect className="f-deep c" x={-38} y={-164} width={76} height={9} rx={3} />
    <path className="f-pane c" d="M-20-164V-206H20V-164Z" />
    <path className="c s-line" d="M0-164V-206" />
    <path className="f-accent c" d="M-27-206a27 27 0 0 1 54 0Z" />
    <circle className="f-accent c" cy={-238} r={5} />
    <g transform="translate(-200 -8) scale(.92)">
      <path
        className="f-stone c"
        d="M64-116a14 14 0 0 1 14-14h60a14 14 0 0 1 14 14v54l-20-14H78a14 14 0 0 1-14-14Z"
      />
      <path className="l s-clay w3" d="M92-104l11 11 22-24" />
    </g>
  </>
)

const cup = (
  <>
    <path className="f-stone c" d="M20-38h9a10 10 0 0 1 0 21h-11" />
    <path className="f-stone c" d="M-25-44H25L20-6A7 7 0 0 1 13 0H-13A7 7 0 0 1-20-6Z" />
    <path className="f-accent" d="M-8-10V-22a8 8 0 0 1 16 0v12H3V-22a3 3 0 0 0-6 0v12Z" />
  </>
)

/** Six cups in a pyramid: the sixth, on top, is on the house. */
const cups = (
  <>
    {[
      [-70, 0],
      [-2, 0],
      [66, 0],
      [-36, -50],
      [32, -50],
    ].map(([x, y]) => (
      <g key={`${x} ${y}`} transform={`translate(${x} ${y})`}>
        {cup}
      </g>
    ))}
    <path className="f-stone2 c" d="M-100-50H100V-44H-100ZM-66-100H66V-94H-66Z" />
    <g transform="translate(0 -100)">
      <path className="f-disc c" d="M24-46h10a12 12 0 0 1 0 25h-13" />
      <path className="f-accent c" d="M-30-54H30L24-7A8 8 0 0 1 16 0H-16A8 8 0 0 1-24-7Z" />
      <path className="f-stone" d={star} transform="translate(0 -28) scale(.95)" />
    </g>
  </>
)

/** A pillar box, and letters on their way into it. */
const letters = (
  <>
    <path className="f-accent c" d="M-58-12V-166H58V-12Z" />
    <path className="f-disc" d="M-58-166h22v154h-22Z" />
    <path className="c s-line" fill="none" d="M-58-12V-166H58V-12Z" />
    <path className="f-line" d="M-66-12H66V0H-66Z" />
    <path className="f-accent c" d="M-68-166a68 44 0 0 1 136 0Z" />
    <rect className="f-disc c" x={-72} y={-172} width={144} height={14} rx={5} />
    <rect className="f-line" x={-36} y={-142} width={72} height={12} rx={5} />
    <path className="f-stone c" d="M-22-92a22 22 0 0 1 44 0v44h-44Z" />
    <path className="d s-line" d="M-12-84H12M-12-74H12M-12-64H4" />
    <g transform="translate(94 -132) rotate(-16)">
      <rect className="f-stone c" x={-42} y={-28} width={84} height={56} rx={6} />
      <path className="c s-line" fill="none" d="M-40-25L0 5L40-25" />
    </g>
    <g transform="translate(118 -206) rotate(10)">
      <rect className="f-pane c" x={-30} y={-20} width={60} height={40} rx={5} />
      <path className="c s-line" fill="none" d="M-28-18L0 4L28-18" />
    </g>
  </>
)

/** A microphone on its stand; what it hears becomes a list. */
const microphone = (
  <>
    <path className="f-stone2 c" d="M-112-10A10 10 0 0 1-102-20H-18A10 10 0 0 1-8-10V0H-112Z" />
    <path
      className="f-stone2 c"
      d="M-64-20V-72H-56V-20ZM-108-142v24a48 48 0 0 0 96 0v-24h-8v24a40 40 0 0 1-80 0v-24Z"
    />
    <rect className="f-accent c" x={-92} y={-226} width={64} height={128} rx={32} />
    <path className="l s-onacc" d="M-82-196H-38M-82-178H-38M-82-160H-38" />
    <path className="f-deep" d="M-92-146h64v16h-64Z" />
    <rect className="c s-line" fill="none" x={-92} y={-226} width={64} height={128} rx={32} />
    <g transform="rotate(3 66 -70)">
      <rect className="f-sh" x={20} y={-136} width={104} height={134} rx={8} />
      <rect className="f-stone c" x={12} y={-144} width={104} height={138} rx={8} />
      <path className="f-pane c" d="M42-152h44v16H42Z" />
      {[-116, -86, -56].map((y) => (
        <g key={y}>
          <rect className="f-sec" x={26} y={y} width={17} height={17} rx={4} />
          <path className="l s-card" d={`M30 ${y + 9}l4 4 6-8`} />
          <rect className="f-soft" x={52} y={y + 5} width={y === -86 ? 34 : 50} height={8} rx={4} />
        </g>
      ))}
      <rect className="f-soft" x={26} y={-26} width={60} height={8} rx={4} />
    </g>
  </>
)

/** A sweet jar full of stars; one more is on its way in. */
const jar = (
  <>
    <path className="f-pane c" d={star} transform="translate(22 -190) rotate(14) scale(1.4)" />
    <path
      className="f-stone c"
      d="M-62-176H62C62-160 84-156 84-130V-18A18 18 0 0 1 66 0H-66A18 18 0 0 1-84-18V-130C-84-156-62-160-62-176Z"
    />
    <path className="f-stone2" d="M-82-112H82V-20a16 16 0 0 1-16 18H-66a16 16 0 0 1-16-18Z" />
    {[
      [-52, -26, 10],
      [-8, -24, -14],
      [40, -28, 6],
      [-58, -68, -20],
      [-18, -66, 16],
      [26, -70, -8],
      [62, -62, 22],
      [-38, -104, 4],
      [8, -108, -18],
      [50, -104, 12],
    ].map(([x, y, turn]) => (
      <path
        className={Number(turn) % 4 === 0 ? 'f-disc c' : 'f-accent c'}
        d={star}
        key={`${x} ${y}`}
        transform={`translate(${x} ${y}) rotate(${turn}) scale(1.25)`}
      />
    ))}
    <path
      className="c s-line"
      fill="none"
      d="M-62-176H62C62-160 84-156 84-130V-18A18 18 0 0 1 66 0H-66A18 18 0 0 1-84-18V-130C-84-156-62-160-62-176Z"
    />
    <g transform="rotate(-16 -68 -176)">
      <rect className="f-accent c" x={-68} y={-202} width={136} height={26} rx={6} />
      <path className="d s-onacc" d="M-44-202v26M-20-202v26M4-202v26M28-202v26M52-202v26" opacity={0.7} />
    </g>
  </>
)

/** A desk calendar: one hour is booked, and who asks for it too is given the next. */
const calendar = (
  <>
    <path className="f-stone2 c" d="M-104 0L-84-178H104L122 0Z" />
    <path className="f-stone c" d="M-112-8L-100-166H92L104-8Z" />
    <path className="f-accent c" d="M-103-128L-100-166H92L95-128Z" />
    {[-72, -36, 0, 36, 70].map((x) => (
      <rect className="f-stone2 c" key={x} x={x - 5} y={-182} width={10} height={28} rx={5} />
    ))}
    {[-106, -72, -38].map((y, row) =>
      [-84, -40, 4, 48].map((x, column) => (
        <rect
          className={row === 1 && column > 1 ? (column === 2 ? 'f-sec' : 'f-pane c') : 'f-stone2'}
          key={`${x} ${y}`}
          opacity={row === 1 && column > 1 ? undefined : 0.6}
          x={x + row * -2}
          y={y}
          width={34}
          height={24}
          rx={5}
        />
      )),
    )}
    <path className="l s-card w3" d="M10-60l7 7 12-14" />
    <path className="l s-line w3" d="M53-60H72M65-67l7 7-7 7" />
  </>
)

/** In the order of the subjects in domain/posts/post-drawing.ts. */
export const subjects: readonly [ReactElement, ...ReactElement[]] = [
  telephone,
  map,
  laptop,
  lighthouse,
  cups,
  letters,
  microphone,
  jar,
  calendar,
]
