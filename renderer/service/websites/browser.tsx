import type { ReactNode } from 'react'

type BrowserProps = {
  x: number
  y: number
  width: number
  height: number
  bar?: number
  children?: ReactNode
}

/** A browser window; the page is drawn from its upper left corner, below a bar of three dots and an address. */
export function Browser({ x, y, width, height, bar = 34, children }: BrowserProps) {
  const middle = bar / 2
  return (
    <g transform={`translate(${x} ${y})`}>
      <path className="f-sh" d={`M10 12H${width + 10}V${height}H10Z`} />
      <path
        className="f-card c"
        d={`M0 ${height}V16A16 16 0 0 1 16 0H${width - 16}a16 16 0 0 1 16 16V${height}Z`}
      />
      <path className="c" d={`M0 ${bar}H${width}`} />
      <g className="f-soft">
        {[18, 34, 50].map((cx) => (
          <circle key={cx} cx={cx} cy={middle} r={bar / 7} />
        ))}
        <rect x={width * 0.28} y={middle * 0.5} width={width * 0.44} height={middle} rx={middle / 2} />
      </g>
      {children}
    </g>
  )
}

/** The stones of an arch around the origin, inner radius 100, outer 140; the crown is left open. */
export function ArchStones() {
  return [-80, -60, -40, -20, 20, 40, 60, 80].map((turn) => (
    <path
      className={turn % 40 === 0 ? 'f-stone2 c' : 'f-stone c'}
      key={turn}
      transform={`rotate(${turn})`}
      d="M-17.4-98.500L-24.3-137.9A140 140 0 0 1 24.3-137.9L17.4-98.500A100 100 0 0 0-17.4-98.500Z"
    />
  ))
}

/** The last stone on its ring, its foot at the origin. */
export function Keystone() {
  return (
    <>
      <circle className="c w3" fill="none" cy={-54} r={6} />
      <path className="f-accent c" d="M-16 0L-25-48H25L16 0A100 100 0 0 0-16 0Z" />
      <path className="d s-onacc" opacity={0.7} d="M-9-9L-15-39H15L9-9Z" />
    </>
  )
}

/** What stands behind the arch: a morning and two hills, 100 units to either side of the origin. */
export function Morning() {
  return (
    <>
      <path className="f-sky" d="M-100 149V0a100 100 0 0 1 200 0V149Z" />
      <circle className="f-disc" cx={14} cy={24} r={44} />
      <path className="f-mid" d="M-100 70C-50 22 10 20 100 60V149H-100Z" />
      <path className="f-deep" d="M-100 104C-30 66 40 72 100 104V149H-100Z" />
    </>
  )
}
