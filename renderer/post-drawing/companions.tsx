import type { ReactElement } from 'react'

// Small things beside the subject. Each stands on y = 0 with its middle at x = 0, at most 120 high and 90 wide.

/** In no order: a post's drawing holds two of them. */
export const companions: readonly ReactElement[] = [
  <g key="plant">
    <path className="f-mid c" d="M0-48C-34-56-42-84-34-104C-12-98-2-78 0-48Z" />
    <path className="f-far c" d="M2-48C2-84 16-104 38-110C44-84 30-58 2-48Z" />
    <path className="f-mid c" d="M0-46C-8-74-6-98 4-118C18-98 16-70 4-46Z" />
    <path className="f-disc c" d="M-28-46H28L20 0H-20Z" />
  </g>,
  <g key="books">
    <rect className="f-mid c" x={-46} y={-22} width={92} height={22} rx={3} />
    <rect className="f-pane c" x={-38} y={-40} width={78} height={18} rx={3} />
    <rect className="f-accent c" x={-42} y={-60} width={70} height={20} rx={3} />
    <path className="c s-line" d="M-30-22V0M22-40v18" />
    <path className="f-stone c" d="M-12-60a13 13 0 0 1 26 0Z" />
  </g>,
  <g key="pencils">
    <path className="f-pane c" d="M-14-46L-24-104L-16-110L-8-104L-4-46Z" />
    <path className="f-accent c" d="M4-46L8-96L16-104L22-94L16-46Z" />
    <path className="f-stone c" d="M-26-54H26L22 0H-22Z" />
    <path className="f-mid" d="M-25-40H25L24-24H-24Z" />
  </g>,
  <g key="lemons">
    <path className="f-pane c" d="M-36-19C-36-34-14-40 0-26C6-20 8-14 2-9C-8 4-36 2-36-19Z" />
    <path className="f-pane c" d="M0-20C4-36 30-38 38-22C42-10 34 0 18 0C4 0-2-8 0-20Z" />
    <path className="f-mid c" d="M4-30C8-48 24-54 38-50C34-36 20-28 4-30Z" />
  </g>,
  <g key="cup">
    <path className="f-card c" d="M24-34h8a10 10 0 0 1 0 20h-10" />
    <path className="f-card c" d="M-26-44H26V-16A16 16 0 0 1 10 0H-10A16 16 0 0 1-26-16Z" />
    <path className="f-disc" d="M-25-32H25v10H-25Z" />
  </g>,
  <g key="bell">
    <path className="f-stone2 c" d="M-40-12H40V0H-40Z" />
    <path className="f-pane c" d="M-34-12a34 34 0 0 1 68 0Z" />
    <path className="f-accent c" d="M-5-46h10v-6h4v-8H-9v8h4Z" />
  </g>,
  <g key="lamp">
    <path className="f-disc c" d="M-34-8A8 8 0 0 1-26-16H6A8 8 0 0 1 14-8V0H-34Z" />
    <path className="c w4 free" fill="none" d="M-10-16L-26-62L8-92" />
    <path className="f-accent c" d="M-6-96L20-116L44-84C36-70 20-66 6-72Z" />
    <path className="f-pane c" d="M10-71C18-66 36-71 43-83C48-74 44-62 34-58C24-54 12-60 10-71Z" />
  </g>,
  <g key="house">
    <path className="f-stone c" d="M-30 0V-48L0-76L30-48V0Z" />
    <path className="f-accent c" d="M-38-46L0-82L38-46L32-40L0-70L-32-40Z" />
    <path className="f-deep c" d="M-10 0V-22a10 10 0 0 1 20 0V0Z" />
  </g>,
]
