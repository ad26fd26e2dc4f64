import type { ReactNode } from 'react'

export const phonePath =
  'M5 4h3.5l1.8 4.4L8 9.9a11 11 0 0 0 6 6l1.6-2.3 4.4 1.9V19a1.5 1.5 0 0 1-1.6 1.5A15.5 15.5 0 0 1 3.5 5.6 1.5 1.5 0 0 1 5 4Z'
export const chatPath = 'M4 11.5A7.5 7.5 0 0 1 11.5 4h1a7.5 7.5 0 0 1 0 15H5l1.2-2.6A7.4 7.4 0 0 1 4 11.5Z'

type DeviceProps = { x: number; y: number; width: number; height: number; children: ReactNode }

/** A phone standing upright; what is on its screen is drawn from the screen's corner. */
export function Device({ x, y, width, height, children }: DeviceProps) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <rect className="f-line" width={width} height={height} rx={15} />
      <rect className="f-card" x={6} y={6} width={width - 12} height={height - 12} rx={10} />
      {children}
    </g>
  )
}

type SoundBarsProps = { x: number; y: number; heights: readonly number[]; step?: number; className?: string }

/** A voice, bar by bar, around the line `y`. */
export function SoundBars({ x, y, heights, step = 9, className = 'f-accent' }: SoundBarsProps) {
  return (
    <g className={className}>
      {heights.map((height, index) => {
        const left = x + step * index
        return <rect key={left} x={left} y={y - height / 2} width={4.5} height={height} rx={2.25} />
      })}
    </g>
  )
}

/** A slip that waits in a wicker basket; the basket hangs at the origin from the window above. */
export function BasketWithSlip({ lines }: { lines: readonly string[] }) {
  return (
    <>
      <path className="c w3" fill="none" d="M-64 84A64 84 0 0 1 64 84" />
      <g transform="rotate(-4 0 60)">
        <path className="f-stone c" d="M-72-8a6 6 0 0 1 6-6H66a6 6 0 0 1 6 6V77H-72Z" />
        <circle className="f-disc c" cx={68} cy={-10} r={14} />
        <text className="t-onacc t-disp" x={68} y={-3} fontSize={18} textAnchor="middle">
          ?
        </text>
        {lines.map((line, index) => (
          // paper is light by night too, so its words stay dark
          <text className="f-line" key={line} x={-56} y={20 + 23 * index} fontSize={18}>
            {line}
          </text>
        ))}
      </g>
      <path className="f-disc c" d="M-72 78H72L58 136a8 8 0 0 1-8 6H-50a8 8 0 0 1-8-6Z" />
      <path className="d s-onacc" opacity={0.8} d="M-66 100H66M-61 120H61M-36 86l8 56M0 86v56M36 86l-8 56" />
      <rect className="f-stone2 c" x={-80} y={70} width={160} height={14} rx={7} />
    </>
  )
}

/** The owner upstairs, with the lamp on. */
export function OwnersWindow() {
  return (
    <>
      <path className="f-pane c" d="M0 120V44a44 44 0 0 1 88 0v76Z" />
      <path className="f-line" d="M22 62V50a22 22 0 0 1 44 0v12Z" />
      <circle className="f-stone2" cx={44} cy={60} r={18} />
      <path className="f-line" d="M25 56c8-2 16-6 20-14 4 8 10 12 19 14 0-34-39-34-39 0Z" />
      <path className="f-disc" d="M8 120c0-28 16-38 36-38s36 10 36 38Z" />
      <path className="c s-line" fill="none" d="M0 120V44a44 44 0 0 1 88 0v76Z" />
      <rect className="f-stone2 c" x={-14} y={118} width={116} height={12} rx={4} />
    </>
  )
}

/** A bicycle, its wheels on the line y = 70. */
export function Bicycle() {
  return (
    <g className="c" fill="none">
      <circle className="c w3 s-stone" cx={26} cy={44} r={25} />
      <circle className="c w3 s-stone" cx={106} cy={44} r={25} />
      <path
        className="c w3 s-pane"
        d="M26 44L48 8H92L62 46ZM106 44L88 0H76M62 46L44 2M36 1H52"
        strokeLinecap="round"
      />
    </g>
  )
}

type BubbleProps = { d: string; icon: string; at: readonly [number, number]; lines: readonly string[] }

/** What somebody asks, with the sign of the way it came in. */
export function Question({ d, icon, at: [x, y], lines }: BubbleProps) {
  return (
    <>
      <path className="f-card c" d={d} />
      <path className="l s-accent" transform={`translate(${x} ${y - 19})`} d={icon} />
      {lines.map((line, index) => (
        <text key={line} x={x + 34} y={y + 24 * index} fontSize={20}>
          {line}
        </text>
      ))}
    </>
  )
}
