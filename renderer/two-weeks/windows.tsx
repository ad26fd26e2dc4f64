import type { ReactElement } from 'react'

// What each window shows, 140 wide and 140 high: it stands on y = 0 with its middle at x = 0.

const envelope = (transform: string, fill = 'f-stone') => (
  <g transform={transform}>
    <rect className={`${fill} c`} x={-30} y={-20} width={60} height={40} rx={4} />
    <path className="c s-line" fill="none" d="M-28-18L0 4L28-18" />
  </g>
)

const phone = (transform: string) => (
  <g transform={transform}>
    <rect className="f-line" x={-24} y={-88} width={48} height={88} rx={10} />
    <rect className="f-card" x={-19} y={-82} width={38} height={76} rx={6} />
  </g>
)

const person = (x: number, coat: string, skin: string, hair: string) => (
  <g transform={`translate(${x} 0)`}>
    <path className={`${coat} c`} d="M-30 0V-16A30 30 0 0 1 30-16V0Z" />
    <circle className="c s-line" fill={skin} cy={-62} r={17} />
    <path className="c" fill={hair} d="M-17-62a17 17 0 0 1 34 0c-8-8-26-10-34 0Z" />
  </g>
)

const tick = 'M-9 0l6 7 13-15'
const star = 'M0-34L9.500-12.500 33-10.500 15.500 5 20.500 28 0 16-20.500 28-15.500 5-33-10.500-9.500-12.500Z'
/** The five points of the star alone: it is missing. */
const points =
  'M-6.6 -19.0L0 -34L6.6 -19.0M16.6 -11.9L33 -10.5L20.8 0.3M17.0 11.9L20.5 28L6.2 19.6M-6.2 19.6L-20.5 28L-17.0 11.9M-20.8 0.3L-33 -10.5L-16.6 -11.9'
/** The star on its two points. */
const standing = 'translate(0 -39) scale(1.35)'

/** Late: messages, calls, a clash, invoices, a star that nobody asked for. */
export const before: readonly ReactElement[] = [
  <g key="messages">
    {envelope('translate(-24 -20) rotate(-5)')}
    {envelope('translate(28 -20) rotate(4)')}
    {envelope('translate(2 -54) rotate(8)')}
    {envelope('translate(-6 -92) rotate(-9)', 'f-pane')}
  </g>,
  <g key="calls">
    {phone('translate(0 0)')}
    <circle className="f-accent" cy={-50} r={13} />
    <path className="l s-onacc" d="M-5-55l10 10M5-55l-10 10" />
    <path className="l" d="M-38-62q-8 14 0 30M-50-70q-13 23 0 46M38-62q8 14 0 30M50-70q13 23 0 46" />
  </g>,
  <g key="clash">
    {person(-32, 'f-stone', '#D9A27E', '#2A1D17')}
    {person(32, 'f-accent', '#E9BE9C', '#6B3A22')}
    <path
      className="f-card c"
      d="M-22-128h44a8 8 0 0 1 8 8v20a8 8 0 0 1-8 8H4l-6 10-4-10h-16a8 8 0 0 1-8-8v-20a8 8 0 0 1 8-8Z"
    />
    <path className="l s-accent w3" d="M0-122v13M0-102v1" />
  </g>,
  <g key="invoices">
    <path className="f-pane" opacity={0.75} d="M8-84L-64-40V0H26L18-72Z" />
    {[0, 1, 2, 3, 4, 5].map((sheet) => (
      <rect
        className="f-stone c"
        key={sheet}
        x={-46 + (sheet % 3) * 5}
        y={-12 - 12 * sheet}
        width={70}
        height={12}
        rx={2}
      />
    ))}
    <path className="f-deep c" d="M30-8h30V0H30Z" />
    <path className="c w3" fill="none" d="M45-8V-70L22-96" />
    <path className="f-accent c" d="M8-84L32-110L42-92L18-72Z" />
  </g>,
  <g key="review">
    <path className="c w3" fill="none" d={points} transform="translate(0 -46) scale(1.35)" />
  </g>,
]

/** The same by day: answered, a slot in the pocket, two hours for two people, tea, a star. */
export const after: readonly ReactElement[] = [
  <g key="messages">
    {envelope('translate(-22 -20) rotate(-4)')}
    {envelope('translate(26 -20) rotate(3)')}
    <circle className="f-sec c" cx={4} cy={-66} r={22} />
    <path className="l s-card w3" d={tick} transform="translate(3 -66)" />
  </g>,
  <g key="calls">
    {phone('translate(-18 0)')}
    <path
      className="f-sec c"
      d="M-6-112h56a10 10 0 0 1 10 10v24a10 10 0 0 1-10 10H12L0-56v-12h-6a10 10 0 0 1-10-10v-24a10 10 0 0 1 10-10Z"
    />
    <path className="l s-card w3" d={tick} transform="translate(22 -90)" />
  </g>,
  <g key="diary">
    <path className="f-stone c" d="M-54-112H54V0H-54Z" />
    <path className="f-accent c" d="M-54-112H54v24H-54Z" />
    <path className="d s-line" opacity={0.6} d="M-54-58H54M-54-29H54M-22-88V0" />
    <rect className="f-sec" x={-15} y={-82} width={62} height={18} rx={5} />
    <rect className="f-disc" x={-15} y={-52} width={62} height={18} rx={5} />
  </g>,
  <g key="tea">
    <path className="f-stone c" d="M26-44h10a12 12 0 0 1 0 24H22" />
    <path className="f-stone c" d="M-34-56H34V-22A22 22 0 0 1 12 0H-12A22 22 0 0 1-34-22Z" />
    <path className="f-disc" d="M-33-40H33v12H-33Z" />
    <path className="l s-line" d="M-12-68q-9-10 0-20t0-20M10-68q-9-10 0-20t0-20" />
  </g>,
  <g key="review">
    <path className="f-accent c" d={star} transform={standing} />
  </g>,
]
