import type { ReactElement } from 'react'

// Small things beside the subject. Each stands on y = 0 with its middle at x = 0, at most 120 high and 90 wide.

/** In no order: a post's drawing holds two of those that belong to its setting. */
export const companions: Record<'room' | 'street', readonly ReactElement[]> = {
  room: [
    <g key="plant">
      <path className="f-mid c" d="M0-48C-34-56-42-84-34-104C-12-98-2-78 0-48Z" />
      <path className="f-far c" d="M2-48C2-84 16-104 38-110C44-84 30-58 2-48Z" />
      <path className="f-mid c" d="M0-46C-8-74-6-98 4-118C18-98 16-70 4-46Z" />
      <path className="f-disc c" d="M-28-46H28L20 0H-20Z" />
    </g>,
    <g key="books" transform="translate(-4 0)">
      <rect className="f-stone2 c" x={-42} y={-22} width={84} height={22} rx={3} />
      <rect className="f-pane c" x={-38} y={-40} width={78} height={18} rx={3} />
      <rect className="f-accent c" x={-42} y={-60} width={70} height={20} rx={3} />
      <path className="c s-line" d="M-30-22V0M22-40v18" />
      <path className="c free w3" fill="none" d="M9-71L25-61M-16-71q5-6 10 0" />
      <path
        className="f-stone c"
        d="M-32-69a8 8 0 1 1 16 0a8 8 0 1 1-16 0ZM-6-69a8 8 0 1 1 16 0a8 8 0 1 1-16 0Z"
      />
    </g>,
    <g key="pencils">
      <path className="f-pane c" d="M-14-46L-24-104L-16-110L-8-104L-4-46Z" />
      <path className="f-accent c" d="M4-46L8-96L16-104L22-94L16-46Z" />
      <path className="f-stone c" d="M-26-54H26L22 0H-22Z" />
      <path className="f-mid" d="M-25-40H25L24-24H-24Z" />
    </g>,
    <g key="cup">
      <path className="f-stone c" d="M24-34h8a10 10 0 0 1 0 20h-10" />
      <path className="f-stone c" d="M-26-44H26V-16A16 16 0 0 1 10 0H-10A16 16 0 0 1-26-16Z" />
      <path className="f-disc" d="M-25-32H25v10H-25Z" />
    </g>,
    <g key="bell">
      <path className="f-stone2 c" d="M-40-12H40V0H-40Z" />
      <path className="f-pane c" d="M-34-12a34 34 0 0 1 68 0Z" />
      <path className="f-accent c" d="M-5-46h10v-6h4v-8H-9v8h4Z" />
    </g>,
    <g key="lamp">
      <path className="f-disc c" d="M-34-8A8 8 0 0 1-26-16H6A8 8 0 0 1 14-8V0H-34Z" />
      <path className="f-stone2 c" d="M-14-16L-29-62L6-95L10-90L-21-61L-7-16Z" />
      <path className="f-accent c" d="M-6-96L20-116L44-84C36-70 20-66 6-72Z" />
      <path className="f-pane c" d="M10-71C18-66 36-71 43-83C48-74 44-62 34-58C24-54 12-60 10-71Z" />
    </g>,
    <g key="teapot" transform="translate(4 0) scale(.88)">
      <path className="f-disc c" d="M28-50C58-56 60-10 30-12L33-20C48-20 47-44 27-41Z" />
      <path className="f-disc c" d="M-34-22C-48-30-44-46-58-54L-46-58C-34-52-36-42-30-38Z" />
      <path className="f-disc c" d="M-22-56H22C40-46 42-18 24 0H-24C-42-18-40-46-22-56Z" />
      <path className="f-stone c" d="M-24-56a24 16 0 0 1 48 0Z" />
      <circle className="f-pane c" cx={0} cy={-77} r={6} />
    </g>,
    <g key="tulips">
      <path className="f-mid c" d="M-3-40C-30-54-40-74-38-92C-16-86-2-66-3-40Z" />
      <path className="f-mid c" d="M3-40C28-50 40-64 40-82C20-78 4-62 3-40Z" />
      <path className="f-mid c" d="M-3-40V-88H3V-40Z" />
      <path className="f-accent c" d="M-18-116L-8-106L0-120L8-106L18-116C22-96 14-86 0-86S-22-96-18-116Z" />
      <path className="f-stone c" d="M-18-46H18L14-36C28-26 28-4 14 0H-14C-28-4-28-26-14-36Z" />
      <path className="f-far" d="M-22-22H22C22-18 21-14 20-11H-20C-21-14-22-18-22-22Z" />
    </g>,
    <g key="radio" transform="translate(-4 0) scale(.9)">
      <path className="f-stone2 c" d="M-32-54V-76H32V-54H26V-70H-26V-54Z" />
      <rect className="f-accent c" x={-48} y={-58} width={96} height={58} rx={9} />
      <circle className="f-stone c" cx={-20} cy={-29} r={18} />
      <circle className="f-line" cx={-20} cy={-29} r={5} />
      <rect className="f-pane c" x={8} y={-46} width={30} height={14} rx={3} />
      <circle className="f-stone c" cx={15} cy={-15} r={6} />
      <circle className="f-stone c" cx={32} cy={-15} r={6} />
    </g>,
  ],
  street: [
    <g key="cat">
      <path className="f-pane c" d="M22-10C48-8 52-26 44-42C41-48 50-52 54-44C66-20 52 4 22 0Z" />
      <path className="f-pane c" d="M-26 0C-34-30-22-54-12-62H12C24-52 36-28 28 0Z" />
      <path className="f-pane c" d="M-26-78L-26-108L-12-98H12L26-108L26-78C24-62 12-56 0-56S-24-62-26-78Z" />
      <path className="f-accent" d="M-16-58C-8-54 8-54 16-58L14-50C6-46-6-46-14-50Z" />
      <path className="c s-line" fill="none" d="M-14-82v3M14-82v3M-4-71L0-68L4-71" />
    </g>,
    <g key="tree">
      <path className="f-stone2 c" d="M-5 0V-60H5V0Z" />
      <path className="f-mid c" d="M0-34C-40-34-46-70-30-88C-28-112 28-112 30-88C46-70 40-34 0-34Z" />
      <path className="c s-line" fill="none" d="M0-34V-66M0-50L12-60" />
    </g>,
    <g key="bench">
      <path className="f-line" d="M-38-24h8V0h-8ZM30-24h8V0h-8Z" />
      <path className="f-accent c" d="M-46-34H46v10H-46ZM-46-62H46v14H-46Z" />
      <path className="c w3 s-line" d="M-34-48v14M34-48v14" />
    </g>,
    <g key="van">
      <path className="f-stone2 c" d="M-44-76H24v6H-44Z" />
      <path className="f-accent c" d="M-54-12V-62a6 6 0 0 1 6-6H16q12 0 18 12l8 16q10 4 10 14v14Z" />
      <path className="f-sky2 c" d="M10-60h6q7 0 11 8l6 12H10Z" />
      <path className="f-stone" d="M-40-26V-42a12 12 0 0 1 24 0v16h-7v-15a5 5 0 0 0-10 0v15Z" />
      <circle className="f-stone c w4" cx={-30} cy={-12} r={12} />
      <circle className="f-stone c w4" cx={32} cy={-12} r={12} />
    </g>,
    <g key="tub">
      <path className="f-mid c" d="M-28-34a16 16 0 0 1 10-28a20 20 0 0 1 38 0a16 16 0 0 1 10 28Z" />
      <path className="f-disc c" d="M-34-36H34L28 0H-28Z" />
    </g>,
  ],
}
